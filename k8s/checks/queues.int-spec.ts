import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { parseAllDocuments } from 'yaml';
import type { QueueName } from '@pactwright/protocol';
import { HealthRegistry } from '@pactwright/server-kit';
import { JobQueue, QueueConnections } from '@pactwright/server-queue';
import { eventually, testRedisUrl } from '@pactwright/testing';
import type { Manifest } from './manifest.js';

const scaling = readFileSync(path.join(import.meta.dirname, '..', 'base', 'scaling.yaml'), 'utf8');
const keys = parseAllDocuments(scaling)
  .map((document) => document.toJS() as Manifest)
  .flatMap(({ spec }) => spec?.triggers ?? [])
  .map(({ metadata }) => metadata.listName);

let redis: Redis;
let connections: QueueConnections;
let jobs: JobQueue;

beforeEach(async () => {
  const redisUrl = await testRedisUrl();
  redis = new Redis(redisUrl);
  connections = new QueueConnections({ service: 'gateway', redisUrl }, new HealthRegistry());
  await connections.onModuleInit();
  jobs = new JobQueue(connections);
});

afterEach(async () => {
  await jobs.onApplicationShutdown();
  connections.onApplicationShutdown();
  redis.disconnect();
});

/** As the autoscaler counts: the length of a list, the size of a sorted set, nothing for a key that is not there. */
async function counted(key: string): Promise<number> {
  const type = await redis.type(key);
  if (type === 'list') return redis.llen(key);
  return type === 'zset' ? redis.zcard(key) : 0;
}

/** Brings a job of the queue into the state that the key is for; tells how to end it. */
async function aJob(queue: QueueName, state: string): Promise<() => Promise<void>> {
  await jobs.queue(queue).add('any', {}, state === 'prioritized' ? { priority: 1 } : {});
  if (state !== 'active') return async () => {};
  let finish: () => void = () => {};
  const work = () => new Promise<void>((resolve) => (finish = resolve));
  const worker = new Worker(queue, work, { connection: connections.worker });
  return async () => {
    finish();
    await worker.close();
  };
}

it.each(keys)('R23 the key that the autoscaler counts, %s, holds what is queued', async (key) => {
  const [, queue, state] = key.split(':') as [string, QueueName, string];
  expect(await counted(key)).toBe(0);

  const end = await aJob(queue, state);

  try {
    await eventually(async () => expect(await counted(key)).toBe(1));
  } finally {
    await end();
  }
});
