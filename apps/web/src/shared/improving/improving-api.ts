import type {
  ProgressResponse,
  SaveProgressRequest,
  SaveProgressResponse,
  SuggestionRequest,
  SuggestionResponse,
} from '@pactwright/protocol';
import { sendForJson, type ApiResult } from '../api/request.js';
import { sendForRun } from '../api/run.js';
import { approvedText, suggestionsOf, type ImproveState } from './improve-state.js';

/** The longest that any answer of the AI lane is waited for (T-27). */
export const RUN_PATIENCE_MS = 60_000;

/** What may come back with status 200; a refusal in words comes as `error`. */
export type SuggestionAnswer = Partial<SuggestionResponse> & { readonly error?: string };

/** Rejects when `signal` gives it up. */
export const requestSuggestion = (body: SuggestionRequest, signal: AbortSignal) =>
  sendForRun<SuggestionAnswer>({
    url: '/api/contracts/suggestion',
    method: 'POST',
    body,
    signal,
    patienceMs: RUN_PATIENCE_MS,
  });

/** Keeps the state on the server: the approved texts for the contract, and all of it for a browser that was cleared. */
export const saveProgress = (state: ImproveState, { isFirst = false } = {}) =>
  sendForJson({
    url: '/api/contracts/save-progress',
    method: 'POST',
    body: progressOf(state, isFirst),
  }) as Promise<ApiResult<SaveProgressResponse>>;

/** What was saved last of this contract. */
export const getProgress = (contractId: string) =>
  sendForJson({ url: `/api/contracts/${encodeURIComponent(contractId)}/progress` }) as Promise<
    ApiResult<ProgressResponse>
  >;

/** Answered suggestions only (R-IMP-10); before the first answer the approved ones by name. */
function progressOf(state: ImproveState, isFirst: boolean): SaveProgressRequest {
  const { contractId, formData } = state;
  const suggestions = suggestionsOf(state)
    .map(({ text, id, clauseId }) => ({
      suggestion: text,
      implementation: approvedText(state, text),
      ...(id === undefined ? {} : { id }),
      ...(clauseId === undefined ? {} : { clauseId }),
    }))
    .filter(({ implementation }) => isFirst || implementation !== '');
  return {
    contractId,
    formData,
    aiSuggestions: { suggestions, lastUpdated: new Date().toISOString() },
    state: { ...state, saveResult: undefined },
  };
}
