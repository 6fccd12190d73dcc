import { contractsCalls, type SuggestionRequest, type SuggestionResponse } from '@pactwright/protocol';
import { requestTo } from '../api/request-to.js';
import type { ApiResult } from '../api/request.js';
import { sendForRun } from '../api/run.js';

/** The longest that any answer of the AI lane is waited for (T-27). */
export const RUN_PATIENCE_MS = 60_000;

/** What may come back with status 200; a refusal in words comes as `error`. */
export type SuggestionAnswer = Partial<SuggestionResponse> & { readonly error?: string };

/** Rejects when `signal` gives it up. */
export const requestSuggestion = (
  body: SuggestionRequest,
  signal: AbortSignal,
): Promise<ApiResult<SuggestionAnswer>> =>
  sendForRun({ ...requestTo(contractsCalls.suggestText, { body }), signal, patienceMs: RUN_PATIENCE_MS });
