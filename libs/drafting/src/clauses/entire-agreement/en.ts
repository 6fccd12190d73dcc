export const en = {
  whole: `This Agreement, with its annexes if there are any and the written lists and notices that it refers to, is the entire agreement of the Parties on its subject and replaces everything that they said or wrote about it before. General terms of either Party, for example on a purchase order, a website or an invoice, do not apply.{fraud}`,
  fraud: ` Liability for fraud is not affected.`,
  precedence: `If documents disagree, a later written amendment prevails over an earlier one and over the text of this Agreement, and this text over the annexes and other documents.`,
} as const;
