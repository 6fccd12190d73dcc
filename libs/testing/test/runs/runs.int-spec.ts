import { randomUUID } from 'node:crypto';
import { finishRun, startRun, type RunOutcome } from '@pactwright/protocol';
import { expectNoDrift } from '@pactwright/server-database';
import { Runs, type FinishedRun } from '@pactwright/server-runs';
import { eventually, promptly } from '../../src/index.js';
import { everyTest } from './every-test.js';
import { aPayer, aQuestion, anAnswer, done } from './harness.js';

const { asker, worker, workerRpc, rows, dataSource } = everyTest();

describe('a run', () => {
  it('has a table that agrees with its entity, and can be taken back', async () => {
    await expectNoDrift(dataSource());
    await dataSource().undoLastMigration();
    await dataSource().runMigrations();
  });

  it('is answered while the caller waits, tells its listener once, and forgets what was asked', async () => {
    const service = await asker();
    await worker(service);
    const runs = service.get(Runs);
    const heard: FinishedRun[] = [];
    runs.onFinished('suggest', async (run) => void heard.push(run));
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
    expect(Date.now() - began).toBeLessThan(10_000);

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
    expect([status, Date.now() - began < 10_000]).toEqual(['queued', true]);
    await worker(service);
    await eventually(async () => expect((await rows().findOneByOrFail({ id: runId })).status).toBe('done'));
  });

  it('R1 stores exactly one result, that of the last attempt, however often it is finished', async () => {
    const service = await asker();
    const runs = service.get(Runs);
    let told = 0;
    runs.onFinished('suggest', async () => void (told += 1));
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
    runs.onFinished('suggest', async () => {
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
    const waiting = runs.ask({ input: aQuestion(), payer: aPayer(), waitMs: 20_000 });
    const run = await eventually(() => rows().findOneByOrFail({ status: 'queued' }));
    const began = Date.now();
    await rows().update(run.id, { status: 'done', result: anAnswer('silently') });
    expect((await waiting).result?.suggestion).toBe('silently');
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});

describe('the same question', () => {
  it('is worked on once while it is under way, and not again within a day', async () => {
    const service = await asker();
    const runs = service.get(Runs);
    const payer = aPayer();
    const ask = () => runs.ask({ input: aQuestion('same'), payer, waitMs: 5_000 });
    const asking = [ask(), ask(), ask()];
    /* Long enough for all three to have asked on a busy machine: whoever asks later gets a run of their own. */
    await worker(service, 1_000);
    const together = await Promise.all(asking);
    expect(new Set(together.map(({ runId }) => runId)).size).toBe(1);

    const subjects: (string | null)[] = [];
    runs.onFinished('suggest', async ({ subject }) => void subjects.push(subject));
    const subject = randomUUID();
    const again = await runs.ask({ input: aQuestion('same'), payer, subject, waitMs: 5_000 });
    expect(again).toMatchObject({ status: 'done', result: together[0]?.result, subject });
    expect(again.runId).not.toBe(together[0]?.runId);
    expect(subjects).toEqual([subject]);
    expect((await rows().findOneByOrFail({ id: again.runId })).attempt).toBe(0);
  });

  it('tells at once whoever waits for what it is about, also when the answer is there already', async () => {
    const service = await asker();
    await worker(service);
    const runs = service.get(Runs);
    const question = { input: aQuestion('same'), payer: aPayer(), subject: randomUUID() };
    await runs.ask({ ...question, waitMs: 20_000 });
    await promptly(700, async () => {
      let looks = 0;
      const read = () => Promise.resolve((looks += 1));
      const told = runs.until(question.subject, { read, isFinal: (value) => value > 1, waitMs: 20_000 });
      await runs.ask({ ...question, waitMs: 0 });
      await told;
    });
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
