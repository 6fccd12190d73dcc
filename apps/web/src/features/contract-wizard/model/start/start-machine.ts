import type { WizardSession } from '../wizard-session.js';
import { freshVisit, visitTo, type Visit } from './visit.js';

/**
 * The start of the wizard. A _visit_ says what it starts with; to _open_ is to find the contract of the visit, or to make
 * one; a contract is _attached_ once the server has given or confirmed it, _detached_ while only this browser has.
 */
export type StartState =
  /** The server is asked for the contract as soon as the questions are there. */
  | { readonly status: 'opening'; readonly visit: Visit }
  /** The server has refused. */
  | { readonly status: 'failed'; readonly visit: Visit }
  /** Only the server has this contract, and it does not answer. */
  | { readonly status: 'unreachable'; readonly visit: Visit }
  /** Answers are taken and kept in this browser; the server is asked for the contract in the background. */
  | { readonly status: 'detached'; readonly visit: Visit; readonly session: WizardSession }
  | { readonly status: 'attached'; readonly visit: Visit; readonly session: WizardSession };

export type StartEvent =
  | { readonly type: 'opened'; readonly session: WizardSession; readonly isAttached: boolean }
  | { readonly type: 'opening failed' }
  | { readonly type: 'server unreachable' }
  | { readonly type: 'attached' }
  | { readonly type: 'retry' }
  | { readonly type: 'connection back' }
  /** Leaves the contract as it is and begins another one. */
  | { readonly type: 'start fresh' }
  /** Back or forward has gone to another contract of this tab. */
  | { readonly type: 'go to contract'; readonly contractId: string };

/** The state after an event; the same one where the event means nothing in it (start-machine.spec.ts has the table). */
export function nextStart(state: StartState, event: StartEvent): StartState {
  const { status, visit } = state;
  switch (event.type) {
    case 'opened': {
      const { session, isAttached } = event;
      return status === 'opening' ? { status: isAttached ? 'attached' : 'detached', visit, session } : state;
    }
    case 'opening failed':
      return status === 'opening' ? { status: 'failed', visit } : state;
    case 'server unreachable':
      return status === 'opening' ? { status: 'unreachable', visit } : state;
    case 'attached':
      return status === 'detached' ? { ...state, status: 'attached' } : state;
    case 'retry':
      return status === 'failed' || status === 'unreachable' ? { status: 'opening', visit } : state;
    case 'connection back':
      return status === 'unreachable' ? { status: 'opening', visit } : state;
    case 'start fresh':
      return { status: 'opening', visit: freshVisit(visit) };
    case 'go to contract':
      return { status: 'opening', visit: visitTo(event.contractId) };
  }
}
