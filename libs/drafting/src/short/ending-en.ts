export const en = {
  start: `This Agreement takes effect when both Parties have signed. {duration}`,
  untilPerformed: `It lasts until everything is performed and paid.`,
  client: `The Client may end this Agreement at any time, without a reason, by written notice of {notice}.`,
  provider: `The Provider may end this Agreement with the same notice for an important reason, such as non-payment, non-cooperation, {obstacle} or an unlawful instruction, and, as far as the law allows, {compensation}.`,
  obstacle: { person: `illness`, company: `an objective obstacle` },
  compensation: { freelancer: `owes no compensation`, otherwise: `owes compensation only if at fault` },
  payment: {
    balanced: `After either notice the Client pays{inProportion} {performed} and, if it gave or caused the notice, reasonable unavoidable costs.`,
    freelancer: `After either notice the Client pays{inProportion} {performed} and, if it gave or caused the notice, all unavoidable costs.`,
    client: `After either notice the Client pays{inProportion} {performed} and, if it gave or caused the notice, unavoidable costs that it had approved or reimburses under clause {expenses}.`,
  },
  performed: {
    balanced: `for the Services performed, including work in progress,`,
    freelancer: `for all Services performed, including work in progress,`,
    client: `for the Services performed as agreed until the end, including usable work in progress,`,
  },
  commission: `the commission due under clauses {rate} and {tail}`,
  inProportion: ` in proportion`,
  fee: `If the Client ends this Agreement under clause {exit}{beforeCompletion}, it also pays a cancellation fee for preparation and {besides}{nature} not owed after force majeure or breach by the Provider.`,
  beforeCompletion: ` before the Services are completed`,
  feeBesides: { costs: `other unpaid costs up to the notice`, time: `time kept free, not paid otherwise` },
  nature: {
    estimated: `, estimated at {share}, or less if the Client proves less. It is no penalty and`,
    agreed: `, of {share}. It is no penalty and`,
    actual: `, as far as the Provider shows them and at most {share}. It is`,
  },
  cure: `A Party may end this Agreement at once in writing if the other commits a material breach, such as not paying an undisputed sum, and does not remedy it within {cure} after a written demand. {payment}`,
  breachPayment: {
    performed: `Services performed as agreed are paid{besides}.`,
    commission: `Commission stays due under clauses {rate} and {tail}{besides}.`,
  },
  besides: `; if the Provider ends it under this clause, so are the sums in clause {cancellation}`,
  handover: {
    otherwise: `Within {invoice} after the end the Provider {settles}; within {delivery} after undisputed sums are paid it hands over the Deliverables, as far as made.`,
    client: `Within {invoice} after the end the Provider {settles}. Within {delivery} after the end it hands over all Deliverables, also unfinished ones, for which the Client has paid or undertakes to pay on time. For {help} after the end it answers reasonable questions about them free of charge.`,
  },
  settles: {
    commission: `returns any overpayment`,
    otherwise: `sends a final invoice and returns any overpayment`,
  },
  returned: ` Each Party then returns or deletes what it may not keep{personal}.`,
  personal: `; for personal data clause {deletion} prevails`,
} as const;
