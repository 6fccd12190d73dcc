import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { finishRun, startRun, type RunOutcome } from '@pactwright/protocol';
import { expectNoDrift } from '@pactwright/server-database';
import { RpcClient } from '@pactwright/server-rpc';
import { Run, Runs, type FinishedRun, type RunsOptions } from '@pactwright/server-runs';
import {
  RedisProcess,
  TEST_SECRET,
  eventually,
  testDatabase,
  testRedisUrl,
  type TestDatabase,
  type TestService,
} from '../../src/index.js';
import { aPayer, aQuestion, anAnswer, done, schema, startAsker, startWorker } from './harness.js';

let database: TestDatabase;
let redisUrl: string;
const running: TestService[] = [];
beforeEach(async () => {
  database = await testDatabase(schema.entities, schema.migrations);
  redisUrl = await testRedisUrl();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
  await database.drop();
});

const asker = async (options: Partial<RunsOptions> = {}, url = redisUrl): Promise<TestService> => {
  const service = await startAsker(database.url, url, options);
  running.push(service);
  return service;
};
const worker = async (of: TestService, takesMs = 1): Promise<void> => {
  running.push(await startWorker(redisUrl, of, takesMs));
};
const workerRpc = ({ rpcPort }: TestService): RpcClient =>
  new RpcClient({
    service: 'ai-worker',
    secret: TEST_SECRET,
    targets: { contracts: `127.0.0.1:${rpcPort}` },
  });
const rows = () => database.dataSource.getRepository(Run);
const forgetJobs = async (): Promise<void> => {
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  redis.disconnect();
};
const queuedJobs = async (): Promise<number> => {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue('ai', { connection: redis });
  const counts = await queue.getJobCounts();
  await queue.close();
  redis.disconnect();
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
};
/** Every run ends in the same way when nobody works on it for a moment. */
const hasty = { queuedPatienceMs: 50, runningPatienceMs: -19_900, sweepMs: 50 };

describe('a run', () => {
  it('has a table that agrees with its entity, and can be taken back', async () => {
    await expectNoDrift(database.dataSource);
    await database.dataSource.undoLastMigration();
    await database.dataSource.runMigrations();
  });

  it('is answered while the caller waits, tells its listener once, and forgets what was asked', async () => {
    const service = await asker();
    await worker(service);
    const runs = service.get(Runs);
    const heard: FinishedRun[] = [];
    runs.onFinished(async (run) => void heard.push(run));
    const subject = randomUUID();

    const run = await runs.ask({ input: aQuestion('fees'), payer: aPayer(), subject, waitMs: 5_000 });

    expect(run).toMatchObject({ status: 'done', subject, result: { suggestion: 'About fees' } });
    expect(heard).toMatchObject([{ runId: run.runId, subject, outcome: { status: 'done' } }]);
    expect(await rows().findOneByOrFail({ id: run.runId })).toMatchObject({
      input: null,
      attempt: 1,
      dueAt: null,
    });
  });

  it('stands as queued when the answer does not come in time, and is found by its owner alone', async () => {
    const runs = (await asker()).get(Runs);
    const guestId = 'a'.repeat(64);
    const payer = { ...aPayer(), owner: `guest:${guestId}` };
    const began = Date.now();
    const run = await runs.ask({ input: aQuestion(), payer, waitMs: 300 });
    expect(run).toMatchObject({ status: 'queued', result: null });
    expect(Date.now() - began).toBeLessThan(900);

    const guest = { userId: null, guestId, isAdmin: false, language: 'en' } as const;
    expect(await runs.find(run.runId, guest)).toEqual(run);
    expect(await runs.find(run.runId, { ...guest, userId: randomUUID() })).toEqual(run);
    const strangers = [
      { ...guest, guestId: 'b'.repeat(64) },
      { ...guest, guestId: null, isAdmin: true },
    ];
    for (const stranger of strangers)
      await expect(runs.find(run.runId, stranger)).rejects.toMatchObject({ code: 'RUN_NOT_FOUND' });
    await expect(runs.find(randomUUID(), guest)).rejects.toMatchObject({ code: 'RUN_NOT_FOUND' });
  });

  it('goes on without a caller who leaves', async () => {
    const service = await asker();
    const runs = service.get(Runs);
    const began = Date.now();
    const { runId, status } = await runs.ask({
      input: aQuestion(),
      payer: aPayer(),
      waitMs: 20_000,
      signal: AbortSignal.timeout(100),
    });
    expect([status, Date.now() - began < 2_000]).toEqual(['queued', true]);
    await worker(service);
    await eventually(async () => expect((await rows().findOneByOrFail({ id: runId })).status).toBe('done'));
  });

  it('R1 stores exactly one result, that of the last attempt, however often it is finished', async () => {
    const service = await asker();
    const runs = service.get(Runs);
    let told = 0;
    runs.onFinished(async () => void (told += 1));
    const { runId } = await runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 0 });
    const rpc = workerRpc(service);
    try {
      const started = await Promise.all(
        Array.from({ length: 5 }, () => rpc.call(startRun.contracts, { runId })),
      );
      const attempts = started.map((each) => each?.attempt ?? 0);
      expect(attempts.toSorted()).toEqual([1, 2, 3, 4, 5]);

      const finish = (attempt: number) =>
        rpc.call(finishRun.contracts, { runId, attempt, outcome: done(`attempt ${attempt}`) });
      const answers = await Promise.all([...attempts, ...attempts].map(finish));
      expect(answers.map((each, at) => each.isAccepted && attempts[at % 5])).toEqual(
        [...attempts, ...attempts].map((attempt) => (attempt === 5 ? 5 : false)),
      );
      expect(told).toBe(1);
      expect((await rows().findOneByOrFail({ id: runId })).result).toMatchObject({ suggestion: 'attempt 5' });
      expect(await rpc.call(startRun.contracts, { runId })).toBeNull();
      expect(await rpc.call(startRun.contracts, { runId: randomUUID() })).toBeNull();
    } finally {
      rpc.onApplicationShutdown();
    }
  });

  it('accepts no result of another kind, and none that its listener refuses', async () => {
    const service = await asker();
    const runs = service.get(Runs);
    let isRefused = true;
    runs.onFinished(async () => {
      if (isRefused) throw new Error('not now');
    });
    const { runId } = await runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 0 });
    const rpc = workerRpc(service);
    try {
      await rpc.call(startRun.contracts, { runId });
      const engine = anAnswer('').engine;
      const analysis: RunOutcome = { status: 'done', result: { kind: 'analyze', suggestions: [], engine } };
      expect(await rpc.call(finishRun.contracts, { runId, attempt: 1, outcome: analysis })).toEqual({
        isAccepted: false,
      });
      const finishing = { runId, attempt: 1, outcome: done('text') };
      await expect(rpc.call(finishRun.contracts, finishing)).rejects.toMatchObject({ code: 'INTERNAL' });
      expect((await rows().findOneByOrFail({ id: runId })).status).toBe('running');
      isRefused = false;
      expect(await rpc.call(finishRun.contracts, finishing)).toEqual({ isAccepted: true });
    } finally {
      rpc.onApplicationShutdown();
    }
  });

  it('keeps any text that JSON allows', async () => {
    const service = await asker();
    await worker(service);
    const label = 'nul \u0000, half a pair \ud800, ąčęėįšųūž';
    const run = await service.get(Runs).ask({ input: aQuestion(label), payer: aPayer(), waitMs: 5_000 });
    expect(run.result?.suggestion).toBe(`About ${label}`);
  });

  it('R7 is answered by looking for it when the announcement is lost', async () => {
    const runs = (await asker()).get(Runs);
    const waiting = runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 10_000 });
    const run = await eventually(() => rows().findOneByOrFail({ status: 'queued' }));
    const began = Date.now();
    await rows().update(run.id, { status: 'done', result: anAnswer('silently') });
    expect((await waiting).result?.suggestion).toBe('silently');
    expect(Date.now() - began).toBeLessThan(2_000);
  });
});

describe('the same question', () => {
  it('is worked on once while it is under way, and not again within a day', async () => {
    const service = await asker();
    const runs = service.get(Runs);
    const payer = aPayer();
    const ask = () => runs.ask({ input: aQuestion('same'), payer, waitMs: 5_000 });
    const asking = [ask(), ask(), ask()];
    await worker(service, 50);
    const together = await Promise.all(asking);
    expect(new Set(together.map(({ runId }) => runId)).size).toBe(1);

    const subjects: (string | null)[] = [];
    runs.onFinished(async ({ subject }) => void subjects.push(subject));
    const subject = randomUUID();
    const again = await runs.ask({ input: aQuestion('same'), payer, subject, waitMs: 5_000 });
    expect(again).toMatchObject({ status: 'done', result: together[0]?.result, subject });
    expect(again.runId).not.toBe(together[0]?.runId);
    expect(subjects).toEqual([subject]);
    expect((await rows().findOneByOrFail({ id: again.runId })).attempt).toBe(0);
  });

  it('of another owner, of another day, or answered only in place of the model is asked anew', async () => {
    const runs = (await asker()).get(Runs);
    const payer = aPayer();
    const ask = (by = payer) => runs.ask({ input: aQuestion('same'), payer: by, waitMs: 0 });
    const first = await ask();
    const answer = (fallback: 'unavailable' | null) =>
      rows().update(first.runId, { status: 'done', result: anAnswer('earlier', fallback) });

    await answer(null);
    expect((await ask(aPayer())).status).toBe('queued');
    await answer('unavailable');
    const second = await ask();
    expect(second.status).toBe('queued');
    await rows().delete(second.runId);
    await answer(null);
    await rows().update(first.runId, { createdAt: new Date(Date.now() - 25 * 3_600_000) });
    expect((await ask()).status).toBe('queued');
  });
});

describe('one owner among others', () => {
  it('has at most two runs in the queue and ten that wait; one more is refused with a time to come again', async () => {
    const runs = (await asker()).get(Runs);
    const payer = aPayer();
    const ask = (by = payer) => runs.ask({ input: aQuestion(), payer: by, waitMs: 0 });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
    const refused = outcomes.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'TOO_MANY_RUNS', params: { seconds: expect.any(Number) } });
    expect(await queuedJobs()).toBe(2);
    expect((await ask(aPayer())).status).toBe('queued');
  });

  it('does not delay anybody else with a hundred runs', async () => {
    const service = await asker({ limits: { queued: 100 } });
    await worker(service, 300);
    const runs = service.get(Runs);
    const timed = async (): Promise<number> => {
      const began = Date.now();
      const run = await runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 20_000 });
      expect(run.status).toBe('done');
      return Date.now() - began;
    };
    await timed();
    const idle = await timed();
    const busy = aPayer();
    for (let at = 0; at < 100; at += 1) await runs.ask({ input: aQuestion(`${at}`), payer: busy, waitMs: 0 });
    expect(await rows().countBy({ owner: busy.owner, status: 'queued' })).toBeGreaterThan(50);
    expect(await timed()).toBeLessThan(3 * idle);
  }, 40_000);
});

describe('a run that nobody works on', () => {
  it('is queued again when its job is lost', async () => {
    const service = await asker({ limits: { ...hasty, attempts: 100 } });
    const runs = service.get(Runs);
    const waiting = runs.ask({ input: aQuestion('lost'), payer: aPayer(), waitMs: 10_000 });
    await eventually(async () => expect(await queuedJobs()).toBe(1));
    await forgetJobs();
    await worker(service);
    await database.dataSource.query('UPDATE runs SET due_at = now()');
    expect((await waiting).result?.suggestion).toBe('About lost');
  });

  it('is answered in place, labelled, and its late worker writes nothing', async () => {
    const service = await asker({
      limits: hasty,
      answerInPlace: (input) => (input.kind === 'suggest' ? anAnswer(input.label, 'unavailable') : undefined),
    });
    const runs = service.get(Runs);
    const run = await runs.ask({ input: aQuestion('in place'), payer: aPayer(), waitMs: 5_000 });
    expect(run).toMatchObject({
      status: 'done',
      result: { suggestion: 'in place', engine: { fallback: 'unavailable' } },
    });
    await worker(service);
    await eventually(async () => expect(await queuedJobs()).toBe(1));
    expect((await rows().findOneByOrFail({ id: run.runId })).attempt).toBe(1);
  });

  it('is taken from a worker that has died with it', async () => {
    const limits = { ...hasty, queuedPatienceMs: 10_000 };
    const service = await asker({ limits, answerInPlace: () => anAnswer('in place', 'unavailable') });
    const runs = service.get(Runs);
    const { runId } = await runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 0 });
    await rows().update(runId, { status: 'running', attempt: 1, dueAt: new Date(Date.now() + 200) });
    await eventually(async () =>
      expect(await rows().findOneByOrFail({ id: runId })).toMatchObject({ status: 'done', attempt: 2 }),
    );
  });

  it('is answered in place when it was due, although another worker has started on it since', async () => {
    const service = await asker({ answerInPlace: () => anAnswer('in place', 'unavailable') });
    const runs = service.get(Runs);
    const { runId } = await runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 0 });
    const rpc = workerRpc(service);
    await rpc.call(startRun.contracts, { runId });
    const dueAt = new Date(Date.now() + 500);
    await rows().update(runId, { dueAt });
    await rpc.call(startRun.contracts, { runId });
    expect((await rows().findOneByOrFail({ id: runId })).dueAt).toEqual(dueAt);
    await eventually(async () =>
      expect(await rows().findOneByOrFail({ id: runId })).toMatchObject({ status: 'done', attempt: 3 }),
    );
    rpc.onApplicationShutdown();
  });

  it('fails after a bounded number of attempts, and its listener hears of it', async () => {
    const service = await asker({ limits: { ...hasty, attempts: 3 } });
    const runs = service.get(Runs);
    const heard: FinishedRun[] = [];
    runs.onFinished(async (run) => void heard.push(run));
    const { runId } = await runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 0 });
    await rows().update(runId, { status: 'running', attempt: 3, dueAt: new Date() });
    const run = await eventually(async () => {
      const found = await rows().findOneByOrFail({ id: runId });
      expect(found.status).toBe('failed');
      return found;
    });
    expect(run).toMatchObject({ input: null, result: null });
    expect(heard).toMatchObject([{ runId, outcome: { status: 'failed' } }]);
  });

  it('gets its turn although it was missed', async () => {
    const service = await asker({ limits: hasty });
    const runs = service.get(Runs);
    const { runId } = await runs.ask({ input: aQuestion('late'), payer: aPayer(), waitMs: 0 });
    await forgetJobs();
    await rows().update(runId, { dueAt: null, createdAt: new Date(Date.now() - 5_000) });
    await worker(service);
    await eventually(async () => expect((await rows().findOneByOrFail({ id: runId })).status).toBe('done'));
  });
});

describe('without Redis', () => {
  it('a run is refused within seconds and leaves nothing behind', async () => {
    const redis = await RedisProcess.start();
    const runs = (await asker({}, redis.url)).get(Runs);
    await redis.kill();
    await eventually(async () => {
      const began = Date.now();
      const asked = runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 20_000 });
      await expect(asked).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(Date.now() - began).toBeLessThan(3_000);
    });
    expect(await rows().countBy({ status: 'done' })).toBe(0);
    expect(await rows().count()).toBe(0);
    await redis.remove();
  });

  it('a run with a built-in answer gets that at once', async () => {
    const redis = await RedisProcess.start();
    const service = await asker({ answerInPlace: () => anAnswer('in place', 'unavailable') }, redis.url);
    await redis.kill();
    const began = Date.now();
    const run = await service.get(Runs).ask({ input: aQuestion(), payer: aPayer(), waitMs: 20_000 });
    expect(run.result).toMatchObject({ suggestion: 'in place' });
    expect(Date.now() - began).toBeLessThan(4_000);
    await redis.remove();
  });
});
