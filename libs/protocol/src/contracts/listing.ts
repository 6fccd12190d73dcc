export const CONTRACT_STATUSES = [
  'draft',
  'in_progress',
  'analyzed',
  'improved',
  'pending_payment',
  'paid',
  'generated',
  'refunded',
  'archived',
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** The most characters of a contract's own title and of the client's name in lists. */
export const CONTRACT_LABEL_MAX = 120;
