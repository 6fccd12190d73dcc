import { startRun } from '@pactwright/protocol';
import { Runs, type FinishedRun } from '@pactwright/server-runs';
import { RedisProcess, eventually, promptly } from '../../src/index.js';
import { everyTest } from './every-test.js';
import { aPayer, aQuestion, anAnswer } from './harness.js';

const { asker, worker, workerRpc, rows, dataSource, forgetJobs, queuedJobs } = everyTest();

/** Every run ends in the same way when nobody works on it for a moment. */
const hasty = { queuedPatienceMs: 50, runningPatienceMs: -19_900, sweepMs: 50 };

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
    await promptly(3 * idle, async () => {
      await timed();
      expect(await rows().countBy({ owner: busy.owner, status: 'queued' })).toBeGreaterThan(50);
    });
  });
});

describe('a run that nobody works on', () => {
  it('is queued again when its job is lost', async () => {
    const service = await asker({ limits: { ...hasty, attempts: 100 } });
    const runs = service.get(Runs);
    const waiting = runs.ask({ input: aQuestion('lost'), payer: aPayer(), waitMs: 10_000 });
    await eventually(async () => expect(await queuedJobs()).toBe(1));
    await forgetJobs();
    await worker(service);
    await dataSource().query('UPDATE runs SET due_at = now()');
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
    const dueAt = new Date(Date.now() + 3_000);
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
    runs.onFinished('suggest', async (run) => void heard.push(run));
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
    const run = await promptly(4_000, () =>
      service.get(Runs).ask({ input: aQuestion(), payer: aPayer(), waitMs: 20_000 }),
    );
    expect(run.result).toMatchObject({ suggestion: 'in place' });
    await redis.remove();
  });
});
