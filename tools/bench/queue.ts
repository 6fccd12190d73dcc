import path from 'node:path';
import { Queue, QueueEvents } from 'bullmq';
import { median, percentile } from './measuring/figures.ts';
import { root } from '#tools/launch/settings.mjs';
import { requireAnswered, startPeer, type Bench } from './bench-context.ts';
import { versionsOf } from './machine.ts';
import { each, inTurns, spread } from './rounds.ts';
import { visitors } from './visitors.ts';
import type { Call } from './load.ts';
import type { Finding } from './report.ts';

const ROUNDS = 5;
const CALLS = 150;
/* One that is gone before it is asked for counts as missing. */
const KEPT_JOBS = 100;
const ARMS = {
  inline: 'the same suggestion, computed where it is asked for',
  hop: 'a call that reaches contracts and reads one row, no queue',
  bullmq: 'bare BullMQ: a job that does nothing, from adding it to its result',
  ours: 'a suggestion by a run: call, row, queue, ai-worker, RPC, row, answer',
} as const;

/** B3: what the way through the queue adds to an answer that is computed at once. */
export async function measureQueue(bench: Bench): Promise<Finding> {
  const { children } = bench;
  const stack = await bench.stack();
  const [visitor] = await visitors(stack.url, 1);
  const { cookie = '' } = visitor?.list.headers ?? {};
  const redis = stack.environment.REDIS_QUEUE_URL ?? '';
  await startPeer(children, 'queue-worker.mjs', { REDIS: redis });
  const connection = { url: redis };
  const queue = new Queue('bench', { connection });
  const events = new QueueEvents('bench', { connection });
  await events.waitUntilReady();

  let asked = 0;
  const suggestion = () => {
    asked += 1;
    return {
      path: '/api/contracts/suggestion',
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      /* Never the same twice: an answer that is known already takes no way at all. */
      body: JSON.stringify({
        stepKey: 'scope',
        fieldKey: 'Scope of Work',
        currentText: `Booking site number ${asked}`,
        currentFormData: { 'Type of Work': 'Web development' },
      }),
    };
  };
  const arms: Record<string, () => Promise<number[]>> = {
    inline: async () => {
      const program = path.join(root, 'libs', 'drafting', 'bench', 'suggestion.mjs');
      const { output } = await children.run(process.execPath, ['--no-warnings', program, String(CALLS)]);
      return JSON.parse(output) as number[];
    },
    hop: () => oneByOne(visitor ? [visitor.list] : []),
    bullmq: async () => {
      const took = [];
      for (let count = 0; count < CALLS; count += 1) {
        const since = performance.now();
        const job = await queue.add('nothing', { count }, { removeOnComplete: KEPT_JOBS });
        await job.waitUntilFinished(events);
        took.push(performance.now() - since);
      }
      return took;
    },
    ours: () => oneByOne(Array.from({ length: CALLS }, suggestion)),
  };
  const oneByOne = async (calls: Call[]) => {
    const outcome = await bench.load({
      url: stack.url,
      calls,
      connections: 1,
      seconds: 0,
      warmUp: 0,
      total: CALLS,
    });
    requireAnswered(outcome);
    return outcome.took;
  };
  for (const measure of Object.values(arms)) await measure();
  const found = await inTurns(Object.keys(ARMS), ROUNDS, async (arm) => {
    const took = (await arms[arm]?.()) ?? [];
    return { p50: percentile(took, 50), p99: percentile(took, 99) };
  });
  await Promise.all([queue.close(), events.close()]);

  const of = (arm: string, figure: string) => each(found.get(arm), figure);
  const overhead = (figure: string) =>
    of('ours', figure).map(
      (value, round) => value - (of('hop', figure)[round] ?? 0) - (of('inline', 'p50')[round] ?? 0),
    );
  return {
    how: `${CALLS} calls in each round, one after the other, none of them alike. What the queue costs is the time of a suggestion less that of a call to the same service without one, less that of computing it.`,
    tables: [
      {
        head: ['way', 'p50, ms', 'p99, ms'],
        rows: Object.entries(ARMS).map(([arm, words]) => [
          words,
          spread(of(arm, 'p50')),
          spread(of(arm, 'p99')),
        ]),
      },
      {
        head: ['what the queue adds, p50, ms', 'p99, ms'],
        rows: [[spread(overhead('p50')), spread(overhead('p99'))]],
      },
    ],
    verdicts: [
      {
        what: 'what the queue adds, p50',
        figure: median(overhead('p50')),
        unit: ' ms',
        target: 3,
        moonshot: 2,
      },
      {
        what: 'what the queue adds, p99',
        figure: median(overhead('p99')),
        unit: ' ms',
        target: 15,
        moonshot: 8,
      },
    ],
    learned: [
      "A run is written down before it is queued, claimed and ended by calls of the worker to contracts, and announced to whoever waits; here all of them share one core with PostgreSQL and Redis, so each step waits for the others' turn. Bare BullMQ on the same core shows how little of it is the queue.",
    ],
    versions: versionsOf(['bullmq', 'ioredis', 'pg', 'typeorm']),
  };
}
