export const en = {
  extras: {
    web_development: `This includes the repository, the instructions for deployment, and a list of third-party components and services.`,
    marketing: `The Client’s accounts, campaigns, audiences and measurement data stay with the Client in any case.`,
    design: `This includes a list of the fonts and images used, with their licences.`,
  },
  deliverables: {
    balanced: `Within {delivery} after the sums then due have been paid, the Provider hands over the Deliverables, as far as they have been made.`,
    freelancer: `Within {delivery} after all sums then due have been paid, the Provider hands over the Deliverables, as far as they have been made.`,
    client: `Within {delivery} after the end the Provider hands over all Deliverables, including unfinished ones, for which the Client has paid or undertakes to pay on time.`,
  },
  commission: `Within {days} after this Agreement ends, for whatever reason, the Provider returns any overpayment. Commission that falls due later is invoiced as clause {issue} says.`,
  invoice: `Within {days} after this Agreement ends, for whatever reason, the Provider sends a final invoice for everything not yet invoiced, due as clause {due} provides, and returns any overpayment.`,
  delivery: `{deliverables}{extras} {help} is additional work, paid as clause {rate} says.`,
  help: {
    client: `For {days} after the end it answers reasonable questions about the handover free of charge. Further help`,
    otherwise: `Help with a transition`,
  },
  return: `Within {days} after the end each Party returns or deletes the other’s materials that it no longer has a right to use{access}. It may keep a copy that the law requires or that proves the work done{prevailing}.`,
  /** Where no other clause ends it earlier. */
  access: ` and gives up access to its systems`,
  /** On secrets and personal data other clauses are stricter. */
  prevailing: {
    secrets: `; clause {return} prevails`,
    personal: `; clause {deletion} prevails`,
    both: `; clauses {return} and {deletion} prevail`,
  },
  unpaid: `While the Fees for a Deliverable are overdue, also after the end, the Client may not use it. On payment the right revives.`,
} as const;
