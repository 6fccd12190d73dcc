import { structureChecks, type StructureCheck } from '@pactwright/drafting';
import type { Addition, Answers, Language } from '@pactwright/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findContract } from '../../../shared/contract/find-contract.js';
import { approvedAdditions, type ImproveState } from '../../../shared/improving/improve-state.js';

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

/** Saves the contract, takes it as the server has it and checks that; then it can be paid for. */
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

  const generate = useCallback(async () => {
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
    const [written] = await Promise.all([
      Promise.race([storedContract(state.contractId, here), pause(STAGE_MS).then(() => here)]),
      pause(STAGE_MS),
    ]);
    if (isGone.current) return;
    setStage('checking');
    const checks = structureChecks(written.answers, language, written.additions);
    await pause(STAGE_MS);
    if (isGone.current) return;
    const open = checks.filter(({ isPassed }) => !isPassed);
    setStage(null);
    setFailed(open);
    if (open.length > 0) return;
    setGenerated(true);
    onGenerated();
  }, [state, language, save, onGenerated]);

  return { stage, failed, isGenerated, generate: () => void generate() };
}

/** Where the server cannot be asked, what was saved a moment ago is the same. */
const storedContract = (contractId: string, otherwise: Written): Promise<Written> =>
  findContract(contractId).then(
    (contract) => contract ?? otherwise,
    () => otherwise,
  );

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
