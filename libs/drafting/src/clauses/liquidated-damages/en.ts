export const en = {
  provider: `If the Provider, through its own fault, delivers {late} later than agreed, for each working day of delay it pays the Client {percent} of {part}`,
  late: { stage: `a milestone`, otherwise: `a Deliverable` },
  part: {
    stage: `the amount that clause {stages} names for it.`,
    hours: `the Fees for the hours that it reasonably takes.`,
    month: `the Fees for the month in which it was to be delivered.`,
    whole: `the Fees. If only some of the Deliverables are late, the percentage is counted from the share of the Fees that corresponds to the work on them.`,
  },
  client: `If the Client, through its own fault, gives agreed materials, access or answers late, it pays the Provider the same percentage, counted in the same way from the Fees for the work that this holds up. No such sum is owed for late payment.`,
  limit: `For one delay, a Party pays at most {percent} of the same amount, and nothing for delay caused by the other Party or by force majeure. The Parties regard these sums as a reasonable estimate, made in advance, of the loss that delay causes, and not as a punishment.`,
  otherRemedies: `{effect} The right to end this Agreement remains.{cap}`,
  effect: {
    client: `These sums are deducted from any damages for the same delay.`,
    otherwise: `These sums are the only compensation for the delay itself.`,
  },
  cap: ` They count towards the limit in clause {liabilityCap}.`,
} as const;
