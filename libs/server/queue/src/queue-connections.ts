import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { HealthRegistry, logger } from '@pactwright/server-kit';
import { QUEUE_OPTIONS, type QueueOptions } from './queue-options.js';

/* ioredis backs off up to 20 s by default: jobs would wait that long after Redis is back. */
const retryStrategy = (times: number): number => Math.min(100 * times, 1_000);
const START_WAIT_MS = 5_000;

/* A producer answers a visitor: it fails at once. A worker has nobody waiting: it comes back for ever. */
const PRODUCER: RedisOptions = {
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  connectTimeout: 2_000,
  commandTimeout: 2_000,
  retryStrategy,
};
const WORKER: RedisOptions = { maxRetriesPerRequest: null, retryStrategy };

/** The two Redis connections of a process that uses queues. */
@Injectable()
export class QueueConnections implements OnModuleInit, OnApplicationShutdown {
  readonly producer: Redis;
  readonly worker: Redis;
  private readonly log = logger('queue');

  constructor(
    @Inject(QUEUE_OPTIONS) private readonly options: QueueOptions,
    private readonly health: HealthRegistry,
  ) {
    this.producer = new Redis(options.redisUrl, PRODUCER);
    this.worker = new Redis(options.redisUrl, WORKER);
    /* Without a listener every lost connection would end the process. */
    for (const [role, redis] of Object.entries({ producer: this.producer, worker: this.worker }))
      redis.on('error', (error: Error) => this.log.warn({ err: error, role }, 'redis connection failed'));
  }

  async onModuleInit(): Promise<void> {
    if (this.options.isOptional) return;
    this.health.register('queue', async () => {
      await this.producer.ping();
    });
    await this.firstConnection();
  }

  onApplicationShutdown(): void {
    this.producer.disconnect();
    this.worker.disconnect();
  }

  /** Gives Redis a moment at the start; a service whose Redis is down starts all the same, not ready. */
  private async firstConnection(): Promise<void> {
    if (this.producer.status === 'ready') return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, START_WAIT_MS);
      this.producer.once('ready', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
