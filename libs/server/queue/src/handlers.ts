import { Inject, Injectable, SetMetadata, applyDecorators, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { z } from 'zod';
import {
  EVENTS,
  QUEUES,
  type EventEnvelope,
  type EventName,
  type JobDefinition,
  type QueueName,
} from '@pactwright/protocol';
import type { Logger } from '@pactwright/server-kit';
import {
  EVENT_ATTEMPTS,
  EVENT_TIMEOUT_MS,
  QUEUE_OPTIONS,
  definedJobs,
  type QueueOptions,
} from './queue-options.js';

export interface JobContext {
  /** Aborted when the attempt ran out of time or the process stops. */
  readonly signal: AbortSignal;
  /** 1 for the first. */
  readonly attempt: number;
  readonly log: Logger;
}

export interface JobHandler<D extends JobDefinition> {
  handle(data: z.infer<D['data']>, context: JobContext): Promise<void>;
}
export interface EventSubscriber<N extends EventName> {
  handle(event: EventEnvelope<N>, context: JobContext): Promise<void>;
}

interface Mark {
  readonly queue?: QueueName;
  readonly name: string;
  readonly definition?: JobDefinition;
  readonly concurrency: number;
}
const MARK = 'pactwright:job-handler';
const EVENT_CONCURRENCY = 5;

/** Marks the one class that does this job. */
export const JobProcessor =
  <D extends JobDefinition>(definition: D, { concurrency = 1 }: { concurrency?: number } = {}) =>
  (target: Type<JobHandler<D>>): void => {
    const mark: Mark = { queue: definition.queue, name: definition.name, definition, concurrency };
    applyDecorators(Injectable(), SetMetadata(MARK, mark))(target);
  };

/** Marks the one class of this service that handles the event. */
export const EventHandler =
  <N extends EventName>(name: N) =>
  (target: Type<EventSubscriber<N>>): void => {
    const mark: Mark = { name, concurrency: EVENT_CONCURRENCY };
    applyDecorators(Injectable(), SetMetadata(MARK, mark))(target);
  };

export interface Handler {
  readonly concurrency: number;
  readonly attempts: number;
  readonly timeoutMs: number;
  /** Parses what the queue holds and does the work. */
  run(data: unknown, context: JobContext): Promise<void>;
}

type Expected = Omit<Handler, 'run' | 'concurrency'> & { parse(data: unknown): unknown };

/** Which class handles what, checked to be complete: one handler for each job and event of this service, no less, no more. */
@Injectable()
export class HandlerRegistry {
  constructor(
    @Inject(QUEUE_OPTIONS) private readonly options: QueueOptions,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Handlers by queue and name. Throws with every gap named. */
  collect(): Map<QueueName, Map<string, Handler>> {
    const expected = this.expected();
    const found = this.found();
    const problems: string[] = [];
    const handlers = new Map<QueueName, Map<string, Handler>>();
    for (const [queue, jobs] of expected) {
      const ofQueue = new Map<string, Handler>();
      handlers.set(queue, ofQueue);
      for (const [name, { parse, ...rest }] of jobs) {
        const [first, ...others] = found.get(`${queue}/${name}`) ?? [];
        if (!first) problems.push(`${queue}/${name} has no handler`);
        else if (others.length > 0) problems.push(`${queue}/${name} has ${others.length + 1} handlers`);
        else
          ofQueue.set(name, {
            ...rest,
            concurrency: first.mark.concurrency,
            run: (data, context) => first.instance.handle(parse(data), context),
          });
        found.delete(`${queue}/${name}`);
      }
    }
    problems.push(...[...found.keys()].map((slot) => `${slot} is handled but not of this service`));
    if (problems.length > 0) throw new Error(`Queues of ${this.options.service}: ${problems.join('; ')}`);
    return handlers;
  }

  private expected(): Map<QueueName, Map<string, Expected>> {
    const own = (Object.keys(QUEUES) as QueueName[]).filter((name) => QUEUES[name] === this.options.service);
    const jobs = definedJobs(this.options);
    return new Map(
      own.map((queue) => [
        queue,
        new Map<string, Expected>([
          ...jobs
            .filter((job) => job.queue === queue)
            .map(({ name, attempts, timeoutMs, data }): [string, Expected] => [
              name,
              { attempts, timeoutMs, parse: (value) => data.parse(value) },
            ]),
          ...subscriptionsOf(queue),
        ]),
      ]),
    );
  }

  private found(): Map<string, { mark: Mark; instance: AnyHandler }[]> {
    const found = new Map<string, { mark: Mark; instance: AnyHandler }[]>();
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      const mark = Reflect.getMetadata(MARK, metatype) as Mark | undefined;
      if (!mark) continue;
      const slot = `${mark.queue ?? `${this.options.service}-events`}/${mark.name}`;
      const entries = found.get(slot) ?? [];
      if (!entries.some((entry) => entry.instance === instance))
        entries.push({ mark, instance: instance as AnyHandler });
      found.set(slot, entries);
    }
    return found;
  }
}

interface AnyHandler {
  handle(data: unknown, context: JobContext): Promise<void>;
}

function subscriptionsOf(queue: QueueName): [string, Expected][] {
  return (Object.keys(EVENTS) as EventName[])
    .filter((name) => (EVENTS[name].subscribers as readonly QueueName[]).includes(queue))
    .map((name) => [
      name,
      {
        attempts: EVENT_ATTEMPTS,
        timeoutMs: EVENT_TIMEOUT_MS,
        parse: (value) => {
          const envelope = value as EventEnvelope;
          return { ...envelope, data: EVENTS[name].data.parse(envelope.data) };
        },
      },
    ]);
}
