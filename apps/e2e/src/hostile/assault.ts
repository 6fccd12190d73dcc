import { hash } from 'node:crypto';
import { test } from '@playwright/test';
import { aGuest, aUser, anAdmin } from '../access/callers.js';
import { pidsOf } from '../support/processes.js';
import { callerOf, inTurns, insist } from './asking.js';
import { attemptsOf, type Attempt } from './attempts.js';
import { describedCalls } from './described-calls.js';
import { Others, cookieOf } from './others.js';
import { HEAD_MAX_BYTES, headOf, type Outcome } from './send.js';

const SHOWN = 300;
/* Two processors do other things as well: what is quicker than this is not told from what is quick. */
const FLOOR_MS = 150;

/* Its 503 is no failure of its own: it tells of a service that was slow to say how it is, as on a busy machine. */
const HEALTH = '/api/health';

export interface Assault {
  /** Answers of 500 and above, and calls without an answer. */
  readonly unexpected: readonly string[];
  /** Routes that the gateway does not describe: what they take cannot be tried. */
  readonly undescribed: readonly string[];
  readonly restarted: readonly string[];
  readonly attempts: number;
  readonly p99: { readonly idle: number; readonly after: number; readonly allowed: number };
}

/**
 * Tries every string of every call that the running services have registered with every hostile text, or with so many of them
 * for each call, chosen by the seed.
 */
export async function assault(seed: string, perCall = Infinity): Promise<Assault> {
  const url = new URL(process.env['E2E_BASE_URL'] ?? '');
  const others = await Others.arrive(url);
  const before = pidsOf();
  const idle = await others.p99();
  const [guest, owner, other, admin] = await Promise.all([aGuest(), aUser(), aUser(), anAdmin()]);
  const callers = { guest, owner, admin: { ...admin, things: other.things } };
  const calls = await describedCalls(guest.http);
  const unexpected: string[] = [];
  let attempts = 0;
  for (const call of calls) {
    const caller = callerOf(call, callers);
    const cookie = await cookieOf(caller.http);
    const chosen = someOf([...attemptsOf(call, caller.things)], seed, perCall);
    await inTurns(chosen, async (attempt) => {
      const outcome = await insist(url, attempt.message, cookie);
      attempts += 1;
      if (!isFine(url, attempt, outcome, cookie))
        unexpected.push(`${call.route}, ${attempt.what}: ${outcome.status} ${outcome.text.slice(0, SHOWN)}`);
    });
  }
  const after = await others.p99();
  const now = pidsOf();
  for (const { http } of [guest, owner, other, admin]) await http.dispose();
  const found = {
    unexpected,
    undescribed: calls.filter(({ isDescribed }) => !isDescribed).map(({ route }) => route),
    restarted: Object.keys(before).filter((name) => now[name] !== before[name]),
    attempts,
    p99: { idle, after, allowed: Math.max(2 * idle, FLOOR_MS) },
  };
  test.info().annotations.push({ type: 'found', description: JSON.stringify(found) });
  return found;
}

/** The same for the same seed, whatever was added beside them. */
function someOf(all: readonly Attempt[], seed: string, count: number): readonly Attempt[] {
  if (count >= all.length) return all;
  const place = ({ call, what }: Attempt): string => hash('sha256', `${seed} ${call.route} ${what}`);
  return all.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, count);
}

/** Nothing of the product may be 500; what is switched off here says so, and a head beyond all bounds may be cut off. */
function isFine(url: URL, { call, message }: Attempt, { status }: Outcome, cookie: string): boolean {
  if (status === 0) return headOf(url, message, cookie).length > HEAD_MAX_BYTES;
  return status < 500 || status === call.row?.status || call.template === HEALTH;
}
