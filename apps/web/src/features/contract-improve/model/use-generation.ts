import type { StructureCheck } from '@pactwright/drafting';
import type { Language, WizardField } from '@pactwright/protocol';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../shared/api/api-error.js';
import { OwnWorkContext } from '../../../shared/auth/use-own-work.js';
import { findContract } from '../../../shared/contract/find-contract.js';
import { approvedAdditions, type ImproveState } from '../../../shared/improving/improve-state.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { checksOf } from './checks.js';
import { isRefusal, saveChanges } from '../../../shared/improving/save-changes.js';
import { afterSaving, changesToSave, type Saved } from './saved.js';

/** What is really done, in this order. Each is shown long enough to be read; the payment opens after three to six seconds. */
export const STAGES = ['saving', 'writing', 'checking'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_MS = 1_000;
/** A slow network may go on saving behind the payment dialog (T-26). */
const SAVING_MAX_MS = 4_000;

interface Written extends Saved {
  /** Why the server does not take an answer that it lacks. */
  readonly refusal?: ApiError | undefined;
}

interface Options {
  readonly state: ImproveState;
  readonly questions: readonly WizardField[];
  readonly language: Language;
  save(): Promise<boolean>;
  onGenerated(): void;
}

/** Saves the contract, brings it to what this page shows and checks it as the server has it; then it can be paid for. */
export function useGeneration({ state, questions, language, save, onGenerated }: Options) {
  const [stage, setStage] = useState<Stage | null>(null);
  const [failed, setFailed] = useState<readonly StructureCheck[]>([]);
  const [isGenerated, setGenerated] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const { t } = useTranslation(['contract-improve', 'common']);
  const { hasEnded, signInAgain } = use(OwnWorkContext);
  const generate = useCallback(async () => {
    if (hasEnded) return signInAgain();
    setFailed([]);
    setStage('saving');
    const isSaved = await Promise.race([
      Promise.all([save(), pause(STAGE_MS)]).then(([saved]) => saved),
      pause(SAVING_MAX_MS).then(() => true),
    ]);
    if (isGone.current) return;
    if (!isSaved) return setStage(null);
    setStage('writing');
    const here: Written = { answers: state.formData, additions: approvedAdditions(state) };
    const [contract] = await Promise.all([
      Promise.race([writtenContract(state, here, questions, language), pause(STAGE_MS).then(() => here)]),
      pause(STAGE_MS),
    ]);
    if (isGone.current) return;
    if (contract.refusal) {
      const description = contract.refusal.message ?? t('errors.notSaved');
      toast({ variant: 'destructive', title: t('common:error'), description });
      return setStage(null);
    }
    setStage('checking');
    const checks = checksOf({ ...state, formData: contract.answers }, language, contract.additions);
    await pause(STAGE_MS);
    if (isGone.current) return;
    const open = checks.filter(({ isPassed }) => !isPassed);
    setStage(null);
    setFailed(open);
    if (open.length > 0) return;
    setGenerated(true);
    onGenerated();
  }, [state, questions, language, save, onGenerated, hasEnded, signInAgain, t]);

  return { stage, failed, isGenerated, generate: () => void generate() };
}

/**
 * The contract that the files will be made of. Answers that this page shows and the server lacks are stored first; one that
 * the server has is never overwritten. Where the server cannot be asked, what was saved a moment ago is the same.
 */
async function writtenContract(
  state: ImproveState,
  here: Written,
  questions: readonly WizardField[],
  language: Language,
): Promise<Written> {
  const { contractId } = state;
  try {
    const contract = await findContract(contractId);
    if (!contract) return here;
    const changes = Object.entries(changesToSave(state, contract, questions));
    const lacking = changes.filter(([key]) => contract.answers[key] === undefined);
    const problems = await saveChanges(contractId, Object.fromEntries(lacking), language);
    const taken = lacking.filter(([key]) => !problems.has(key));
    return {
      ...afterSaving(contract, Object.fromEntries(taken)),
      refusal: [...problems.values()].find(isRefusal),
    };
  } catch {
    return here;
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
