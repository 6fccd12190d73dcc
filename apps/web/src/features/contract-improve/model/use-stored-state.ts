import { useEffect, useState } from 'react';
import { whoIsSignedIn } from '../../../shared/auth/who-is-signed-in.js';
import { isFinal } from '../../../shared/api/api-error.js';
import { findContract } from '../../../shared/contract/find-contract.js';
import { getProgress } from '../../../shared/improving/improving-api.js';
import {
  parseImproveState,
  readImproveState,
  storeImproveState,
  type ImproveState,
  type StateProblem,
} from '../../../shared/improving/improve-state.js';
import { withNewest, type Saved } from './saved.js';

type Stored =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly state: ImproveState;
      /** Undefined while the server could not be asked. */
      readonly saved?: Saved;
    }
  | {
      readonly kind: 'problem';
      readonly problem: StateProblem;
      /** The contract is there; only what was suggested for it is not. */
      readonly contractId?: string;
    }
  /** Neither here nor, for now, from the server. */
  | { readonly kind: 'unreachable' };

/** What the wizard handed over: from this browser, or from the server when this browser has lost it (T-03). */
export function useStoredState(stateId: string | null): Stored & { retry(): void } {
  const [stored, setStored] = useState<Stored>(() => {
    const here = readHere(stateId);
    return here.kind === 'problem' ? here : { kind: 'loading' };
  });
  const isLoading = stored.kind === 'loading';

  useEffect(() => {
    if (!isLoading || stateId === null) return undefined;
    let isCurrent = true;
    const load = async () => {
      /* Whether what is here may be shown depends on who looks. */
      await whoIsSignedIn();
      const held = readHere(stateId);
      const found = held.kind === 'ready' ? held : await readThere(stateId);
      const current = found.kind === 'ready' ? await fromNewest(found.state) : found;
      if (isCurrent) setStored(current);
    };
    void load();
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

/** The wizard may have gone on since the state was stored: what the server has of an answer is what the files will hold. */
async function fromNewest(state: ImproveState): Promise<Stored> {
  const saved = await findContract(state.contractId).catch(() => undefined);
  if (!saved) return { kind: 'ready', state };
  return { kind: 'ready', state: withNewest(state, saved), saved };
}

async function readThere(stateId: string): Promise<Stored> {
  const answer = await getProgress(stateId);
  if ('error' in answer)
    return isFinal(answer.error) ? { kind: 'problem', problem: 'notFound' } : { kind: 'unreachable' };
  if (!answer.data.state) return { kind: 'problem', problem: 'notFound', contractId: stateId };
  const read = parseImproveState(answer.data.state);
  if ('problem' in read) return { kind: 'problem', problem: read.problem };
  storeImproveState(read.state);
  return { kind: 'ready', state: read.state };
}
