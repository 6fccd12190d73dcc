export const en = {
  nature: `{purpose} It is not a penalty and does not limit the Client’s right to end this Agreement. It is not owed if the Provider ends this Agreement under clause {providerExit}, or if the Client ends it because of a breach by the Provider or because of force majeure.`,
  purpose: {
    lithuanian: `This sum reimburses reasonable costs incurred until the notice was received (article 6.721(1) of the Civil Code of the Republic of Lithuania).`,
    otherwise: `The cancellation fee pays for preparation and {paidFor}.`,
  },
  paidFor: { client: `unavoidable costs`, otherwise: `reserved time` },
  concepts: `All rights in concepts and drafts that the Client has not accepted stay with the Provider, even if the cancellation fee has been paid.`,
  opening: `If the Client ends this Agreement under clause {terminationConvenience}{beforeCompletion}, it pays, besides the sums in clause {payment},`,
  beforeCompletion: ` before the Services are completed`,
  share: `{percent} of {base}`,
  actualCosts: `{opening} for preparation actually done and costs actually incurred that are not yet paid (the cancellation fee). The Provider shows what it consists of, and it is at most {share}.`,
  estimatedCosts: `{opening} a cancellation fee for planning, preparation and other costs of the Services up to the notice, which those sums do not pay for. The Parties estimate these costs at {share}; if the Client shows that they were lower, the lower sum is owed.`,
  cancellationFee: `{opening} a cancellation fee of {share}.`,
  /** In the genitive where the language has it, as the next three. */
  scheduledHours: `the Fees for the hours that the Client had ordered or the Parties had scheduled in writing for the time after the end`,
  orderedUnits: `the Fees for the units that the Client had ordered and that were not yet completed`,
  monthlyFee: `one monthly fee`,
  openServices: `the Fees for the Services not yet performed`,
} as const;
