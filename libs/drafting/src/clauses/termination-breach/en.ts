export const en = {
  cure: `A Party may end this Agreement by written notice with immediate effect if the other Party commits a material breach and does not remedy it within {period} after receiving a written demand that describes it, or cannot remedy it.`,
  material: `A breach is material if it deprives the other Party of what it could essentially expect from this Agreement, for example a serious or repeated failure to perform the Services as agreed{seriousBreaches}.`,
  insolvency: `As far as the law allows, a Party may also end this Agreement with immediate effect if the other Party stops its payments, enters insolvency proceedings or is being wound up.`,
  nonPayment: `If an undisputed sum is more than {days} overdue and the Client does not pay it within {period} after a written reminder, the Provider may end this Agreement with immediate effect.`,
  missedDate: `The Client may also end this Agreement with immediate effect if the Provider misses an agreed date by more than {days} for a reason other than the Client or force majeure.`,
  payment: `In all these cases{standstill} {owed}. Claims that arose from the breach remain.{besides}`,
  owed: {
    commission: `commission stays due under clauses {rate} and {tail}`,
    otherwise: `the Client pays the Fees for the Services performed as agreed until the end`,
  },
  standstill: `, and if the Provider ends this Agreement under clause {stopped},`,
  besides: ` If the Provider ends this Agreement under {exits}, the Client also pays the sums in clause {cancellation}, as if the Client had ended it.`,
  use: `use of the Deliverables beyond the rights that this Agreement grants`,
  useAlone: ` or {use}`,
  exits: { two: `clause {cure} or {unpaid}`, three: `clause {cure}, {unpaid} or {stopped}` },
  clauses: { one: `clause {first}`, two: `clause {first} or {second}` },
  seriousBreach: `, {use}, or a serious breach of {clauses}`,
} as const;
