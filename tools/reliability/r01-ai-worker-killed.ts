import { say } from '#tools/launch/say.mjs';
import { atLeast, atMost, exactly, type Experiment } from './experiment.ts';
import { openLab, query, until, type Lab } from './lab.ts';
import { Model } from './model.ts';
import { Visitor } from './visitor.ts';

const RUNS = 200;
const KILLS = 20;
const VISITORS = 25;
const LONGEST_LIFE_MS = 2_500;
const ALLOWED_MS = 25_000;
const DATABASE = 'CONTRACTS_DATABASE_URL';

export default {
  id: 'R1',
  title: `kill -9 of ai-worker ${KILLS} times at random moments over ${RUNS} runs`,
  async run(children) {
    const model = await Model.start({ leastMs: 200, mostMs: 1_200 });
    const lab = await openLab(children, model.environment);
    const visitors = Array.from({ length: VISITORS }, () => new Visitor(lab.url));

    const asking = askAll(visitors);
    /** when its worker was killed last */
    const hit = new Map<string, number>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      await lab.stack.get('ai-worker').kill();
      const under: { id: string; now: Date }[] = await query(
        lab,
        DATABASE,
        `SELECT id, now() FROM runs WHERE status = 'running'`,
      );
      for (const { id, now } of under) hit.set(id, now.getTime());
      await lab.stack.get('ai-worker').start();
    }
    say(`killed ${KILLS} times`);
    const asked = await asking;
    await until(async () => (await unfinished(lab)) === 0, 2 * ALLOWED_MS, 250);

    const rows: {
      id: string;
      status: string;
      attempt: number;
      isAnswered: boolean;
      finishedAt: Date | null;
    }[] = await query(
      lab,
      DATABASE,
      `SELECT id, status, attempt, result IS NOT NULL AS "isAnswered", finished_at AS "finishedAt" FROM runs`,
    );
    const ended = rows.filter(({ status }) => status === 'done' || status === 'failed');
    const starts = rows.reduce((sum, { attempt }) => sum + attempt, 0);
    const recoveries = rows.flatMap(({ id, finishedAt }) => {
      const killedAt = hit.get(id);
      return killedAt === undefined ? [] : [(finishedAt?.getTime() ?? Infinity) - killedAt];
    });
    const before = new Map(rows.map(({ id, ...row }) => [id, JSON.stringify(row)]));
    /* A worker that is slow to notice its death would have written by then. */
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const later: typeof rows = await query(
      lab,
      DATABASE,
      `SELECT id, status, attempt, result IS NOT NULL AS "isAnswered", finished_at AS "finishedAt" FROM runs`,
    );
    const changed = later.filter(({ id, ...row }) => before.get(id) !== JSON.stringify(row)).length;
    const questions = model.questions;
    await lab.close();
    model.stop();
    return {
      criteria: [
        exactly('runs that were asked for and are stored', rows.length, asked),
        exactly('runs that ended as done or failed', ended.length, RUNS),
        atMost(
          'done runs without a result',
          ended.filter((row) => row.status === 'done' && !row.isAnswered).length,
          0,
        ),
        atMost('results written after the first one', changed, 0),
        atMost(
          'questions to the model beyond the attempts that are on record',
          Math.max(0, questions - starts),
          0,
        ),
        atMost(
          'longest time from the last kill that hit a run to its end',
          Math.max(0, ...recoveries) / 1_000,
          ALLOWED_MS / 1_000,
          ' s',
        ),
        atLeast('runs that were hit by a kill', hit.size, 10),
      ],
      notes: [
        `${ended.filter(({ status }) => status === 'done').length} done, ${starts} attempts, ${questions} questions to the model`,
      ],
    };
  },
} satisfies Experiment;

/**
 * One question after the other, so that there is work under way at every kill; who has asked for too much waits.
 */
async function askAll(visitors: Visitor[]) {
  let asked = 0;
  await Promise.all(
    visitors.map(async (visitor, who) => {
      for (let number = 0; number < RUNS / VISITORS; number += 1) {
        const { status, text } = await visitor.suggest(`${who}: number ${number}`);
        if (status !== 202 && status !== 200) throw new Error(`a question was answered ${status}: ${text}`);
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 1_000 + Math.random() * 3_000));
      }
    }),
  );
  return asked;
}

async function unfinished(lab: Lab) {
  const [row]: { n: number }[] = await query(
    lab,
    DATABASE,
    `SELECT count(*)::int AS n FROM runs WHERE status NOT IN ('done', 'failed')`,
  );
  return row?.n ?? 0;
}
