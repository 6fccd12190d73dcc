import pg from 'pg';
import { say } from '#tools/launch/say.mjs';
import { atLeast, atMost, type Experiment } from './experiment.ts';
import { brokenInvariants } from './invariants.ts';
import { openLab, until, type Lab } from './lab.ts';
import { Load, described, inFigures, isGood } from './load.ts';
import { everyKind } from './mixture.ts';

const RATE = 40;
const WAYS = ['kill -9', 'fast restart'] as const;
const WARM_MS = 5_000;
const DOWN_MS = 2_000;
const RECOVERED_MS = 5_000;
const AFTER_MS = 10_000;
/* What a service's pool may hold; a client that leaked would come on top of it. */
const POOL_MAX = 5;

export default {
  id: 'R6',
  title: 'kill -9 and fast restart of PostgreSQL under load',
  async run(children) {
    const lab = await openLab(children);
    const postgres = lab.stack.get('postgres');
    const criteria = [];
    const notes = [];
    for (const way of WAYS) {
      const load = new Load(RATE, await everyKind(lab.url));
      await new Promise((resolve) => setTimeout(resolve, WARM_MS));
      const stopped = performance.now();
      await (way === 'kill -9' ? postgres.kill() : postgres.stop());
      await new Promise((resolve) => setTimeout(resolve, DOWN_MS));
      await postgres.start();
      const ready = performance.now();
      await new Promise((resolve) => setTimeout(resolve, RECOVERED_MS + AFTER_MS));
      const done = await load.end();
      const failed = done.filter((each) => !isGood(each));
      const late = failed.filter(({ at }) => at > ready + RECOVERED_MS);
      const early = failed.filter(({ at, took }) => at + took < stopped);
      const lastMs = Math.max(0, ...failed.map(({ at }) => at - ready));
      say(
        `${way}: ${failed.length} calls failed, the last one asked ${lastMs.toFixed(0)} ms after it was ready`,
      );
      criteria.push(
        atLeast(`calls that failed because of the ${way}`, failed.length, 5),
        atMost(
          `calls that failed before the ${way}${early.length > 0 ? ` (${described(early)})` : ''}`,
          early.length,
          0,
        ),
        atMost(
          `calls that failed and were asked later than 5 s after it was ready again${late.length > 0 ? ` (${described(late)})` : ''}`,
          late.length,
          0,
        ),
      );
      notes.push(
        `${way}: ${inFigures(done)}; ${failed.length} failed, the last one asked ${lastMs.toFixed(0)} ms after PostgreSQL was ready`,
      );
    }
    let pools: { name: string; clients: number; stuck: number }[] = [];
    await until(async () => (pools = await clients(lab)).every(({ stuck }) => stuck === 0), 15_000, 500);
    const { broken, words } = await brokenInvariants(lab);
    await lab.close();
    criteria.push(
      atMost(
        'most clients of one database after it all',
        Math.max(...pools.map((pool) => pool.clients)),
        POOL_MAX,
      ),
      atMost(
        'clients left in a transaction',
        pools.reduce((sum, { stuck }) => sum + stuck, 0),
        0,
      ),
      atMost(`rows that break an invariant${words ? ` (${words})` : ''}`, broken, 0),
    );
    return {
      criteria,
      notes: [...notes, `clients: ${pools.map((pool) => `${pool.name} ${pool.clients}`).join(', ')}`],
    };
  },
} satisfies Experiment;

async function clients(lab: Lab) {
  const url = new URL(lab.environment.CONTRACTS_DATABASE_URL ?? '');
  const { password } = url;
  const admin = new pg.Client({
    host: url.hostname,
    port: Number(url.port),
    user: 'pactwright',
    password,
    database: 'postgres',
  });
  await admin.connect();
  try {
    const { rows } = await admin.query(
      `SELECT datname AS name, count(*)::int AS clients,
              count(*) FILTER (WHERE state LIKE 'idle in transaction%')::int AS stuck
       FROM pg_stat_activity WHERE datname IS NOT NULL AND datname <> 'postgres' GROUP BY datname ORDER BY datname`,
    );
    return rows;
  } finally {
    await admin.end();
  }
}
