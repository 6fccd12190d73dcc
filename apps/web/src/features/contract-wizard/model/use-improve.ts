import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { OwnWorkContext } from '../../../shared/auth/use-own-work.js';
import { saveProgress } from '../../../shared/improving/improving-api.js';
import { storeImproveState } from '../../../shared/improving/improve-state.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { paths } from '../../../shared/paths.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { selectAnalysis } from './analysis-slice.js';
import { prepareImproveState } from './prepare-improve-state.js';
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
    const [isSaved, state] = await Promise.all([
      session.saveAll(),
      prepareImproveState(
        { contractId, formData: answers, isNewContract: isNew },
        approved,
        selectAnalysis(store.getState()).choices,
      ),
    ]);
    const result = isSaved && state ? await saveProgress(state, { isFirst: true }) : undefined;
    const isRefused = !state || !result || 'error' in result;
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
