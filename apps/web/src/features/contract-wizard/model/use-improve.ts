import { ANALYSIS_CATEGORIES, type ProgressResponse } from '@pactwright/protocol';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { OwnWorkContext } from '../../../shared/auth/use-own-work.js';
import { getProgress, saveProgress } from '../../../shared/improving/improving-api.js';
import {
  approvedText,
  extrasOf,
  parseImproveState,
  storeImproveState,
  type ImproveState,
} from '../../../shared/improving/improve-state.js';
import type { Suggestion, SuggestionFacts } from '../../../shared/improving/suggestion.js';
import { paths } from '../../../shared/paths.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { dropDraft } from './local-draft.js';
import { contextKeysMissing } from './suggestion-context.js';
import type { WizardSession } from './wizard-session.js';
import { selectWizard } from './wizard-slice.js';

/** Takes the approved suggestions to the improvement page (R-SUM-13 to R-SUM-16). */
export function useImprove(session: WizardSession) {
  const { t } = useTranslation(['contract-wizard', 'common']);
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const work = use(OwnWorkContext);
  const [isImproving, setImproving] = useState(false);

  const refuse = (title: string, description: string) =>
    toast({ variant: 'destructive', title, description });

  const improve = async (approved: readonly Suggestion[]) => {
    const { answers, isNew } = selectWizard(store.getState());
    if (approved.length === 0) return refuse(t('noneSelectedTitle'), t('noneSelectedText'));
    const missing = contextKeysMissing(answers);
    if (missing.length > 0) {
      const fields = missing.map((key) => t(`summaryLabels.${key}`)).join(', ');
      return refuse(t('missingFieldsTitle'), t('missingFieldsText', { fields }));
    }
    if (work.hasEnded) return work.signInAgain();
    const { contractId } = session;
    if (contractId === null) return refuse(t('common:error'), t('improveFailed'));
    setImproving(true);
    const [isSaved, progress] = await Promise.all([session.saveAll(), getProgress(contractId)]);
    const isKnown = 'data' in progress || progress.error.status === 404;
    const state = continued(
      stateOf({ contractId, formData: answers, isNewContract: isNew }, approved),
      progress,
    );
    const result = isSaved && isKnown ? await saveProgress(state, { isFirst: true }) : undefined;
    const isRefused = !result || 'error' in result;
    const hasEnded = isRefused && (await work.findWhetherEnded());
    setImproving(false);
    if (hasEnded) return;
    if (isRefused) return refuse(t('common:error'), t('improveFailed'));
    session.end();
    await dropDraft();
    /* A browser that keeps nothing gets the state back from the server. */
    storeImproveState({ ...state, saveResult: result.data });
    void navigate(paths.improveContractOf(contractId));
  };

  return { isImproving, improve: (approved: readonly Suggestion[]) => void improve(approved) };
}

function stateOf(
  contract: Pick<ImproveState, 'contractId' | 'formData' | 'isNewContract'>,
  approved: readonly Suggestion[],
): ImproveState {
  const suggestions = approved.map(({ text }) => text);
  const facts = Object.fromEntries(approved.map(({ text, ...known }) => [text, known]));
  return { ...contract, suggestions, answers: {}, extras: { ...extrasOf(facts), chosen: suggestions } };
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
      decisions: of(earlier.extras.decisions),
      replaced: of(earlier.extras.replaced),
      kept: of(earlier.extras.kept),
      settled: of(earlier.extras.settled),
      lost: of(earlier.extras.lost),
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
    extras: extrasOf(Object.fromEntries(facts)),
  } satisfies ImproveState;
}
