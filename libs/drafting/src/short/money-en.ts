export const en = {
  deposit: `Before the work starts, the Client pays a deposit of {percent} of the Fees{hours}{sum}, invoiced on signing. {late}{credited}`,
  sum: `, that is {amount}`,
  hours: ` for the hours agreed at most`,
  late: {
    client: `If it is not paid by the start date, {dates}.`,
    otherwise: `Until it arrives the Provider need not start{dates}.`,
  },
  moved: {
    client: { all: `the dates move`, ongoing: `the start moves` },
    otherwise: { all: `; a late start moves the dates`, ongoing: `` },
  },
  credited: {
    last: ` It is credited against the last invoices.`,
    first: ` It is credited against the first invoices.`,
  },
  due: `The Client pays each invoice within {days} after receipt{latest}. Disputes are raised in writing within {objection} after receipt; the rest is paid on time.`,
  payment: `Payment is made in {currency} to the account {iban}.`,
  latest: `, and no later than {days} after the services invoiced were completed`,
  /** Where the law of a member state of the European Union applies; elsewhere as in the full form. */
  europeanInterest: `On late payments the Client owes, without a reminder, the statutory interest for commercial transactions{recovery}.`,
  recovery: {
    lithuanian: `, and for each late invoice EUR\u00a040 and further reasonable recovery costs`,
    european: `, and for each late invoice at least EUR\u00a040 and further reasonable recovery costs`,
  },
  suspension: `If an undisputed sum is more than {patience} overdue, the Provider may suspend the Services by written notice{dates}.`,
  dates: `, and the dates move`,
  approved: `Only expenses that the Client approved beforehand in writing are reimbursed, at cost.`,
  capped: `Necessary expenses are reimbursed at cost up to {amount} in total{renewed}, and beyond this only with the Client’s prior written approval; ordinary business costs are included in the Fees.`,
  renewed: `, then up to a new sum approved in writing`,
  advertising: ` The Client pays advertising spend to the platforms.`,
  vat: `All prices are stated without {ofTax}, which the Provider adds where the law requires it.`,
  vatName: `VAT`,
  salesTax: `sales, use or similar tax`,
  ownTaxes: `{each} Party pays the taxes on its own income{withholding}.`,
  withholding: `; the Client withholds tax only where the law requires it`,
  each: { withheldByClient: `Apart from that, each`, otherwise: `Each` },
} as const;
