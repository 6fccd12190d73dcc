/** The two of a contract; the provider is the freelancer who does the work. */
export const SIDES = ['provider', 'client'] as const;
export type Side = (typeof SIDES)[number];
