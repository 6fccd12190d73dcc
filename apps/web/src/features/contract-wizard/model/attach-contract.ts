import type { Answers } from '@pactwright/protocol';
import type { LocalDraft } from './local-draft.js';
import { startContract, type ContractCalls, type StartedContract } from './start-contract.js';

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
 * Asks the server for the contract of a visit that began without a connection, as soon as there is one: the same one, or a
 * new one when there is none yet or it is gone. Undefined when nobody waits any more.
 */
export async function attachContract(options: Options): Promise<StartedContract | undefined> {
  const { calls, draft, whenOnline, signal } = options;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await whenOnline(signal);
    if (signal.aborted) return undefined;
    try {
      const started = await startContract(calls, { draft: draft(), resumeId: null, workType: null });
      return signal.aborted ? undefined : started;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

interface Mine {
  readonly current: Answers;
  readonly unsaved: readonly string[];
  isDefault(key: string): boolean;
}

/** The server's answers, over the defaults shown here; over them whatever was changed here meanwhile. */
export function withMine(stored: Answers, { current, unsaved, isDefault }: Mine): Answers {
  const defaults = Object.entries(current).filter(([key]) => isDefault(key));
  const answers: Answers = { ...Object.fromEntries(defaults), ...stored };
  for (const key of unsaved) {
    const value = current[key];
    if (value === undefined) delete answers[key];
    else answers[key] = value;
  }
  return answers;
}
