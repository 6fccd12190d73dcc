import { del, entries, get, set, update } from 'idb-keyval';
import { withCopies } from '../../../../shared/browser-copies.js';
import { NO_PLAN, type Plan } from './reply-plan.js';
import type { SinceMine } from './since-mine.js';

const KEY = 'reply:';
const keyOf = (runId: string): string => `${KEY}${runId}`;

/**
 * The plan that was made in this browser for the reply to a check; of the contract, nothing but the words of an earlier version. Who has
 * signed another one signs this one as well until another name is given: Word shows two names as two people.
 */
export async function keptReply(runId: string): Promise<Plan> {
  const kept = (await withCopies((store) => get<Plan>(keyOf(runId), store))) ?? NO_PLAN;
  if (kept.author !== '') return kept;
  const others = (await withCopies((store) => entries<string, Plan>(store))) ?? [];
  const signed = others.find(([key, { author }]) => key.startsWith(KEY) && author !== '');
  return signed === undefined ? kept : { ...kept, author: signed[1].author };
}

export const keepReply = (runId: string, plan: Plan): Promise<unknown> =>
  withCopies((store) => set(keyOf(runId), plan, store));

/** What the reply is to answer is another thing than before, what was decided about it stays. */
export const keepSinceMine = (runId: string, since: SinceMine): Promise<unknown> =>
  withCopies((store) => update<Plan>(keyOf(runId), (kept = NO_PLAN) => ({ ...kept, since }), store));

/** With the check that it belongs to. */
export const forgetReply = (runId: string): Promise<unknown> =>
  withCopies((store) => del(keyOf(runId), store));
