import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import { QUEUES, type QueueName } from '@pactwright/protocol';
import { gauge, logger } from '@pactwright/server-kit';
import { JobQueue } from './job-queue.js';
import { QueueConnections } from './queue-connections.js';
import { QUEUE_OPTIONS, type QueueOptions } from './queue-options.js';

/* BullMQ's order of the prioritized: the priority first, then a counter of 32 bits. */
const PRIORITY_STEP = 2 ** 32;
/* More urgencies than anybody uses: a walk over them ends here at the latest. */
const MOST_PRIORITIES = 32;
const COUNTED = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

const log = logger('queue');
const read = new Set<() => Promise<void>>();
let reading: Promise<void> | undefined;
/** Both values are asked for at the same time and read once. */
const readAll = (): Promise<void> =>
  (reading ??= Promise.all([...read].map((one) => one()))
    .then(() => undefined)
    .finally(() => (reading = undefined)));

const jobs = gauge('queue_jobs', 'Jobs in a queue, by state', ['queue', 'state'], readAll);
const oldest = gauge(
  'queue_oldest_age_seconds',
  'How long the job has waited that waits longest',
  ['queue'],
  readAll,
);

/** Tells how full the queues are that this service works on, whenever the metrics are asked for. */
@Injectable()
export class QueueMeasures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly names: readonly QueueName[];

  constructor(
    @Inject(QUEUE_OPTIONS) options: QueueOptions,
    private readonly queue: JobQueue,
    private readonly connections: QueueConnections,
  ) {
    this.names = (Object.keys(QUEUES) as QueueName[]).filter((name) => QUEUES[name] === options.service);
  }

  onApplicationBootstrap(): void {
    if (this.names.length > 0) read.add(this.measure);
  }

  beforeApplicationShutdown(): void {
    read.delete(this.measure);
  }

  /** What cannot be read is left out: an old number would look like a present one. */
  private readonly measure = async (): Promise<void> => {
    for (const name of this.names) {
      try {
        if (this.connections.producer.status !== 'ready') throw new Error('redis does not answer');
        const queue = this.queue.queue(name);
        const counts = await queue.getJobCounts(...COUNTED);
        for (const state of COUNTED) jobs.set({ queue: name, state }, counts[state] ?? 0);
        oldest.set({ queue: name }, await this.ageOfOldest(queue));
      } catch (error) {
        for (const state of COUNTED) jobs.remove({ queue: name, state });
        oldest.remove({ queue: name });
        log.warn({ err: error, queue: name }, 'a queue could not be measured');
      }
    }
  };

  private async ageOfOldest(queue: Queue): Promise<number> {
    const { producer } = this.connections;
    const first = await producer.lindex(queue.toKey('wait'), -1);
    const ids = [...(first === null ? [] : [first]), ...(await this.firstOfEachPriority(queue))];
    const since = await Promise.all(
      ids.map(async (id) => {
        const [timestamp, delay] = await producer.hmget(queue.toKey(id), 'timestamp', 'delay');
        return Number(timestamp ?? Date.now()) + Number(delay ?? 0);
      }),
    );
    return Math.max(0, Date.now() - Math.min(Date.now(), ...since)) / 1_000;
  }

  /** Within one priority the order is that of time, so only the first of each can be the oldest. */
  private async firstOfEachPriority(queue: Queue): Promise<string[]> {
    const ids: string[] = [];
    for (let from = 0; ids.length < MOST_PRIORITIES;) {
      const [id, score] = await this.connections.producer.zrangebyscore(
        queue.toKey('prioritized'),
        from,
        '+inf',
        'WITHSCORES',
        'LIMIT',
        0,
        1,
      );
      if (id === undefined) break;
      ids.push(id);
      from = (Math.floor(Number(score) / PRIORITY_STEP) + 1) * PRIORITY_STEP;
    }
    return ids;
  }
}
