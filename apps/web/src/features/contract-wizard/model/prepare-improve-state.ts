import { ANALYSIS_CATEGORIES, type ProgressResponse } from '@pactwright/protocol';
import { getProgress } from '../../../shared/improving/improving-api.js';
import {
  approvedText,
  extrasOf,
  parseImproveState,
  type ImproveState,
} from '../../../shared/improving/improve-state.js';
import type { Suggestion, SuggestionFacts } from '../../../shared/improving/suggestion.js';
import { isDecided, type AnalysisChoices } from './analysis-slice.js';

type Contract = Pick<ImproveState, 'contractId' | 'formData' | 'isNewContract'>;

/** The approved suggestions with what earlier rounds have put into the contract; undefined while nobody knows of them. */
export async function prepareImproveState(
  contract: Contract,
  approved: readonly Suggestion[],
  choices: AnalysisChoices,
): Promise<ImproveState | undefined> {
  const progress = await getProgress(contract.contractId);
  const isKnown = 'data' in progress || progress.error.status === 404;
  return isKnown ? continued(stateOf(contract, approved, choices), progress) : undefined;
}

function stateOf(
  contract: Contract,
  approved: readonly Suggestion[],
  choices: AnalysisChoices,
): ImproveState {
  const suggestions = approved.map(({ text }) => text);
  const decided = approved.filter((each) => isDecided(each, choices)).map(({ text }) => text);
  const facts = Object.fromEntries(approved.map(({ text, ...known }) => [text, known]));
  return {
    ...contract,
    suggestions,
    answers: {},
    extras: { ...extrasOf(facts), chosen: suggestions, decided },
  };
}

/** What an earlier round has put into the contract stays there, whether or not it was suggested again. */
function continued(state: ImproveState, progress: Awaited<ReturnType<typeof getProgress>>): ImproveState {
  const earlier = 'data' in progress ? earlierState(progress.data, state.contractId) : undefined;
  if (!earlier) return state;
  const kept = earlier.suggestions.filter((text) => approvedText(earlier, text) !== '');
  const suggestions = [...new Set([...state.suggestions, ...kept])];
  const of = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([text]) => suggestions.includes(text)));
  return {
    ...state,
    suggestions,
    answers: of(earlier.answers),
    extras: {
      facts: { ...of(earlier.extras.facts), ...state.extras.facts },
      chosen: state.extras.chosen,
      decided: state.extras.decided,
      decisions: of(earlier.extras.decisions),
      replaced: of(earlier.extras.replaced),
      kept: of(earlier.extras.kept),
      settled: of(earlier.extras.settled),
      lost: of(earlier.extras.lost),
      seconds: of(earlier.extras.seconds),
    },
  };
}

/** What was saved last; where only the texts were, they are all that is known of it. */
function earlierState({ state, aiSuggestions }: ProgressResponse, contractId: string) {
  const read = parseImproveState(state);
  if ('state' in read) return read.state;
  const saved = aiSuggestions?.suggestions.filter(({ implementation }) => implementation.trim() !== '') ?? [];
  const facts = saved.map(({ suggestion, id, clauseId }): [string, SuggestionFacts] => [
    suggestion,
    {
      category: ANALYSIS_CATEGORIES[0],
      isRequired: false,
      ...(id === undefined ? {} : { id }),
      ...(clauseId === undefined ? {} : { clauseId }),
    },
  ]);
  return {
    suggestions: saved.map(({ suggestion }) => suggestion),
    formData: {},
    contractId,
    isNewContract: false,
    answers: Object.fromEntries(saved.map(({ suggestion, implementation }) => [suggestion, implementation])),
    extras: {
      ...extrasOf(Object.fromEntries(facts)),
      seconds: Object.fromEntries(saved.map(({ suggestion, second = '' }) => [suggestion, second])),
    },
  } satisfies ImproveState;
}
