import { suggestionDetail } from '@pactwright/protocol';
import type { z } from 'zod';

/** What is known of a suggestion beside its text; for one that came as a bare text only its category and weight. */
export const suggestionFacts = suggestionDetail
  .omit({ suggestion: true })
  .partial({ id: true, why: true, riskFactor: true, question: true, clauseId: true, fields: true });
export type SuggestionFacts = z.infer<typeof suggestionFacts>;
