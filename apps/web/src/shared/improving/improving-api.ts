import { contractsCalls, type SaveProgressRequest } from '@pactwright/protocol';
import { requestTo } from '../api/request-to.js';
import { sendForJson } from '../api/request.js';
import { approvedSecond, approvedText, suggestionsOf, type ImproveState } from './improve-state.js';

/** Keeps the state on the server: the approved texts for the contract, and all of it for a browser that was cleared. */
export const saveProgress = (state: ImproveState, { isFirst = false } = {}) =>
  sendForJson(requestTo(contractsCalls.saveProgress, { body: progressOf(state, isFirst) }));

/** What was saved last of this contract. */
export const getProgress = (contractId: string) =>
  sendForJson(requestTo(contractsCalls.getProgress, { params: { id: contractId } }));

/** Somebody has said that the words and their clause speak of different things. */
const isKept = ({ answers, extras }: ImproveState, text: string): boolean =>
  extras.kept[text] !== undefined && extras.kept[text] === answers[text]?.trim();

/** Answered suggestions only (R-IMP-10); before the first answer the approved ones by name. */
function progressOf(state: ImproveState, isFirst: boolean): SaveProgressRequest {
  const { contractId, formData } = state;
  const suggestions = suggestionsOf(state)
    .map(({ text, id, clauseId }) => ({ text, id, clauseId, second: approvedSecond(state, text) }))
    .map(({ text, id, clauseId, second }) => ({
      suggestion: text,
      implementation: approvedText(state, text),
      ...(second !== undefined && { second }),
      ...(isKept(state, text) && { isSeparate: true }),
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
