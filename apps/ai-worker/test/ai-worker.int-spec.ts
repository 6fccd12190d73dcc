import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { RUN_JOBS, type RunKind } from '@pactwright/protocol';
import { asActor, eventually } from '@pactwright/testing';
import { aModelReviewInput, aReviewInput, aSuggestInput, anAnalyzeInput } from '../src/testing/inputs.js';
import { WorkerHarness } from './harness.js';

const INPUTS = [
  ['suggest', aSuggestInput('en')],
  ['analyze', anAnalyzeInput('en')],
  ['review', aReviewInput('en')],
  ['model-review', aModelReviewInput('en')],
] as const;

describe('ai-worker', () => {
  let harness: WorkerHarness;
  let redis: Redis;
  let queues: Record<RunKind, Queue>;
  let queue: Queue;
  beforeAll(async () => {
    harness = await WorkerHarness.start();
    redis = new Redis(harness.redisUrl, { maxRetriesPerRequest: null });
    queue = new Queue(RUN_JOBS.suggest.queue, { connection: redis });
    const slow = new Queue(RUN_JOBS['model-review'].queue, { connection: redis });
    queues = { suggest: queue, analyze: queue, review: queue, 'model-review': slow };
  });
  afterAll(async () => {
    await Promise.all([...new Set(Object.values(queues))].map((each) => each.close()));
    redis.disconnect();
    await harness.stop();
  });

  it('is ready when its queue answers, and is measured', async () => {
    const { url } = harness.service;
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true, failing: [] });
    expect(await harness.metrics()).toContain('queue_wait_seconds');
  });

  it('has no public address', async () => {
    const answer = await fetch(`${harness.service.url}/api/ai`, { headers: asActor('ai-worker') });
    expect(answer.status).toBe(404);
  });

  it('keeps as failed what it does not know', async () => {
    await queue.add('unknown', {}, { jobId: 'unknown-job', attempts: 3 });
    await eventually(async () => {
      const job = await queue.getJob('unknown-job');
      expect(job?.failedReason).toBe('nobody handles unknown');
      expect(job?.attemptsMade).toBe(1);
    });
  });

  it.each(INPUTS)('T-52 without a model answers %s by the rules, and says so', async (_kind, input) => {
    const result = await harness.run(input);
    const engine = result.kind === 'review' ? result.analysis?.engine : result.engine;
    expect(engine).toMatchObject({ name: 'built-in', model: null, fallback: null });
  });

  it('R-SUM-05 says of typed words what the check of somebody else’s contract would', async () => {
    const words = 'The Provider is liable for all damage without any limit.';
    const result = await harness.run(anAnalyzeInput('en', { scope_of_work: `A shop for cakes. ${words}` }));
    const found = result.kind === 'analyze' ? result.suggestions : [];
    expect(found).toContainEqual(
      expect.objectContaining({
        id: 'words:scope_of_work:liability-cap.unlimited',
        fields: ['scope_of_work'],
        suggestion: expect.stringContaining(words) as unknown,
      }),
    );
  });

  it('answers the same run the same, to the byte', async () => {
    for (const [, input] of INPUTS)
      expect(JSON.stringify(await harness.run(input))).toBe(JSON.stringify(await harness.run(input)));
  });

  it('says of what is no contract what it is, and checks nothing', async () => {
    const letter =
      'Curriculum vitae. I am a baker with ten years of experience. My hobbies are rowing and the history of bread. '.repeat(
        8,
      );
    expect(await harness.run(aReviewInput('en', letter))).toEqual({
      kind: 'review',
      document: 'not-a-contract',
      analysis: null,
    });
    expect(await harness.run(aReviewInput('lt', '   \n'))).toMatchObject({
      document: 'empty',
      analysis: null,
    });
  });

  it.each(INPUTS)('stores one result however often the job for %s is repeated', async (kind, input) => {
    const runId = harness.ask(input);
    const before = harness.stored;
    await Promise.all([1, 2, 3].map(() => queues[kind].add(jobName(kind), { runId, asker: 'contracts' })));
    await harness.ended(runId);
    await queues[kind].add(jobName(kind), { runId, asker: 'contracts' }, { jobId: `again-${kind}` });
    await eventually(async () =>
      expect(await (await queues[kind].getJob(`again-${kind}`))?.getState()).toBe('completed'),
    );
    expect(harness.stored - before).toBe(1);
  });

  it.each(INPUTS)(
    'waits for an asker that is away, and then stores the result of %s once',
    async (kind, input) => {
      const runId = harness.ask(input);
      const before = harness.stored;
      harness.outages = 2;
      await harness.queue(runId, kind);
      await harness.ended(runId);
      expect(harness.stored - before).toBe(1);
      expect(harness.attemptsOf(runId)).toBe(1);
    },
  );

  it.each([
    ['no data', {}],
    ['a run id that is none', { runId: '1', asker: 'contracts' }],
    ['an asker that there is not', { runId: randomUUID(), asker: 'billing' }],
  ])('gives a job with %s up at once', async (name, data) => {
    const jobId = `poison-${name.replaceAll(' ', '-')}`;
    for (const [kind] of INPUTS)
      await queues[kind].add(jobName(kind), data, { jobId: `${jobId}-${kind}`, attempts: 3 });
    for (const [kind] of INPUTS)
      await eventually(async () => {
        const job = await queues[kind].getJob(`${jobId}-${kind}`);
        expect(job?.failedReason).toMatch(/^malformed data/);
        expect(job?.attemptsMade).toBe(1);
      });
  });

  it('fails a run that is of another kind than its job, and one that is gone ends quietly', async () => {
    const runId = harness.ask(aReviewInput('en'));
    await harness.queue(runId, 'suggest');
    expect(await harness.ended(runId)).toEqual({ status: 'failed' });
    await queue.add(jobName('suggest'), { runId: randomUUID(), asker: 'contracts' }, { jobId: 'gone' });
    await eventually(async () => expect(await (await queue.getJob('gone'))?.getState()).toBe('completed'));
  });
});

const jobName = (kind: RunKind): string => RUN_JOBS[kind].name;
