import { MODEL_REVIEW_MS, finishRun, startRun, type RunInput, type RunResult } from '@pactwright/protocol';
import { Runs } from '@pactwright/server-runs';
import { eventually } from '../../src/index.js';
import { everyTest } from './every-test.js';
import { aPayer, aQuestion, aReading, aSlowQuestion, anAnswer, done } from './harness.js';

const { asker, worker, workerRpc, rows, queuedJobs, forgetJobs, dataSource } = everyTest();

const answerInPlace = (input: RunInput): RunResult =>
  input.kind === 'model-review' ? aReading('unavailable') : anAnswer('in place', 'unavailable');

const LONG_MS = 20_000;

/** As if so much time had gone by for it. */
const age = (runId: string, seconds: number): Promise<unknown> =>
  dataSource().query(
    `UPDATE runs SET created_at = created_at - $2 * interval '1 second', due_at = due_at - $2 * interval '1 second'
     WHERE id = $1`,
    [runId, seconds],
  );

describe('a run that takes minutes', () => {
  it('is asked for in the transaction in which another one ends, and works once that is over', async () => {
    const service = await asker();
    await worker(service);
    const runs = service.get(Runs);
    const payer = aPayer();
    const input = aSlowQuestion();
    runs.onFinished('suggest', async (_run, manager) => {
      expect(await runs.askNext(manager, { input, payer })).toBe(true);
    });
    await runs.ask({ input: aQuestion(), payer, waitMs: LONG_MS });
    await eventually(async () =>
      expect(await rows().findOneBy({ owner: payer.owner, kind: 'model-review' })).toMatchObject({
        status: 'done',
        result: { engine: { name: 'model' } },
      }),
    );
  });

  it('is as if never asked for when that transaction fails', async () => {
    const service = await asker();
    const runs = service.get(Runs);
    const payer = aPayer();
    const asked: boolean[] = [];
    runs.onFinished('suggest', async (_run, manager) => {
      asked.push(await runs.askNext(manager, { input: aSlowQuestion(), payer }));
      throw new Error('the listener failed');
    });
    const { runId } = await runs.ask({ input: aQuestion(), payer, waitMs: 0 });
    const rpc = workerRpc(service);
    await rpc.call(startRun.contracts, { runId });
    await expect(rpc.call(finishRun.contracts, { runId, attempt: 1, outcome: done('x') })).rejects.toThrow();
    rpc.onApplicationShutdown();
    expect(asked).toContain(true);
    expect(await rows().findBy({ owner: payer.owner })).toMatchObject([{ id: runId, status: 'running' }]);
  });

  it('is answered at once, in the same transaction, when the same was asked before', async () => {
    const service = await asker();
    await worker(service);
    const runs = service.get(Runs);
    const payer = aPayer();
    const input = aSlowQuestion();
    await runs.ask({ input, payer, waitMs: LONG_MS });
    runs.onFinished('suggest', async (_run, manager) => {
      await runs.askNext(manager, { input, payer });
    });
    const told: string[] = [];
    runs.onFinished('model-review', async ({ outcome }) => void told.push(outcome.status));
    await runs.ask({ input: aQuestion(), payer, waitMs: LONG_MS });
    expect(told).toEqual(['done']);
  });

  it('takes no turn of its owner’s questions, and theirs take none of it', async () => {
    const service = await asker();
    const runs = service.get(Runs);
    const payer = aPayer();
    const slowly = () => runs.ask({ input: aSlowQuestion(), payer, waitMs: 0 });
    const asked = await Promise.allSettled(Array.from({ length: 14 }, slowly));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    expect(await queuedJobs('model-reviews')).toBe(2);
    const questions = await Promise.allSettled(
      Array.from({ length: 14 }, () => runs.ask({ input: aQuestion(), payer, waitMs: 0 })),
    );
    expect(questions.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    expect(await queuedJobs()).toBe(2);

    await worker(service);
    await eventually(
      async () => expect(await rows().countBy({ owner: payer.owner, status: 'done' })).toBe(24),
      { withinMs: 60_000 },
    );
  });

  it('tells its worker how long it has, and ends then, whatever the worker says later', async () => {
    const service = await asker({ limits: { sweepMs: 50 }, answerInPlace });
    const runs = service.get(Runs);
    const { runId } = await runs.ask({ input: aSlowQuestion(), payer: aPayer(), waitMs: 0 });
    const rpc = workerRpc(service);
    const first = await rpc.call(startRun.contracts, { runId });
    expect(first?.leftMs).toBeLessThanOrEqual(MODEL_REVIEW_MS);
    expect(first?.leftMs).toBeGreaterThan(MODEL_REVIEW_MS - 60_000);
    /* Its successor after a death has what is left. */
    await age(runId, 60);
    const second = await rpc.call(startRun.contracts, { runId });
    expect(second).toMatchObject({ attempt: 2 });
    expect(second?.leftMs).toBeLessThanOrEqual((first?.leftMs ?? 0) - 60_000);
    expect(second?.leftMs).toBeGreaterThan(0);

    await age(runId, 120);
    await eventually(async () =>
      expect(await rows().findOneByOrFail({ id: runId })).toMatchObject({
        status: 'done',
        result: { engine: { fallback: 'unavailable' } },
      }),
    );
    const outcome = { status: 'done' as const, result: aReading() };
    const late = await rpc.call(finishRun.contracts, { runId, attempt: 2, outcome });
    expect(late.isAccepted).toBe(false);
    rpc.onApplicationShutdown();
  });

  it('is queued again within that time when its job is lost', async () => {
    const service = await asker({ limits: { sweepMs: 50 }, answerInPlace });
    const runs = service.get(Runs);
    const { runId } = await runs.ask({ input: aSlowQuestion(), payer: aPayer(), waitMs: 0 });
    expect(await queuedJobs('model-reviews')).toBe(1);
    await forgetJobs();
    await worker(service);
    await age(runId, 30);
    await eventually(async () =>
      expect(await rows().findOneByOrFail({ id: runId })).toMatchObject({
        status: 'done',
        result: { engine: { name: 'model' } },
      }),
    );
  });
});
