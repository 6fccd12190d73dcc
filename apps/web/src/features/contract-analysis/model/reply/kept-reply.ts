import { del, get, set } from 'idb-keyval';
import { withCopies } from '../../../../shared/browser-copies.js';
import { NO_PLAN, type Plan } from './reply-plan.js';

const keyOf = (runId: string): string => `reply:${runId}`;

/** The plan that was made in this browser for the reply to a check, and nothing of the contract. */
export const keptReply = async (runId: string): Promise<Plan> =>
  (await withCopies((store) => get<Plan>(keyOf(runId), store))) ?? NO_PLAN;

export const keepReply = (runId: string, plan: Plan): Promise<unknown> =>
  withCopies((store) => set(keyOf(runId), plan, store));

/** With the check that it belongs to. */
export const forgetReply = (runId: string): Promise<unknown> =>
  withCopies((store) => del(keyOf(runId), store));
