import { say } from '#tools/launch/say.mjs';
import { atLeast, atMost, exactly } from './experiment.mjs';
import { openLab, query, until } from './lab.mjs';
import { Visitor } from './visitor.mjs';

const ADDS = 2_000;
const VISITORS = 250;
const AT_ONCE = 25;
/* After how many answers Redis is killed, and how long it stays away. */
const KILLED_AT = 700;
const DOWN_MS = 5_000;
const HANG_MS = 3_000;
const RESUMED_MS = 3_000;
const DATABASE = 'CONTRACTS_DATABASE_URL';

/** @typedef {import('./visitor.mjs').Answer & { at: number }} TimedAnswer */

/** @type {import('./experiment.mjs').Experiment} */
export default {
  id: 'R3',
  title: `kill -9 of the queue's Redis during ${ADDS} additions and their work`,
  async run(children) {
    const lab = await openLab(children);
    const redis = lab.stack.get('redis-queue');
    const visitors = Array.from({ length: VISITORS }, () => new Visitor(lab.url));
    /** @type {TimedAnswer[]} */
    const answers = [];
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

    const isMeanwhile = (/** @type {TimedAnswer} */ { at, took }) => at + took > goneAt && at < backAt;
    const slowestOf = (/** @type {TimedAnswer[]} */ some) => Math.max(0, ...some.map(({ took }) => took));
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
};

/**
 * @param {Visitor[]} visitors
 * @param {TimedAnswer[]} answers
 */
async function askAll(visitors, answers) {
  const left = Array.from({ length: ADDS }, (_, number) => number);
  const ask = async () => {
    for (let number = left.shift(); number !== undefined; number = left.shift()) {
      const visitor = /** @type {Visitor} */ (visitors[number % visitors.length]);
      const at = performance.now();
      answers.push({ at, ...(await visitor.suggest(`number ${number}`)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

/**
 * Payments while it lasts: each confirmed one is an event that must reach contracts.
 * @param {string} url
 * @param {Promise<void>} lasting
 */
async function buyOneByOne(url, lasting) {
  let isOver = false;
  void lasting.then(() => (isOver = true));
  /** @type {string[]} */
  const paid = [];
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

/**
 * @param {import('./lab.mjs').Lab} lab
 * @param {string[]} ids
 */
async function ended(lab, ids) {
  const sql = `SELECT count(*)::int AS n FROM runs WHERE id = ANY($1) AND status IN ('done', 'failed')`;
  return count(await query(lab, DATABASE, sql, [ids]));
}

/**
 * @param {import('./lab.mjs').Lab} lab
 * @param {string[]} ids
 */
async function toldOfPayments(lab, ids) {
  const sql =
    'SELECT count(DISTINCT contract_id)::int AS n FROM contract_payments WHERE contract_id = ANY($1)';
  return count(await query(lab, DATABASE, sql, [ids]));
}

/** @param {import('./lab.mjs').Lab} lab */
async function finishedByWorkers(lab) {
  return count(
    await query(lab, DATABASE, `SELECT count(*)::int AS n FROM runs WHERE attempt > 0 AND status = 'done'`),
  );
}

/** @param {object[]} rows */
const count = (rows) => /** @type {{ n: number }[]} */ (rows)[0]?.n ?? 0;
