import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import { setTimeout } from 'node:timers/promises';
import { ZodError } from 'zod';
import type { QueueName } from '@pactwright/protocol';
import {
  SpanKind,
  contextFrom,
  counter,
  histogram,
  linksTo,
  logger,
  runInContext,
  withSpan,
  type SpanFacts,
} from '@pactwright/server-kit';
import { HandlerRegistry, type Handler } from './handlers.js';
import { readOrigin } from './job-origin.js';
import { QueueConnections } from './queue-connections.js';
import { QUEUE_OPTIONS, type QueueOptions } from './queue-options.js';

/* A killed worker's job starts again within about 20 s; shorter locks would take a busy machine for a dead one. */
const LOCK_MS = 15_000;
const STALLED_CHECK_MS = 5_000;
const MAX_STALLED = 3;
/* A job that takes its worker down with it ends here, whatever its attempts say. */
const EXTRA_STARTS = 3;
const CLOSE_GRACE_MS = 10_000;
const ABORT_GRACE_MS = 3_000;

/* A job that is gone by the time its failure is told. */
const UNKNOWN = 'unknown';
const LABELS = ['queue', 'job'] as const;
const waited = histogram('queue_wait_seconds', 'Time from when a job could start to its start', LABELS);
const took = histogram('queue_job_duration_seconds', 'Time one attempt took', [...LABELS, 'outcome']);
const stalled = counter('queue_stalled_total', 'Jobs whose worker vanished', ['queue']);
const givenUp = counter('queue_given_up_total', 'Jobs that failed for good', LABELS);

/** Runs what is in this service's queues. */
@Injectable()
export class Workers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers: Worker[] = [];
  private readonly log = logger('worker');

  constructor(
    @Inject(QUEUE_OPTIONS) private readonly options: QueueOptions,
    private readonly registry: HandlerRegistry,
    private readonly connections: QueueConnections,
  ) {}

  onApplicationBootstrap(): void {
    for (const [queue, handlers] of this.registry.collect()) this.workers.push(this.start(queue, handlers));
  }

  /** Lets running jobs end, then aborts them. Without Redis no job can be finished, so nothing is waited for. */
  async beforeApplicationShutdown(): Promise<void> {
    const isConnected = this.connections.worker.status === 'ready';
    if (!isConnected) this.cancelAll();
    const closed = Promise.all(this.workers.map((worker) => worker.close(!isConnected)));
    const ended = new AbortController();
    const wait = (ms: number): Promise<unknown> => setTimeout(ms, undefined, { signal: ended.signal });
    const impatience = async (): Promise<void> => {
      await wait(this.options.closeGraceMs ?? CLOSE_GRACE_MS);
      this.cancelAll();
      await wait(ABORT_GRACE_MS);
      this.log.warn('workers did not close in time; their jobs start again elsewhere');
    };
    try {
      await Promise.race([closed, impatience()]);
    } finally {
      ended.abort();
    }
  }

  private cancelAll(): void {
    for (const worker of this.workers) worker.cancelAllJobs('the service is stopping');
  }

  private start(queue: QueueName, handlers: ReadonlyMap<string, Handler>): Worker {
    const all = [...handlers.values()];
    stalled.inc({ queue }, 0);
    for (const job of [...handlers.keys(), UNKNOWN]) givenUp.inc({ queue, job }, 0);
    const worker = new Worker(
      queue,
      (job, _token, cancelled) => this.run(queue, handlers.get(job.name), job, cancelled),
      {
        connection: this.connections.worker,
        concurrency: Math.max(1, ...all.map(({ concurrency }) => concurrency)),
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: MAX_STALLED,
        maxStartedAttempts: Math.max(1, ...all.map(({ attempts }) => attempts)) + EXTRA_STARTS,
      },
    );
    worker.on('error', (error) => this.log.warn({ err: error, queue }, 'worker failed'));
    worker.on('stalled', () => stalled.inc({ queue }));
    worker.on('failed', (job, error) => {
      const ended = !job || job.finishedOn !== undefined;
      const facts = { err: error, queue, job: job?.name, job_id: job?.id, attempt: job?.attemptsMade };
      if (ended) {
        givenUp.inc({ queue, job: job?.name ?? UNKNOWN });
        this.log.error(facts, 'job given up');
      } else this.log.warn(facts, 'attempt failed');
    });
    return worker;
  }

  private run(
    queue: QueueName,
    handler: Handler | undefined,
    job: Job<unknown>,
    cancelled: AbortSignal | undefined,
  ): Promise<void> {
    const { requestId, traceparent } = readOrigin(job);
    const facts: SpanFacts = {
      kind: SpanKind.CONSUMER,
      parent: contextFrom(traceparent),
      links: linksTo(traceparent),
      attributes: {
        'messaging.system': 'bullmq',
        'messaging.operation.type': 'process',
        'messaging.destination.name': queue,
        'messaging.message.id': job.id,
        'pactwright.attempt': job.attemptsMade + 1,
        'pactwright.request_id': requestId,
      },
    };
    return runInContext({ requestId }, () =>
      withSpan(`process ${queue}/${job.name}`, facts, () => this.perform(queue, handler, job, cancelled)),
    );
  }

  private async perform(
    queue: QueueName,
    handler: Handler | undefined,
    job: Job<unknown>,
    cancelled: AbortSignal | undefined,
  ): Promise<void> {
    if (!handler) throw new UnrecoverableError(`nobody handles ${job.name}`);
    const labels = { queue, job: job.name };
    waited.observe(labels, Math.max(0, ((job.processedOn ?? 0) - job.timestamp - job.delay) / 1_000));
    const stop = took.startTimer(labels);
    try {
      await withDeadline(handler, job, cancelled);
      const seconds = stop({ outcome: 'done' });
      const facts = { ...labels, job_id: job.id, attempt: job.attemptsMade + 1 };
      this.log.info({ ...facts, dur_ms: Math.round(seconds * 1_000) }, 'done');
    } catch (error) {
      stop({ outcome: 'failed' });
      if (error instanceof ZodError) throw new UnrecoverableError(`malformed data: ${error.message}`);
      throw error instanceof Error ? error : new Error(String(error));
    }
  }
}

/** Ends the attempt when its time is up, even when the handler does not look at its signal. */
async function withDeadline(
  handler: Handler,
  job: Job<unknown>,
  cancelled: AbortSignal | undefined,
): Promise<void> {
  /* A signal of its own for the time would end long after most of the work has. */
  const late = new AbortController();
  const timer = globalThis.setTimeout(() => late.abort(new Error('time is up')), handler.timeoutMs);
  const signal = cancelled ? AbortSignal.any([cancelled, late.signal]) : late.signal;
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(abortError(signal.reason)), { once: true });
  });
  try {
    const attempt = job.attemptsMade + 1;
    await Promise.race([handler.run(job.data, { signal, attempt, log: logger(job.name) }), ended]);
  } finally {
    clearTimeout(timer);
  }
}

const abortError = (reason: unknown): Error =>
  reason instanceof Error ? new Error(`attempt ended: ${reason.message}`) : new Error('attempt ended');
