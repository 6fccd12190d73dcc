import type { SuggestionFacts } from './suggestion-facts.js';

export type { SuggestionFacts };

/** Something that would make the caller's contract better. Its text is what names it in every list. */
export interface Suggestion extends SuggestionFacts {
  readonly text: string;
}

/** Little hangs on it. */
export const isMinor = ({ riskFactor }: Pick<Suggestion, 'riskFactor'>): boolean => riskFactor === 1;

/** Required ones first, minor ones last; otherwise they stay in the order they came in, which is that of their weight (T-47). */
export const requiredFirst = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions.toSorted(
    (a, b) => Number(b.isRequired) - Number(a.isRequired) || Number(isMinor(a)) - Number(isMinor(b)),
  );
