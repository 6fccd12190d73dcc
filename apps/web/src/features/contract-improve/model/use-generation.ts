import type { StructureCheck } from '@pactwright/drafting';
import type { Addition, Answers, Language } from '@pactwright/protocol';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { OwnWorkContext } from '../../../shared/auth/use-own-work.js';
import { findContract } from '../../../shared/contract/find-contract.js';
import { approvedAdditions, type ImproveState } from '../../../shared/improving/improve-state.js';
import { checksOf } from './checks.js';
import { saveChanges } from './save-changes.js';

/** What is really done, in this order. Each is shown long enough to be read; the payment opens after three to six seconds. */
export const STAGES = ['saving', 'writing', 'checking'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_MS = 1_000;
/** A slow network may go on saving behind the payment dialog (T-26). */
const SAVING_MAX_MS = 4_000;

interface Written {
  readonly answers: Answers;
  readonly additions: readonly Addition[];
}

interface Options {
  readonly state: ImproveState;
  readonly language: Language;
  save(): Promise<boolean>;
  onGenerated(): void;
}

/** Saves the contract, brings it to what this page shows and checks it as the server has it; then it can be paid for. */
export function useGeneration({ state, language, save, onGenerated }: Options) {
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
    const here = { answers: state.formData, additions: approvedAdditions(state) };
    const [contract] = await Promise.all([
      Promise.race([writtenContract(state.contractId, here, language), pause(STAGE_MS).then(() => here)]),
      pause(STAGE_MS),
    ]);
    if (isGone.current) return;
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
  }, [state, language, save, onGenerated, hasEnded, signInAgain]);

  return { stage, failed, isGenerated, generate: () => void generate() };
}

/**
 * The contract that the files will be made of. Answers that this page shows and the server lacks are stored first; one that
 * the server has is never overwritten. Where the server cannot be asked, what was saved a moment ago is the same.
 */
async function writtenContract(contractId: string, here: Written, language: Language): Promise<Written> {
  try {
    const contract = await findContract(contractId);
    if (!contract) return here;
    const lacking = Object.entries(here.answers).filter(([key]) => contract.answers[key] === undefined);
    await saveChanges(contractId, Object.fromEntries(lacking), language);
    return { answers: { ...here.answers, ...contract.answers }, additions: contract.additions };
  } catch {
    return here;
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
