import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { Language } from '@pactwright/protocol';
import { OwnWorkContext } from '../../../shared/auth/use-own-work.js';
import { saveProgress } from '../../../shared/improving/improving-api.js';
import { storeImproveState, type ImproveState } from '../../../shared/improving/improve-state.js';
import { changesTo } from '../../../shared/improving/improve-reducer.js';
import { saveChanges } from '../../../shared/improving/save-changes.js';
import { openSuggestions, withReadyApplied } from '../../../shared/improving/settled-state.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { selectAnalysis } from './analysis-slice.js';
import { prepareImproveState } from './prepare-improve-state.js';
import type { WizardSession } from './wizard-session.js';
import { selectWizard } from './wizard-slice.js';

/** Stores what belongs to the contract besides its answers; the answer tells whether all of it arrived. */
export type StoreMore = () => Promise<boolean>;

interface Asked {
  /** With what is approved and needs no answer; undefined where nothing is to be added. */
  readonly taken: ImproveState | undefined;
  readonly open: readonly Suggestion[];
}

/** Creates the contract with the approved suggestions in it; before that it says which of them still need an answer. */
export function useCreate(session: WizardSession, language: Language, onCreate: (more?: StoreMore) => void) {
  const { t } = useTranslation('contract-wizard');
  const store = useStore<RootState>();
  const work = use(OwnWorkContext);
  const [isTaking, setTaking] = useState(false);
  const [asked, setAsked] = useState<Asked>();

  const createWith = (taken: ImproveState | undefined): void => {
    setAsked(undefined);
    if (!taken) return onCreate();
    const { answers } = selectWizard(store.getState());
    onCreate(async () => {
      const changes = changesTo({ formData: answers }, taken.formData);
      const problems = await saveChanges(taken.contractId, changes, language);
      const result = problems.size === 0 ? await saveProgress(taken) : undefined;
      if (!result || 'error' in result) return false;
      storeImproveState({ ...taken, saveResult: result.data });
      return true;
    });
  };

  const create = async (approved: readonly Suggestion[]): Promise<void> => {
    const { contractId } = session;
    if (approved.length === 0 || contractId === null || work.hasEnded) return onCreate();
    setTaking(true);
    const { answers, isNew } = selectWizard(store.getState());
    const state = await prepareImproveState(
      { contractId, formData: answers, isNewContract: isNew },
      approved,
      selectAnalysis(store.getState()).choices,
    );
    const hasEnded = !state && (await work.findWhetherEnded());
    setTaking(false);
    if (hasEnded) return;
    if (!state) {
      toast({ variant: 'destructive', title: t('createFailedTitle'), description: t('createFailedText') });
      return;
    }
    const applied = withReadyApplied(state, language);
    const taken = applied === state ? undefined : applied;
    const open = openSuggestions(applied, language);
    if (open.length === 0) createWith(taken);
    else setAsked({ taken, open });
  };

  return {
    isTaking,
    open: asked?.open,
    create: (approved: readonly Suggestion[]) => void create(approved),
    createAnyway: () => {
      if (asked) createWith(asked.taken);
    },
    stay: () => setAsked(undefined),
  };
}
