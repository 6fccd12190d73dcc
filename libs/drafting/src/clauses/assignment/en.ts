export const en = {
  consent: `A Party may transfer this Agreement, or rights and duties under it, only with the other Party’s prior written consent, which is not withheld without good reason.`,
  group: `The Client may, however, transfer this Agreement as a whole, without consent, to a company of its group or to the buyer of the business that uses the Services. It tells the Provider without delay and, until the new party has taken over all duties in writing, remains liable for the Fees.`,
  receivables: `The Provider may assign its claims for payment without consent.`,
  outsiders: `Nobody but the Parties has rights under this Agreement.`,
} as const;
