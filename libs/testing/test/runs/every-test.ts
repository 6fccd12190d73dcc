import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { DataSource, Repository } from 'typeorm';
import type { QueueName } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import { Run, type RunsOptions } from '@pactwright/server-runs';
import {
  TEST_SECRET,
  testDatabase,
  testRedisUrl,
  type TestDatabase,
  type TestService,
} from '../../src/index.js';
import { schema, startAsker, startWorker } from './harness.js';

/** Gives every test of a file a database and a queue of its own, and ends afterwards what the test started. */
export function everyTest() {
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

  return {
    dataSource: (): DataSource => database.dataSource,
    rows: (): Repository<Run> => database.dataSource.getRepository(Run),

    async asker(options: Partial<RunsOptions> = {}, url = redisUrl): Promise<TestService> {
      const service = await startAsker(database.url, url, options);
      running.push(service);
      return service;
    },

    async worker(of: TestService, takesMs = 1): Promise<void> {
      running.push(await startWorker(redisUrl, of, takesMs));
    },

    workerRpc: ({ rpcPort }: TestService): RpcClient =>
      new RpcClient({
        service: 'ai-worker',
        secret: TEST_SECRET,
        targets: { contracts: `127.0.0.1:${rpcPort}` },
      }),

    async forgetJobs(): Promise<void> {
      const redis = new Redis(redisUrl);
      await redis.flushdb();
      redis.disconnect();
    },

    async queuedJobs(name: QueueName = 'ai'): Promise<number> {
      const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
      const queue = new Queue(name, { connection: redis });
      const counts = await queue.getJobCounts();
      await queue.close();
      redis.disconnect();
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
  };
}
