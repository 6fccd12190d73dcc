import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@pactwright/drafting/test';
import { Run, Runs } from '@pactwright/server-runs';
import {
  eventually,
  testDatabase,
  testRedisUrl,
  type TestDatabase,
  type TestService,
} from '../../src/index.js';
import { aPayer, aQuestion, schema, startAsker } from './harness.js';
import { SlowModel, WorkerProcess } from './worker-process.js';

const RUNS = 100;
const KILLS = 4;
const LONGEST_LIFE_MS = 2_500;
const PAUSE_MS = 100;
const ALLOWED_MS = 25_000;
const SEED = Number(process.env['KILL_SEED'] ?? randomInt(2 ** 31));

/** One after the other, so that there is work under way at every kill. */
async function askAll(runs: Runs): Promise<string[]> {
  const asked: string[] = [];
  for (let at = 0; at < RUNS; at += 1) {
    const { runId } = await runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 0 });
    asked.push(runId);
    await pause(PAUSE_MS);
  }
  return asked;
}

describe('ai-worker with a slow model, killed at random moments over 100 runs', () => {
  let database: TestDatabase;
  let asker: TestService;
  let worker: WorkerProcess;
  const model = new SlowModel();
  beforeAll(async () => {
    database = await testDatabase(schema.entities, schema.migrations);
    const redisUrl = await testRedisUrl();
    asker = await startAsker(database.url, redisUrl);
    const contractsRpc = `127.0.0.1:${asker.rpcPort}`;
    worker = await WorkerProcess.start({ redisUrl, contractsRpc, modelUrl: await model.start() });
  });
  afterAll(async () => {
    await worker.remove();
    model.stop();
    await asker.close();
    await database.drop();
  });

  it(`R1 ends each with exactly one result, within 25 s of its last restart: KILL_SEED=${SEED}`, async () => {
    const runs = asker.get(Runs);
    const told: string[] = [];
    runs.onFinished('suggest', async ({ runId }) => void told.push(runId));
    const random = randomFrom(SEED);
    const asking = askAll(runs);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(random() * LONGEST_LIFE_MS);
      await worker.kill();
      await worker.resume();
    }
    const asked = await asking;
    const rows = database.dataSource.getRepository(Run);
    await eventually(async () => expect(await rows.countBy({ status: 'done' })).toBe(RUNS), {
      withinMs: ALLOWED_MS,
    });
    /* The kills hit work that was under way. */
    const ended = await rows.find();
    expect(ended.some(({ attempt }) => attempt > 1)).toBe(true);
    for (const { result } of ended)
      expect(result).toMatchObject({ kind: 'suggest', engine: { name: 'model' } });
    expect(told.toSorted()).toEqual(asked.toSorted());
  }, 180_000);
});
