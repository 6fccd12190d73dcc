export const en = {
  severability: `If a provision of this Agreement is invalid or cannot be enforced, the rest remains in force. The Parties replace the provision with a valid one that comes closest to its purpose. A Party gives up a right only in writing.`,
  survival: `Provisions that are meant to apply after this Agreement ends remain in force.`,
} as const;
