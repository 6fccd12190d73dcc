import { Redis } from 'ioredis';
import { percentile } from '#tools/bench/measuring/figures.ts';
import { atLeast, atMost, type Experiment } from './experiment.ts';
import { openLab, query, type Lab } from './lab.ts';
import { Load, described } from './load.ts';
import { Model } from './model.ts';
import { Visitor } from './visitor.ts';

const RATE = 4;
const LASTING_MS = 40_000;
const CUT_EVERY_MS = 20;
/* A question is answered, or put off with 202, after 22 s. */
const DEADLINE_MS = 22_000;
const SLACK_MS = 1_000;

export default {
  id: 'R7',
  title: 'The channel that announces results cut, again and again',
  async run(children) {
    const model = await Model.start({ leastMs: 50, mostMs: 400 });
    const lab = await openLab(children, model.environment);
    const redis = new Redis(lab.environment.REDIS_QUEUE_URL ?? '');
    const [quick] = await timed(lab.url, 10);
    let cuts = 0;
    const cutting = setInterval(() => {
      void redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub').then((killed) => (cuts += Number(killed)));
    }, CUT_EVERY_MS);
    let number = 0;
    const load = new Load(RATE, [
      {
        name: 'question',
        share: 1,
        isSafe: false,
        call: () => new Visitor(lab.url).suggest(`number ${number++}`, {}),
        isGood: (status) => status === 200,
      },
    ]);
    await new Promise((resolve) => setTimeout(resolve, LASTING_MS));
    const done = await load.end();
    clearInterval(cutting);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const waiting = await underWay(lab);
    redis.disconnect();
    await lab.close();
    model.stop();
    const took = done.map((each) => each.took);
    const failed = done.filter(({ status }) => status !== 200);
    return {
      criteria: [
        atMost(
          `questions without an answer${failed.length > 0 ? ` (${described(failed)})` : ''}`,
          failed.length,
          0,
        ),
        atMost('p99 of the time to an answer', percentile(took, 99), DEADLINE_MS + SLACK_MS, ' ms'),
        atMost('runs still under way', waiting, 0),
        atLeast('times the channel was cut', cuts, 100),
        atLeast('questions', done.length, (RATE * LASTING_MS) / 1_000 - RATE),
      ],
      notes: [
        `with the channel p50 ${quick?.toFixed(0)} ms; without it p50 ${percentile(took, 50).toFixed(0)} ms, p99 ${percentile(took, 99).toFixed(0)} ms (found by looking once a second)`,
      ],
    };
  },
} satisfies Experiment;

async function timed(url: string, count: number) {
  const took = [];
  for (let number = 0; number < count; number += 1)
    took.push((await new Visitor(url).suggest(`before, ${number}`, {})).took);
  return [percentile(took, 50)];
}

async function underWay(lab: Lab) {
  const [row]: { n: number }[] = await query(
    lab,
    'CONTRACTS_DATABASE_URL',
    `SELECT count(*)::int AS n FROM runs WHERE status NOT IN ('done', 'failed')`,
  );
  return row?.n ?? 0;
}
