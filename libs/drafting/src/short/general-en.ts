export const en = {
  court: `Disputes not settled by negotiation within {days}{mediation} are decided by {courts}{city}. This does not delay urgent protection or payment orders.`,
  mediation: ` or by mediation within a further {days}, at equal cost,`,
  city: `. Place of the court: {courtCity}`,
  notices: {
    balanced: `Notices are given in writing, which includes e-mail; one that ends this Agreement or claims a breach is signed, also electronically. E-mail counts as received on the next working day`,
    freelancer: `Notices, also of the end of this Agreement, are given in writing, which includes e-mail. E-mail counts as received on the next working day`,
    client: `Notices are given in writing, which includes e-mail; one that ends this Agreement or claims a breach is sent by registered letter. A letter counts as received at the latest {days} after posting, e-mail on the next working day`,
  },
  workingDay: ` (any day but Saturday, Sunday and public holidays in the Provider’s country).`,
  transfer: `Neither Party may transfer this Agreement without the other’s written consent; claims for payment may be assigned.`,
  whole: `This is the entire agreement of the Parties; general terms of either do not apply.{fraud}`,
  fraud: ` Liability for fraud is not affected.`,
  form: `Amendments need the signatures of both Parties, also electronic; changes of the Services follow clause {change}.`,
  severability: `If a provision is invalid, the rest remains in force.`,
  capacity: `Each Party acts for business purposes and confirms that its details are correct.`,
  counterparts: `This Agreement is made in {language} and signed in two counterparts or, unless the law requires another form, by electronic signatures that identify the signatories.`,
  language: { one: `English`, both: `English and Lithuanian` },
} as const;
