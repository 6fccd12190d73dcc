export const en = {
  negotiation: `The Parties first try to settle a dispute by negotiation within {days} after one of them describes it to the other in writing.`,
  mediation: `If that fails, they try mediation with a mediator whom they choose together, and share the mediator’s fee equally. If they have not chosen a mediator or settled within {days} after one of them asked for mediation, either Party may go to court.`,
  court: {
    country: `Disputes that are not settled are decided by {courts}. Which of these courts has jurisdiction follows from the law.`,
    city: `Disputes that are not settled are decided by {courts}. Place of the court: {courtCity}.`,
  },
  direct: `These steps do not keep a Party from asking a court for urgent protection, from using {procedure} at once, or from turning to a competent authority.`,
  procedure: { small: `a small-claims procedure`, orders: `a small-claims or payment-order procedure` },
  performance: `While a dispute goes on, the Parties keep performing what is not in dispute{undisputed}.{suspending}`,
  undisputed: `, and the Client pays undisputed sums on time`,
  suspending: ` The right to suspend under clause {suspension} remains.`,
} as const;
