import { suggestionDetail } from '@pactwright/protocol';
import type { z } from 'zod';

/** What is known of a suggestion beside its text; for one that came as a bare text only its category and weight. */
export const suggestionFacts = suggestionDetail
  .omit({ suggestion: true })
  .partial({ id: true, why: true, riskFactor: true, question: true, clauseId: true });
export type SuggestionFacts = z.infer<typeof suggestionFacts>;

/** Something that would make the caller's contract better. Its text is what names it in every list. */
export interface Suggestion extends SuggestionFacts {
  readonly text: string;
}

/** Required ones first; otherwise they stay in the order they came in, which is that of their weight (T-47). */
export const requiredFirst = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
