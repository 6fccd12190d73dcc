import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { say } from '#tools/launch/say.mjs';
import { atLeast, atMost, type Experiment } from './experiment.ts';
import { openLab, until } from './lab.ts';
import { Visitor } from './visitor.ts';

const OUTAGES_S = [2, 7, 20, 60];
const RESUMED_MS = 3_000;
const PATIENCE_MS = 30_000;
/* Nobody handles it, so a worker that takes it gives it up at once: it shows that the worker works, and does nothing. */
const PROBE = 'probe';

export default {
  id: 'R4',
  title: `The queue's Redis away for ${OUTAGES_S.join(', ')} seconds`,
  async run(children) {
    const lab = await openLab(children);
    const redis = lab.stack.get('redis-queue');
    const address = lab.environment.REDIS_QUEUE_URL ?? '';
    const names = await workedOn(address);
    const criteria = [atLeast('queues with a worker', names.length, 4)];
    const notes = [`queues: ${names.join(', ')}`];
    for (const seconds of OUTAGES_S) {
      await redis.kill();
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      await redis.start();
      const [resumed, answered] = await Promise.all([
        Promise.all(names.map((name) => timeToTake(address, name))),
        timeToAnswer(lab.url),
      ]);
      const slowest = Math.max(...resumed);
      say(
        `away for ${seconds} s: the workers resumed after ${resumed.map((ms) => ms.toFixed(0)).join(', ')} ms`,
      );
      criteria.push(
        atMost(`slowest of all workers to resume after ${seconds} s`, slowest, RESUMED_MS, ' ms'),
        atMost(
          `a question asked in the browser answered by ai-worker after ${seconds} s`,
          answered,
          RESUMED_MS,
          ' ms',
        ),
      );
    }
    await lab.close();
    return { criteria, notes };
  },
} satisfies Experiment;

/** @returns queues that somebody works on */
async function workedOn(address: string): Promise<string[]> {
  const redis = new Redis(address);
  const keys = await redis.keys('bull:*:stalled-check');
  redis.disconnect();
  return keys.map((key) => key.split(':')[1] ?? '').toSorted();
}

/** @returns milliseconds until its worker took a job */
async function timeToTake(address: string, name: string): Promise<number> {
  const queue = new Queue(name, { connection: { url: address, maxRetriesPerRequest: null } });
  queue.on('error', () => undefined);
  try {
    const since = performance.now();
    const job = await queue.add(PROBE, {}, { attempts: 1, removeOnFail: false });
    const took = await until(async () => (await job.getState()) === 'failed', PATIENCE_MS, 25);
    await job.remove().catch(() => undefined);
    return took === undefined ? Infinity : performance.now() - since;
  } finally {
    await queue.close();
  }
}

async function timeToAnswer(url: string) {
  const since = performance.now();
  const visitor = new Visitor(url);
  const took = await until(
    async () => {
      const { status, text } = await visitor.suggest(`at ${performance.now()}`, {});
      return status === 200 && JSON.parse(text).engine?.fallback === null;
    },
    PATIENCE_MS,
    25,
  );
  return took === undefined ? Infinity : performance.now() - since;
}
