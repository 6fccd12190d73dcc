import type { Detail, Details } from '@pactwright/drafting';

/* A name or an address is typed in about so long. */
const SECONDS_EACH = 13;

export const isGiven = (details: Details, { id }: Detail): boolean => (details[id] ?? '').trim() !== '';

/** Those that the contract cannot be signed without and that nobody has filled in. */
export const leftOf = (asked: readonly Detail[], details: Details): readonly Detail[] =>
  asked.filter((detail) => detail.required && !isGiven(details, detail));

/** How long filling in so many takes, in whole minutes. */
export const minutesFor = (left: number): number => Math.max(1, Math.round((left * SECONDS_EACH) / 60));
