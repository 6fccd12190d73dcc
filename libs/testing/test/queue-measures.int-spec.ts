import { Controller, Module, type DynamicModule } from '@nestjs/common';
import { QUEUES, RUN_JOBS, type QueueName } from '@pactwright/protocol';
import { HealthRegistry } from '@pactwright/server-kit';
import { JobQueue, QueueConnections, QueueModule } from '@pactwright/server-queue';
import { idleHandlers, startTestService, testRedisUrl, type TestService } from '../src/index.js';

const QUEUE: QueueName = RUN_JOBS.suggest.queue;
const MINUTE = 60_000;

@Controller()
class NoRoutes {}

/** Measures the queues of ai-worker without working on them: what waits stays. */
@Module({})
class WatcherModule {
  static with(redisUrl: string): DynamicModule {
    return {
      module: WatcherModule,
      imports: [QueueModule.forRoot({ service: QUEUES[QUEUE], redisUrl, jobs: [] })],
      controllers: [NoRoutes],
      providers: [...idleHandlers(QUEUES[QUEUE], [])],
    };
  }
}

describe('queue_jobs and queue_oldest_age_seconds', () => {
  let service: TestService;
  let connections: QueueConnections;
  let jobs: JobQueue;

  beforeAll(async () => {
    const redisUrl = await testRedisUrl();
    connections = new QueueConnections({ service: 'gateway', redisUrl }, new HealthRegistry());
    await connections.onModuleInit();
    jobs = new JobQueue(connections);
    service = await startTestService({
      name: QUEUES[QUEUE],
      module: WatcherModule.with(redisUrl),
      rpc: false,
    });
    await jobs.queue(QUEUE).pause();
  });

  afterAll(async () => {
    await service.close();
    await jobs.onApplicationShutdown();
    connections.onApplicationShutdown();
  });

  const value = async (metric: string): Promise<number | undefined> => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${metric} `));
    return line === undefined ? undefined : Number(line.slice(metric.length + 1));
  };
  const age = (): Promise<number | undefined> => value(`queue_oldest_age_seconds{queue="${QUEUE}"}`);
  const addAged = (minutes: number, priority?: number): Promise<unknown> =>
    jobs.queue(QUEUE).add(
      'any',
      {},
      {
        timestamp: Date.now() - minutes * MINUTE,
        ...(priority === undefined ? {} : { priority }),
      },
    );

  it('R24 are nothing for an empty queue', async () => {
    expect(await age()).toBe(0);
    expect(await value(`queue_jobs{queue="${QUEUE}",state="waiting"}`)).toBe(0);
  });

  it('R24 tell the age of the job that has waited longest, however little urgent it is', async () => {
    await addAged(1, 1);
    await addAged(2, 1);
    await addAged(9, 3);
    await addAged(4, 2);
    expect(await age()).toBeGreaterThanOrEqual(9 * 60);
    expect(await age()).toBeLessThan(10 * 60);
    expect(await value(`queue_jobs{queue="${QUEUE}",state="prioritized"}`)).toBe(4);
  });
});
