import { useEffect, useState } from 'react';
import { getProgress } from '../../../shared/improving/improving-api.js';
import {
  parseImproveState,
  readImproveState,
  storeImproveState,
  type ImproveState,
  type StateProblem,
} from '../../../shared/improving/improve-state.js';

type Stored =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly state: ImproveState }
  | { readonly kind: 'problem'; readonly problem: StateProblem }
  /** Neither here nor, for now, from the server. */
  | { readonly kind: 'unreachable' };

/** What the wizard handed over: from this browser, or from the server when this browser has lost it (T-03). */
export function useStoredState(stateId: string | null): Stored & { retry(): void } {
  const [stored, setStored] = useState<Stored>(() => readHere(stateId));
  const isLoading = stored.kind === 'loading';

  useEffect(() => {
    if (!isLoading || stateId === null) return undefined;
    let isCurrent = true;
    void readThere(stateId).then((found) => {
      if (isCurrent) setStored(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoading, stateId]);

  return { ...stored, retry: () => setStored({ kind: 'loading' }) };
}

function readHere(stateId: string | null): Stored {
  if (!stateId) return { kind: 'problem', problem: 'noData' };
  const read = readImproveState(stateId);
  if ('state' in read) return { kind: 'ready', state: read.state };
  return read.problem === 'notFound' ? { kind: 'loading' } : { kind: 'problem', problem: read.problem };
}

async function readThere(stateId: string): Promise<Stored> {
  const answer = await getProgress(stateId);
  if ('error' in answer) {
    const { status } = answer.error;
    const isRefused = status !== null && status >= 400 && status < 500 && status !== 429;
    return isRefused ? { kind: 'problem', problem: 'notFound' } : { kind: 'unreachable' };
  }
  if (!answer.data.state) return { kind: 'problem', problem: 'notFound' };
  const read = parseImproveState(answer.data.state);
  if ('problem' in read) return { kind: 'problem', problem: read.problem };
  storeImproveState(read.state);
  return { kind: 'ready', state: read.state };
}
