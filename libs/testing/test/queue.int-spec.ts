import { setTimeout as pause } from 'node:timers/promises';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { defineJob, renderContract } from '@pactwright/protocol';
import { AppError, requestId, runInContext } from '@pactwright/server-kit';
import {
  EventHandler,
  JobProcessor,
  JobQueue,
  QueueConnections,
  QueueModule,
  UnrecoverableError,
  type JobContext,
} from '@pactwright/server-queue';
import {
  RedisProcess,
  eventually,
  idleHandlers,
  startTestService,
  testRedisUrl,
  type TestService,
} from '../src/index.js';

const work = defineJob({
  name: 'do-work',
  queue: 'renders',
  data: z.object({ kind: z.string() }),
  attempts: 3,
  backoffMs: 10,
  timeoutMs: 1_000,
  dedupeKey: ({ kind }) => kind,
});

/** For so long one that does not look at its signal goes on. */
const DEAF_MS = 15_000;

interface Seen {
  readonly kind: string;
  readonly attempt: number;
  readonly requestId: string | undefined;
}
const seen: Seen[] = [];
const of = (kind: string): Seen[] => seen.filter((entry) => entry.kind === kind);

@JobProcessor(work, { concurrency: 4 })
class WorkProcessor {
  async handle({ kind }: { kind: string }, { attempt, signal }: JobContext): Promise<void> {
    seen.push({ kind, attempt, requestId: requestId() });
    if (kind.startsWith('fails-once') && attempt === 1) throw new Error('not yet');
    if (kind === 'hopeless') throw new UnrecoverableError('never');
    if (kind === 'slow') await pause(10_000, undefined, { signal });
    if (kind === 'deaf' && attempt === 1) await pause(DEAF_MS, undefined, { ref: false });
    if (kind === 'brief') await pause(60);
  }
}

@EventHandler('contract.paid')
class PaidHandler {
  async handle(): Promise<void> {}
}

@Module({})
class DocumentsModule {
  static with(redisUrl: string, providers: Type[]): DynamicModule {
    return {
      module: DocumentsModule,
      imports: [QueueModule.forRoot({ service: 'documents', redisUrl, jobs: [work], closeGraceMs: 200 })],
      providers: [...providers, ...idleHandlers('documents', ['contract.paid'])],
    };
  }
}
const start = (redisUrl: string, providers: Type[] = [WorkProcessor, PaidHandler]): Promise<TestService> =>
  startTestService({ name: 'documents', module: DocumentsModule.with(redisUrl, providers), rpc: false });

describe('a queue', () => {
  let service: TestService;
  let jobs: JobQueue;
  let redis: Redis;
  let inspector: Queue;
  beforeAll(async () => {
    const redisUrl = await testRedisUrl();
    service = await start(redisUrl);
    jobs = service.get(JobQueue);
    redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
    inspector = new Queue('renders', { connection: redis });
  });
  afterAll(async () => {
    await inspector.close();
    redis.disconnect();
    await service.close();
  });

  it('does a job with the request id of who asked for it', async () => {
    await runInContext({ requestId: 'request-0004' }, () => jobs.add(work, { kind: 'plain' }));
    await eventually(() =>
      expect(of('plain')).toEqual([{ kind: 'plain', attempt: 1, requestId: 'request-0004' }]),
    );
  });

  it('R24 tells of jobs that are given up before there is one, so that the first is seen as an increase', async () => {
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('queue_given_up_total{queue="renders",job="do-work"} 0');
    expect(metrics).toContain('queue_given_up_total{queue="documents-events",job="contract.paid"} 0');
    expect(metrics).toContain('queue_stalled_total{queue="documents-events"} 0');
  });

  it('tries again what failed', async () => {
    await jobs.add(work, { kind: 'fails-once' });
    await eventually(() => expect(of('fails-once').map(({ attempt }) => attempt)).toEqual([1, 2]));
  });

  it('keeps a job that is given up, and does not try the unrecoverable again', async () => {
    await jobs.add(work, { kind: 'hopeless' });
    await eventually(async () => {
      const failed = await inspector.getFailed();
      expect(failed.map((job) => [job.data as unknown, job.failedReason])).toContainEqual([
        { kind: 'hopeless' },
        'never',
      ]);
    });
    expect(of('hopeless')).toHaveLength(1);
  });

  it('aborts an attempt at its deadline', async () => {
    await jobs.add(work, { kind: 'slow' });
    await eventually(() => expect(of('slow').length).toBe(3));
  });

  it('ends an attempt at its deadline even when the processor does not look at its signal', async () => {
    await jobs.add(work, { kind: 'deaf' });
    await eventually(() => expect(of('deaf').length).toBe(2), { withinMs: DEAF_MS / 2 });
  });

  it('makes equal jobs one while the first is not done', async () => {
    await Promise.all([jobs.add(work, { kind: 'brief' }), jobs.add(work, { kind: 'brief' })]);
    await eventually(async () => {
      expect(of('brief')).toHaveLength(1);
      expect(await inspector.getJobCountByTypes('active', 'waiting', 'delayed')).toBe(0);
    });
    await jobs.add(work, { kind: 'brief' });
    await eventually(() => expect(of('brief')).toHaveLength(2));
  });

  it('gives up a job of the wrong shape at once', async () => {
    await inspector.add('do-work', { kind: 7 }, { attempts: 3, jobId: 'misshapen' });
    await eventually(async () => expect(await (await inspector.getJob('misshapen'))?.isFailed()).toBe(true));
    expect((await inspector.getJob('misshapen'))?.attemptsMade).toBe(1);
  });

  it('does not accept data of the wrong shape', async () => {
    const data = { kind: 7 } as unknown as { kind: string };
    await expect(jobs.add(work, data)).rejects.toThrow(z.ZodError);
  });
});

describe('the boot check of queues', () => {
  it.each([
    ['a job without a processor', [PaidHandler], 'renders/do-work has no handler'],
    ['an event without a handler', [WorkProcessor], 'documents-events/contract.paid has no handler'],
    [
      'two processors of one job',
      [WorkProcessor, PaidHandler, secondProcessor()],
      'renders/do-work has 2 handlers',
    ],
    [
      'a job of another service',
      [WorkProcessor, PaidHandler, foreignProcessor()],
      'ai/other is handled but not of',
    ],
    [
      'an event nobody sends here',
      [WorkProcessor, PaidHandler, strangeHandler()],
      'user.claimed-guest is handled',
    ],
  ])('refuses %s', async (_name, providers, text) => {
    await expect(start(await testRedisUrl(), providers)).rejects.toThrow(text);
  });

  it('expects the jobs of the protocol when nothing else is said', async () => {
    const module = {
      module: DocumentsModule,
      imports: [QueueModule.forRoot({ service: 'documents', redisUrl: await testRedisUrl() })],
      providers: [PaidHandler],
    };
    await expect(startTestService({ name: 'documents', module, rpc: false })).rejects.toThrow(
      `renders/${renderContract.name} has no handler`,
    );
  });
});

describe('a queue whose Redis goes away', () => {
  it('R3 R4 refuses at once while it is gone, loses nothing, and works again within seconds', async () => {
    const redis = await RedisProcess.start();
    const service = await start(redis.url);
    const jobs = service.get(JobQueue);
    try {
      await jobs.add(work, { kind: 'fails-once-before' }, { delayMs: 2_500 });
      await redis.written();
      await redis.kill();
      await eventually(async () => {
        const asked = Date.now();
        const refusal = await jobs.add(work, { kind: 'meanwhile' }).catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(AppError);
        expect(refusal).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
        expect(Date.now() - asked).toBeLessThan(3_000);
      });
      expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
      /* Longer than the time for which a worker asks Redis for the next job. */
      await pause(7_000);
      await redis.resume();
      await eventually(() => jobs.add(work, { kind: 'after' }), { withinMs: 10_000 });
      await eventually(() => expect(of('after')).toHaveLength(1), { withinMs: 10_000 });
      await eventually(() => expect(of('fails-once-before')).toHaveLength(2), { withinMs: 15_000 });
    } finally {
      await service.close();
      await redis.remove();
    }
  });

  it('stops at once while Redis is gone', async () => {
    const redis = await RedisProcess.start();
    const service = await start(redis.url);
    await redis.kill();
    await eventually(() => expect(service.get(QueueConnections).worker.status).not.toBe('ready'));
    const began = Date.now();
    await service.close();
    expect(Date.now() - began).toBeLessThan(8_000);
    await redis.remove();
  });

  it('starts without Redis, not ready, and works once it is there', async () => {
    const redis = await RedisProcess.start();
    await redis.kill();
    const service = await start(redis.url);
    try {
      expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
      await redis.resume();
      await eventually(() => service.get(JobQueue).add(work, { kind: 'late-redis' }));
      await eventually(() => expect(of('late-redis')).toHaveLength(1));
    } finally {
      await service.close();
      await redis.remove();
    }
  });
});

function secondProcessor(): Type {
  @JobProcessor(work)
  class SecondProcessor {
    async handle(): Promise<void> {}
  }
  return SecondProcessor;
}

function foreignProcessor(): Type {
  @JobProcessor(
    defineJob({ name: 'other', queue: 'ai', data: z.object({}), attempts: 1, backoffMs: 1, timeoutMs: 1 }),
  )
  class ForeignProcessor {
    async handle(): Promise<void> {}
  }
  return ForeignProcessor;
}

function strangeHandler(): Type {
  @EventHandler('user.claimed-guest')
  class StrangeHandler {
    async handle(): Promise<void> {}
  }
  return StrangeHandler;
}
