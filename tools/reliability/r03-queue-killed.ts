import { say } from '#tools/launch/say.mjs';
import { atLeast, atMost, exactly, type Experiment } from './experiment.ts';
import { openLab, query, until, type Lab } from './lab.ts';
import { Visitor, type Answer } from './visitor.ts';

const ADDS = 2_000;
const VISITORS = 250;
const AT_ONCE = 25;
/* After how many answers Redis is killed, and how long it stays away. */
const KILLED_AT = 700;
const DOWN_MS = 5_000;
const HANG_MS = 3_000;
const RESUMED_MS = 3_000;
const DATABASE = 'CONTRACTS_DATABASE_URL';

type TimedAnswer = Answer & { at: number };

export default {
  id: 'R3',
  title: `kill -9 of the queue's Redis during ${ADDS} additions and their work`,
  async run(children) {
    const lab = await openLab(children);
    const redis = lab.stack.get('redis-queue');
    const visitors = Array.from({ length: VISITORS }, () => new Visitor(lab.url));
    const answers: TimedAnswer[] = [];
    const asking = askAll(visitors, answers);
    const buying = buyOneByOne(lab.url, asking);

    await until(() => answers.length >= KILLED_AT, 120_000, 10);
    const goneAt = performance.now();
    await redis.kill();
    say(`killed after ${answers.length} answers`);
    await new Promise((resolve) => setTimeout(resolve, DOWN_MS));
    await redis.start();
    const backAt = performance.now();
    const finishedBefore = await finishedByWorkers(lab);
    const resumed = await until(async () => (await finishedByWorkers(lab)) > finishedBefore, 60_000, 25);
    await asking;
    const { paid, refused } = await buying;

    const accepted = answers.filter(({ status }) => status === 202 || status === 200);
    const runIds = accepted.flatMap(({ text }) => JSON.parse(text).runId ?? []);
    await until(async () => (await ended(lab, runIds)) === runIds.length, 90_000, 500);
    const finished = await ended(lab, runIds);
    await until(async () => (await toldOfPayments(lab, paid)) === paid.length, 60_000, 250);
    const told = await toldOfPayments(lab, paid);
    await lab.close();

    const isMeanwhile = ({ at, took }: TimedAnswer) => at + took > goneAt && at < backAt;
    const slowestOf = (some: TimedAnswer[]) => Math.max(0, ...some.map(({ took }) => took));
    const meanwhile = answers.filter(isMeanwhile);
    const others = answers.filter((answer) => !isMeanwhile(answer));
    const strange = answers.filter(({ status }) => ![200, 202, 503].includes(status));
    return {
      criteria: [
        exactly('additions', answers.length, ADDS),
        exactly('accepted questions that ended', finished, runIds.length),
        exactly('confirmed payments whose event arrived', told, paid.length),
        atMost('slowest answer to an addition while it was away', slowestOf(meanwhile), HANG_MS, ' ms'),
        atLeast('additions while it was away', meanwhile.length, 25),
        atMost('answers other than 200, 202 and 503', strange.length, 0),
        atMost('time from the end of the start to the next job done', resumed ?? Infinity, RESUMED_MS, ' ms'),
        atLeast('questions accepted into the queue', runIds.length, KILLED_AT),
      ],
      notes: [
        `${runIds.length} queued, ${accepted.length - runIds.length} answered at once in the worker's place, ${answers.length - accepted.length} refused with 503; ${paid.length} payments confirmed, ${refused} refused`,
        `slowest answer while it was there: ${slowestOf(others).toFixed(0)} ms, with ${AT_ONCE} asked for at any time`,
        `appendfsync everysec: up to a second of what Redis acknowledged is gone with it; the rows in PostgreSQL bring it back`,
      ],
    };
  },
} satisfies Experiment;

async function askAll(visitors: Visitor[], answers: TimedAnswer[]) {
  const left = Array.from({ length: ADDS }, (_, number) => number);
  const ask = async () => {
    for (let number = left.shift(); number !== undefined; number = left.shift()) {
      const visitor = visitors[number % visitors.length] as Visitor;
      const at = performance.now();
      answers.push({ at, ...(await visitor.suggest(`number ${number}`)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

/** Payments while it lasts: each confirmed one is an event that must reach contracts. */
async function buyOneByOne(url: string, lasting: Promise<void>) {
  let isOver = false;
  void lasting.then(() => (isOver = true));
  const paid: string[] = [];
  let refused = 0;
  while (!isOver) {
    const visitor = new Visitor(url);
    const contractId = await visitor.wholeContract('A shop');
    const { status } = await visitor.call('POST', '/api/payment', {
      body: { contractId, planType: 'one-time' },
    });
    if (status > 199 && status < 300) paid.push(contractId);
    else refused += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { paid, refused };
}

async function ended(lab: Lab, ids: string[]) {
  const sql = `SELECT count(*)::int AS n FROM runs WHERE id = ANY($1) AND status IN ('done', 'failed')`;
  return count(await query(lab, DATABASE, sql, [ids]));
}

async function toldOfPayments(lab: Lab, ids: string[]) {
  const sql =
    'SELECT count(DISTINCT contract_id)::int AS n FROM contract_payments WHERE contract_id = ANY($1)';
  return count(await query(lab, DATABASE, sql, [ids]));
}

async function finishedByWorkers(lab: Lab) {
  return count(
    await query(lab, DATABASE, `SELECT count(*)::int AS n FROM runs WHERE attempt > 0 AND status = 'done'`),
  );
}

const count = (rows: object[]) => (rows as { n: number }[])[0]?.n ?? 0;
