export const en = {
  whole: `This Agreement, with any annexes and the written lists and notices that it refers to, is the entire agreement of the Parties on its subject and replaces everything that they said or wrote before. General terms of either Party do not apply.{fraud}`,
  fraud: ` Liability for fraud is not affected.`,
  precedence: `If documents disagree, this text prevails over annexes, and a later amendment over both.`,
} as const;
