import type { Answers } from '@pactwright/protocol';
import { PassingError } from '../../../../shared/api/api-error.js';
import { pause } from '../../../../shared/api/pause.js';
import type { LocalDraft } from '../local-draft.js';
import { openFromServer, withUnsaved, type ContractCalls, type OpenedContract } from './open-contract.js';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

interface Options {
  readonly calls: ContractCalls;
  /** What the browser keeps at that moment. */
  readonly draft: () => LocalDraft;
  readonly whenOnline: (signal: AbortSignal) => Promise<void>;
  /** The visitor has left the contract. */
  readonly signal: AbortSignal;
}

/**
 * Asks the server for a detached contract as soon as there is a connection: the same one, or a new one when there is none yet
 * or it is gone. Undefined when nobody waits any more; rejects with what asking again does not mend.
 */
export async function attachContract(options: Options): Promise<OpenedContract | undefined> {
  const { calls, draft, whenOnline, signal } = options;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await whenOnline(signal);
    if (signal.aborted) return undefined;
    try {
      const opened = await openFromServer(calls, { draft: draft(), contractId: null, workType: null });
      return signal.aborted ? undefined : opened;
    } catch (cause) {
      if (!(cause instanceof PassingError)) throw cause;
    }
    await pause(pauseMs, signal);
  }
}

interface Shown {
  readonly current: Answers;
  readonly unsaved: readonly string[];
  isDefault(key: string): boolean;
}

/** The server's answers, over the defaults shown here; over them whatever was changed here meanwhile. */
export function withShown(stored: Answers, { current, unsaved, isDefault }: Shown): Answers {
  const defaults = Object.entries(current).filter(([key]) => isDefault(key));
  return withUnsaved({ ...Object.fromEntries(defaults), ...stored }, current, unsaved);
}
