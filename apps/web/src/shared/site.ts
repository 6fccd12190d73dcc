/** What the operator of a site sets: figures and addresses that are content, not code. */
export const site = {
  contactEmail: 'support@pactwright.example',
  /** Contracts generated so far, as the operator states it. */
  generatedContracts: 12_358,
} as const;
