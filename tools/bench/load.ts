import { json } from 'node:stream/consumers';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';

/*
 * node load.ts, with a plan at its standard input: sends calls over so many connections and writes what came back. With a rate, calls are sent when
 * they are due whether the ones before have been answered or not, and timed from that moment: a server that falls
 * behind is not spared what it delayed. Without one, each connection sends when its last call was answered.
 */

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** of all calls, in whole parts */
  share?: number;
}

export interface Plan {
  url: string;
  calls: Call[];
  connections: number;
  seconds: number;
  /** seconds at the start that do not count */
  warmUp: number;
  /** calls a second */
  rate?: number;
  /** ends after so many calls, whatever the seconds */
  total?: number;
}

export interface Outcome {
  /** milliseconds */
  took: number[];
  /** how many were answered with what */
  statuses: Record<string, number>;
  /** that counted */
  seconds: number;
}

const plan = (await json(process.stdin)) as Plan;
const pool = new Pool(plan.url, { connections: plan.connections, pipelining: 1 });
const deck = plan.calls.flatMap((call) => Array.from({ length: call.share ?? 1 }, () => call));
const outcome: Outcome = { took: [], statuses: {}, seconds: plan.seconds - plan.warmUp };
let sent = 0;

/* In an order that only looks like chance: every run sends the same calls. */
const next = () => deck[(sent++ * 7919) % deck.length] as Call;

async function status({ path, method = 'GET', headers, body }: Call) {
  try {
    const answer = await pool.request({
      path,
      method: method as 'GET',
      headers,
      body: body ?? null,
    });
    await answer.body.dump({ limit: Infinity });
    return String(answer.statusCode);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).name;
  }
}

async function send(due: number) {
  const answered = await status(next());
  const now = performance.now();
  if (due < counted) return;
  outcome.took.push(Math.round((now - due) * 1_000) / 1_000);
  outcome.statuses[answered] = (outcome.statuses[answered] ?? 0) + 1;
}

const start = performance.now();
const counted = start + plan.warmUp * 1_000;
const end = start + plan.seconds * 1_000;
if (plan.total !== undefined) {
  let left = plan.total;
  await Promise.all(
    Array.from({ length: plan.connections }, async () => {
      while (left-- > 0) await send(performance.now());
    }),
  );
  outcome.seconds = (performance.now() - start) / 1_000;
} else if (plan.rate === undefined) {
  await Promise.all(
    Array.from({ length: plan.connections }, async () => {
      while (performance.now() < end) await send(performance.now());
    }),
  );
} else {
  const all = [];
  for (let due = start; due < end; due += 1_000 / plan.rate) {
    /* A timer is late by a millisecond; this process has a core of its own to watch the clock with. */
    for (let early = due - performance.now(); early > 0; early = due - performance.now()) {
      await (early > 2 ? wait(early - 2) : turn());
    }
    all.push(send(due));
  }
  await Promise.all(all);
}
await pool.close();
process.stdout.write(JSON.stringify(outcome));
