import { z } from 'zod';
import type { Engine, SuggestionDetail } from '../analysis/analysis.js';
import type { AnalysisCategory } from '../analysis/analysis.js';
import { language } from '../platform/language.js';
import { uuid } from '../platform/uuid.js';
import { ADDITION_MAX_LENGTH, ADDITIONS_MAX } from './answer-limits.js';

/** Whatever a form holds, untrusted context: read by key and label, never stored. */
const looseForm = z.record(z.string().max(1_000), z.unknown());

/** Together the context of one suggestion or analysis may have so many bytes of JSON (T-51). */
export const CONTEXT_MAX_BYTES = 50 * 1024;

/** POST /api/contracts/suggestion (R-WIZ-25, R-IMP-12). */
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
/** 200; or 202 with `RunPending` when it takes longer. */
export interface SuggestionResponse {
  readonly suggestion: string;
  readonly engine: Engine;
}

/** POST /api/contracts/analyze (R-SUM-05). */
export const analyzeRequest = z.object({
  formData: looseForm,
  isNewContract: z.boolean().nullish(),
  contractId: uuid().nullish(),
  language: language.optional(),
});
export type AnalyzeRequest = z.infer<typeof analyzeRequest>;
/** 200; or 202 with `RunPending` when it takes longer. */
export interface AnalyzeResponse {
  /** Plain texts by category, the gravest first; a category without any has no key. */
  readonly suggestions: Partial<Record<AnalysisCategory, string[]>>;
  readonly message?: string;
  /** The same suggestions with what else is known of them, required ones first (T-47). */
  readonly details: SuggestionDetail[];
  readonly engine: Engine;
}

/**
 * POST /api/contracts/{id}/analysis, with what an analysis would be asked for: the last one of this contract, as long as it is
 * kept (a day). Nothing is analysed anew.
 */
export interface KeptAnalysisResponse {
  readonly analysis: AnalyzeResponse | null;
  /** It is about the contract as it is now. */
  readonly isCurrent: boolean;
}

/**
 * POST /api/contracts/save-progress (R-API-16, T-03): what the improvement page holds, kept so that a cleared browser gets it
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
export interface SaveProgressResponse {
  readonly success: true;
}

/** GET /api/contracts/{id}/progress: what was saved last, or nulls. */
export interface ProgressResponse {
  readonly formData: Record<string, unknown> | null;
  readonly aiSuggestions: SaveProgressRequest['aiSuggestions'] | null;
  readonly state: Record<string, unknown> | null;
}
