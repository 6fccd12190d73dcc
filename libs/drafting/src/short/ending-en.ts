export const en = {
  start: `This Agreement takes effect when both Parties have signed it. {duration}`,
  untilPerformed: `It lasts until everything is performed and paid.`,
  client: `The Client may end this Agreement at any time, without a reason, by written notice of {days}.`,
  provider: `The Provider may end this Agreement by written notice of {days} for an important reason, such as non-payment, lack of cooperation, illness or an unlawful instruction, and owes compensation only if it is at fault.`,
  objective: `The Provider may end this Agreement by written notice of {days} for an important reason, such as non-payment, lack of cooperation, an objective obstacle or an unlawful instruction, and owes compensation only if it is at fault.`,
  payment: {
    balanced: `The Client then pays for the Services performed, including work in progress, and for reasonable costs that the Provider cannot avoid{fixedPrice}.`,
    freelancer: `The Client then pays for all Services performed, including work in progress, and for all costs that the Provider cannot avoid{fixedPrice}.`,
    client: `The Client then pays for the Services performed as agreed until the end, including usable work in progress, and for unavoidable costs that it had approved{fixedPrice}.`,
  },
  fixedPrice: `; a fixed price is paid in proportion`,
  fee: `If the Client ends this Agreement under clause {exit}{beforeCompletion}, it also pays a cancellation fee for planning, preparation and {besides}, not paid otherwise{nature} not owed in case of force majeure or breach by the Provider.`,
  beforeCompletion: ` before the Services are completed`,
  feeBesides: { costs: `other costs`, time: `time kept free` },
  nature: {
    estimated: `, which the Parties estimate at {share}, or less if the Client shows it. It is not a penalty and is`,
    agreed: `, of {share}. It is not a penalty and is`,
    actual: `, as far as the Provider shows these costs and at most {share}. It is`,
  },
  cure: `A Party may end this Agreement at once by written notice if the other commits a material breach, such as not paying an undisputed sum, and does not remedy it within {cure} after a written demand. {payment}`,
  breachPayment: `Services performed as agreed are paid{besides}.`,
  besides: `; if the Provider ends it because of the Client, so are the sums in clause {cancellation}`,
  handover: {
    otherwise: `Within {invoice} after the end the Provider sends a final invoice; within {delivery} after this is paid it hands over the Deliverables, as far as made.`,
    client: `Within {invoice} after the end the Provider sends a final invoice and returns any surplus. Within {delivery} after the end it hands over all Deliverables, also unfinished ones, for which the Client has paid or undertakes to pay on time. For {help} after the end it answers reasonable questions about them free of charge.`,
  },
  returned: ` Each Party then returns or deletes the other’s materials.`,
} as const;
