import type { LocalDraft } from '../local-draft.js';
import type { WizardSession } from '../wizard-session.js';
import { isGoneOn } from './first-state.js';
import type { OpenedContract } from './open-contract.js';
import { EMPTY_VISIT, freshVisit, visitTo, type Visit } from './visit.js';

/** What the visitor is told on entering a state. */
export type Notice = 'startFailed' | 'notFound' | 'restored' | 'heldBack';

interface Open {
  readonly visit: Visit;
  /** Where answers are taken. */
  readonly session: WizardSession;
  readonly notices: readonly Notice[];
}

/**
 * The start of the wizard. A _visit_ says what it starts with; to _open_ is to find the contract of the visit, or to make
 * one; a contract is _attached_ once the server has given or confirmed it, _detached_ while only this browser has.
 */
export type StartState =
  /** The server is asked for the contract as soon as the questions are there. */
  | { readonly status: 'opening'; readonly visit: Visit }
  /** The server has refused. */
  | { readonly status: 'failed'; readonly visit: Visit; readonly notices: readonly Notice[] }
  /** Only the server has this contract, and it does not answer. */
  | { readonly status: 'unreachable'; readonly visit: Visit }
  /** Answers are taken and kept in this browser; the server is asked for the contract in the background. */
  | ({ readonly status: 'detached' } & Open)
  | ({ readonly status: 'attached' } & Open)
  /** Somebody else has signed in: nothing of it is shown to them, and what the server has not got is put away. */
  | ({ readonly status: 'leaving' } & Open);

export type StartEvent =
  | { readonly type: 'opened'; readonly contract: OpenedContract; readonly session: WizardSession }
  | { readonly type: 'opening failed' }
  | { readonly type: 'server unreachable' }
  | { readonly type: 'attached' }
  /** The server has refused the contract for good. */
  | { readonly type: 'attaching failed'; readonly draft: LocalDraft }
  | { readonly type: 'retry' }
  | { readonly type: 'connection back' }
  | { readonly type: 'owner changed' }
  /** Leaves the contract as it is and begins another one. */
  | { readonly type: 'start fresh' }
  /** Back or forward has gone to another contract of this tab. */
  | { readonly type: 'go to contract'; readonly contractId: string };

/** The state after an event; the same one where the event means nothing in it (start-machine.spec.ts has the table). */
export function nextStart(state: StartState, event: StartEvent): StartState {
  const { status, visit } = state;
  switch (event.type) {
    case 'opened': {
      if (status !== 'opening') return state;
      const { contract, session } = event;
      const notices = noticesOf(visit, contract);
      return { status: contract.isAttached ? 'attached' : 'detached', visit, session, notices };
    }
    case 'opening failed':
      return status === 'opening' ? { status: 'failed', visit, notices: ['startFailed'] } : state;
    case 'server unreachable':
      return status === 'opening' ? { status: 'unreachable', visit } : state;
    case 'attached':
      return status === 'detached' ? { ...state, status: 'attached' } : state;
    case 'attaching failed':
      if (status !== 'detached') return state;
      return { status: 'failed', visit: visitWith(visit, event.draft), notices: ['startFailed'] };
    case 'retry':
      return status === 'failed' || status === 'unreachable' ? { status: 'opening', visit } : state;
    case 'connection back':
      return status === 'unreachable' ? { status: 'opening', visit } : state;
    case 'owner changed':
      return status === 'detached' || status === 'attached' ? { ...state, status: 'leaving' } : state;
    case 'start fresh':
      return { status: 'opening', visit: freshVisit(visit) };
    case 'go to contract':
      return { status: 'opening', visit: visitTo(event.contractId) };
  }
}

/** The visit once more, with what was typed in it. */
const visitWith = (visit: Visit, draft: LocalDraft): Visit =>
  draft.contractId === null && draft.unsaved.length === 0 ? visit : { ...EMPTY_VISIT, draft };

function noticesOf(visit: Visit, contract: OpenedContract): Notice[] {
  const isMissed = contract.isNotFound && !visit.isReturn;
  const notices: readonly (readonly [Notice, boolean])[] = [
    ['notFound', isMissed],
    ['restored', !isMissed && isGoneOn(visit, contract)],
    ['heldBack', visit.isHeldBack],
  ];
  return notices.filter(([, isSo]) => isSo).map(([notice]) => notice);
}
