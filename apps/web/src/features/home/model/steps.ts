/** From the first question to the signed contract. */
export const STEPS = ['answer', 'check', 'take'] as const;
export type Step = (typeof STEPS)[number];
