import { contractsCalls } from '@pactwright/protocol';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { RUN_PATIENCE_MS } from '../../../shared/ai/request-suggestion.js';
import { requestTo } from '../../../shared/api/request-to.js';
import type { ApiResult } from '../../../shared/api/request.js';
import { sendForRun } from '../../../shared/api/run.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { analysisActions, selectAnalysis } from './analysis-slice.js';
import { readAnalysis, type AnalysisAnswer } from './read-analysis.js';
import { isEmpty } from '../../../shared/answers/wizard-content.js';
import type { WizardSession } from './wizard-session.js';
import { selectWizard } from './wizard-slice.js';

/** Asks for the analysis of all answers (R-SUM-03 to R-SUM-08). It goes on while the user looks at other steps. */
export function useAnalysis(session: WizardSession): () => Promise<void> {
  const { t } = useTranslation(['contract-wizard', 'common']);
  const language = useLanguage();
  const store = useStore<RootState>();
  return useCallback(async () => {
    const { answers, contractId, isNew } = selectWizard(store.getState());
    if (contractId === null || selectAnalysis(store.getState()).startedAt !== null) return;
    const isAnswered = Object.entries(answers).some(
      ([key, value]) => !isEmpty(value) && !session.isDefault(key),
    );
    if (!isAnswered) {
      toast({ variant: 'destructive', title: t('noDataTitle'), description: t('noDataText') });
      return;
    }
    const startedAt = Date.now();
    store.dispatch(analysisActions.started(startedAt));
    const body = { formData: answers, isNewContract: isNew, contractId, language };
    const answer: ApiResult<AnalysisAnswer> = await sendForRun({
      ...requestTo(contractsCalls.analyzeContract, { body }),
      patienceMs: RUN_PATIENCE_MS,
      signal: new AbortController().signal,
    });
    /* Another contract, or another analysis, has taken this one's place. */
    if (selectAnalysis(store.getState()).startedAt !== startedAt) return;
    const suggestions = 'data' in answer ? readAnalysis(answer.data) : undefined;
    if ('error' in answer || answer.data.error || !suggestions) {
      const words = 'error' in answer ? answer.error.message : answer.data.error;
      store.dispatch(analysisActions.cleared());
      toast({
        variant: 'destructive',
        title: t('common:error'),
        description: words ?? t('error' in answer ? 'analysisFailed' : 'analysisInvalid'),
      });
      return;
    }
    const { message, engine } = answer.data;
    store.dispatch(analysisActions.finished({ contractId, answers, language, suggestions, engine }));
    toast({
      title: t('analysisDoneTitle'),
      description: suggestions.length > 0 ? t('analysisFound') : message || t('analysisNothing'),
    });
  }, [store, session, language, t]);
}
