import { additionsInBoth, type BilingualAddition } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import { useMemo } from 'react';
import { approvedAdditions, readImproveState } from '../../../shared/improving/improve-state.js';

const NONE: readonly BilingualAddition[] = [];

/** What this browser knows to be in the contract beside its answers, of one in both languages in both. */
export function useApprovedAdditions(
  contractId: string | null,
  answers: Answers,
): readonly BilingualAddition[] {
  const approved = useMemo(() => {
    const read = contractId === null ? undefined : readImproveState(contractId);
    return read && 'state' in read ? approvedAdditions(read.state) : NONE;
  }, [contractId]);
  return useMemo(() => additionsInBoth(approved, answers), [approved, answers]);
}
