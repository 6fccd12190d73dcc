import { z } from 'zod';
import { language } from '../platform/language.js';
import { uuid } from '../platform/uuid.js';
import { ADDITION_MAX_LENGTH, ADDITIONS_MAX } from '../answers/answer-limits.js';

/** Whatever a form holds, untrusted context: read by key and label, never stored. */
const looseForm = z.record(z.string().max(1_000), z.unknown());

/** Together the context of one suggestion or analysis may have so many bytes of JSON (T-51). */
export const CONTEXT_MAX_BYTES = 50 * 1024;

/** R-WIZ-25, R-IMP-12. */
export const suggestionRequest = z.object({
  stepKey: z.string().max(200),
  /** The field's key or its label in any language; on the improvement page the suggestion's text or id. */
  fieldKey: z.string().max(2_000),
  fieldLabel: z.string().max(2_000).optional(),
  jobType: z.string().max(1_000).nullish(),
  currentText: z.string().max(20_000).nullish(),
  currentFormData: looseForm.nullish(),
  wizardData: looseForm.nullish(),
  contractDetails: z.union([z.string().max(20_000), looseForm]).nullish(),
  contractId: uuid().nullish(),
  language: language.optional(),
});
export type SuggestionRequest = z.infer<typeof suggestionRequest>;
/** R-SUM-05. */
export const analyzeRequest = z.object({
  formData: looseForm,
  isNewContract: z.boolean().nullish(),
  contractId: uuid().nullish(),
  language: language.optional(),
});
export type AnalyzeRequest = z.infer<typeof analyzeRequest>;
/**
 * R-API-16, T-03: what the improvement page holds, kept so that a cleared browser gets it
 * back, and each approved implementation as text of its clause. The list replaces the stored one. A new text that is no sentence
 * of a contract, or contradicts it, is refused (ADDITION_...).
 */
export const saveProgressRequest = z.object({
  contractId: uuid(),
  formData: looseForm,
  aiSuggestions: z.object({
    suggestions: z
      .array(
        z.object({
          suggestion: z.string().max(2_000),
          /** Empty when only the suggestion is remembered. */
          implementation: z.string().max(ADDITION_MAX_LENGTH),
          /** The same in the other language of a contract in both; what the rule set has written it writes itself. */
          second: z.string().max(ADDITION_MAX_LENGTH).optional(),
          id: z.string().max(120).optional(),
          clauseId: z.string().max(60).optional(),
          /** Somebody has said that its figures are about something else than those of the clause. */
          isSeparate: z.boolean().optional(),
        }),
      )
      .max(ADDITIONS_MAX),
    lastUpdated: z.iso.datetime({ offset: true }),
  }),
  /** The whole of `contractState_{id}`, mirrored. */
  state: looseForm.optional(),
});
export type SaveProgressRequest = z.infer<typeof saveProgressRequest>;
