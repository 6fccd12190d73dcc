export const en = {
  subjects: {
    'late-payment': `late payment`,
    handover: `handover`,
    'ip-ownership': `rights in the Deliverables`,
    'credit-portfolio': `credit and portfolio`,
    confidentiality: `confidentiality`,
    'data-protection': `personal data`,
    'non-solicitation': `non-solicitation`,
    'provider-warranties': `warranties`,
    'liability-cap': `liability`,
    indemnity: `claims by third parties`,
    'governing-law': `governing law`,
    disputes: `disputes`,
  },
  commission: `commission`,
  /** Where no author is named. */
  portfolio: `portfolio`,
  severability: `If a provision of this Agreement is invalid or cannot be enforced, the rest remains in force. The Parties replace the provision with a valid one that comes closest to its purpose. A Party gives up a right only if it says so in writing; using it late, or only in part, does not give it up.`,
  survival: `Provisions that are meant to apply after this Agreement ends remain in force, in particular those on {subjects}.`,
} as const;
