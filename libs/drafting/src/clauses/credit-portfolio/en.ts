export const en = {
  byLine: {
    balanced: `A text carries the author’s name if the Parties agree on this for that text. Otherwise the Client may publish it without a name or under its own (ghost-writing).`,
    freelancer: `The Client names the author of a text where this is customary for such texts, unless the Parties agree in writing that it is ghost-written.`,
    client: `As far as the law allows, the Client may publish the texts without the author’s name or under its own name (ghost-writing).`,
  },
  credit: {
    balanced: `The Client names the author of a Deliverable where this is customary and reasonable.`,
    freelancer: `The Client names the author, in the form that the Provider states, wherever this is customary for work of this kind.`,
    client: `The Client need not name the author when it uses the Deliverables.`,
  },
  moralRights: `The author’s moral rights stay with the author{limit}.`,
  limit: {
    lithuanian: ` and cannot be transferred`,
    otherwise: `, as far as the law protects them`,
  },
  waiver: `As far as the law allows, the Provider waives, in favour of the Client and those who derive rights from it, all moral rights in the Deliverables, and obtains the same from every author whom it engages.`,
  changes: `The author’s moral rights stay with the author and are not transferred. As far as the law allows, the Provider agrees that the Client makes the changes that its usual use of the Deliverables requires and that do not harm the author’s honour or reputation, and obtains the same from every author whom it engages.`,
  limits: `The portfolio shows no personal data and nothing that the Client has asked in writing, for a good reason, to leave out.`,
  allowed: `The Provider may show the Deliverables and name the Client as its client in its portfolio and in offers{accepted}. {limits}`,
  accepted: ` after they have been accepted or put into use`,
  afterPublication: `Once the Client has published the Deliverables, the Provider may show the published parts and name the Client as its client in its portfolio and in offers. {limits}`,
  forbidden: `Except as far as the Services need it, the Provider shows the Deliverables to others only with the Client’s prior written consent{goodReason}.`,
  goodReason: `, which is not refused without good reason`,
} as const;
