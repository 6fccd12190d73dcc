export const en = {
  clientCosts: {
    design: `Licences for fonts, stock images and similar material that the Client approves, and printing, are ordered in the Client’s name and paid by the Client.`,
    marketing: `Advertising spend and platform fees are separate from the Fees. The Client pays them directly to the platforms within the budget that it approves in writing.`,
    web_development: `Domain names, hosting, licences, plug-ins, keys and other third-party services that the Client approves are ordered in the Client’s name and paid by the Client.`,
    copywriting: `Licences for images and access to paid sources that the Client approves are ordered in the Client’s name and paid by the Client.`,
  },
  includedCosts: {
    marketing: `Advertising spend is included only up to the amount that the description of the Services names; the Client pays what goes beyond it.`,
  },
  reimbursed: {
    balanced: `The Provider adds expenses to its next invoice, at cost and with copies of the receipts.`,
    freelancer: `The Client reimburses expenses at cost within {days} after it receives a list with copies of the receipts. Larger items are paid by the Client directly or in advance.`,
    client: `The Provider adds these expenses to its next invoice, at cost, without a mark-up and with copies of the receipts. An expense not claimed within {months} after it arose is not reimbursed.`,
  },
  included: `The Fees include the Provider’s expenses. An expense that the Client asks for and that the Services do not require is reimbursed if the Client has approved it in writing beforehand.`,
  approvedAhead: `The Fees include the Provider’s expenses. The Client reimburses only an expense that it has approved beforehand in writing with its amount.`,
  approved: `The Client reimburses necessary expenses that it has approved beforehand in writing. The Provider’s ordinary business costs are included in the Fees.`,
  /** In work without an end one sum does not last. */
  renewed: ` and, once this sum is used up, up to a new one that it approves in writing`,
  capped: `The Client reimburses necessary expenses up to {amount} in total{renewed}. Expenses beyond this sum are reimbursed only if the Client has approved them beforehand in writing. The Provider’s ordinary business costs are included in the Fees.`,
} as const;
