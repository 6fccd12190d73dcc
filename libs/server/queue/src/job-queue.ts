import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, type JobsOptions } from 'bullmq';
import type { z } from 'zod';
import type { EventEnvelope, JobDefinition, QueueName } from '@pactwright/protocol';
import { AppError, SpanKind, logger, withSpan } from '@pactwright/server-kit';
import { originOfJob } from './job-origin.js';
import { EVENT_ATTEMPTS, EVENT_BACKOFF_MS } from './queue-options.js';
import { QueueConnections } from './queue-connections.js';

export interface AddOptions {
  readonly delayMs?: number;
  /** 1 is the most urgent. Give one to every job of a queue or to none: a job without one goes first. */
  readonly priority?: number;
}

const RETENTION = {
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 14 * 24 * 3_600, count: 5_000 },
} as const;
const STREAM_LENGTH = 1_000;
const ADD_TIMEOUT_MS = 2_500;
const JITTER = 0.5;

/** Puts jobs into queues. Refuses with SERVICE_UNAVAILABLE at once while Redis does not answer. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private readonly queues = new Map<QueueName, Queue>();
  private readonly log = logger('queue');

  constructor(private readonly connections: QueueConnections) {}

  async add<D extends JobDefinition>(
    definition: D,
    data: z.input<D['data']>,
    { delayMs, priority }: AddOptions = {},
  ): Promise<void> {
    const parsed = definition.data.parse(data);
    const dedupeKey = definition.dedupeKey?.(parsed);
    await this.put(definition.queue, definition.name, parsed, {
      attempts: definition.attempts,
      backoff: { type: 'exponential', delay: definition.backoffMs, jitter: JITTER },
      ...(delayMs === undefined ? {} : { delay: delayMs }),
      ...(priority === undefined ? {} : { priority }),
      ...(dedupeKey === undefined ? {} : { deduplication: { id: dedupeKey } }),
    });
  }

  /** One event for one subscriber. The same event twice is one job. */
  async addEvent(queue: QueueName, envelope: EventEnvelope): Promise<void> {
    await this.put(queue, envelope.name, envelope, {
      jobId: `outbox-${envelope.eventId}-${queue}`,
      attempts: EVENT_ATTEMPTS,
      backoff: { type: 'exponential', delay: EVENT_BACKOFF_MS, jitter: JITTER },
    });
  }

  /** Jobs by state, for metrics and the overview. */
  async counts(name: QueueName): Promise<Record<string, number>> {
    this.assertConnected();
    return this.queue(name).getJobCounts();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
  }

  private put(name: QueueName, job: string, data: unknown, options: JobsOptions): Promise<void> {
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.operation.type': 'send',
      'messaging.destination.name': name,
    };
    return withSpan(`send ${name}/${job}`, { kind: SpanKind.PRODUCER, attributes }, async () => {
      let timer: NodeJS.Timeout | undefined;
      try {
        this.assertConnected();
        const added = this.queue(name).add(job, data, { ...options, telemetry: originOfJob() });
        const late = new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new Error('redis did not answer in time')), ADD_TIMEOUT_MS);
        });
        await Promise.race([added, late]);
      } catch (error) {
        this.log.warn({ err: error, queue: name, job }, 'could not queue');
        throw new AppError('SERVICE_UNAVAILABLE', {}, { cause: error });
      } finally {
        clearTimeout(timer);
      }
    });
  }

  private assertConnected(): void {
    const { status } = this.connections.producer;
    if (status !== 'ready') throw new Error(`redis is ${status}`);
  }

  /** The queue itself, for the administrators' board. */
  queue(name: QueueName): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, {
        connection: this.connections.producer,
        defaultJobOptions: RETENTION,
        streams: { events: { maxLen: STREAM_LENGTH } },
      });
      queue.on('error', (error) => this.log.warn({ err: error, queue: name }, 'queue failed'));
      this.queues.set(name, queue);
    }
    return queue;
  }
}
