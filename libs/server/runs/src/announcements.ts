import { EventEmitter } from 'node:events';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { logger } from '@pactwright/server-kit';
import { QueueConnections } from '@pactwright/server-queue';
import type { RunRow } from './run-row.js';
import { RUNS_OPTIONS, type RunsOptions } from './runs-options.js';

/** What is heard by those who wait for the end of `id` and for nothing before it. */
export const endOf = (id: string): string => `${id} ended`;

/**
 * Tells every process of the asker that something about an id has changed. May be lost, so whoever waits also looks for
 * himself from time to time: the channel makes waiting short, not correct.
 */
@Injectable()
export class Announcements implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = logger('runs');
  private readonly heard = new EventEmitter().setMaxListeners(0);
  private readonly stopping = new AbortController();
  private readonly channel: string;
  private subscriber: Redis | undefined;

  constructor(
    @Inject(RUNS_OPTIONS) { asker }: RunsOptions,
    private readonly connections: QueueConnections,
  ) {
    this.channel = `runs:${asker}`;
  }

  /** Aborted when the process stops: nobody should wait any longer. */
  get stopped(): AbortSignal {
    return this.stopping.signal;
  }

  onModuleInit(): void {
    /* A connection that subscribes can do nothing else. It comes back by itself, and subscribes again. */
    const subscriber = this.connections.producer.duplicate({
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      commandTimeout: undefined,
    });
    subscriber.on('error', (error: Error) => this.log.warn({ err: error }, 'channel failed'));
    subscriber.on('message', (_channel, topic: string) => this.tell(topic));
    subscriber
      .subscribe(this.channel)
      .catch((error: unknown) => this.log.warn({ err: error }, 'could not subscribe'));
    this.subscriber = subscriber;
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  onApplicationShutdown(): void {
    this.subscriber?.disconnect();
  }

  /**
   * `topic` is an id, or `endOf` one: whoever waits for the id hears of that as well. Whoever waits in this very process is
   * handed the ended run and need not look for it.
   */
  async announce(topic: string, ended?: RunRow): Promise<void> {
    this.tell(topic, ended);
    try {
      await this.connections.producer.publish(this.channel, topic);
    } catch (error) {
      this.log.warn({ err: error }, 'could not announce');
    }
  }

  /** Resolves at the next announcement of `topic`, after `withinMs`, or when `signal` is aborted. */
  next(topic: string, withinMs: number, signal: AbortSignal): Promise<RunRow | undefined> {
    return new Promise((resolve) => {
      const end = (ended?: RunRow): void => {
        clearTimeout(timer);
        this.heard.off(topic, end);
        signal.removeEventListener('abort', giveUp);
        resolve(ended);
      };
      const giveUp = (): void => end();
      /* Whoever has his answer already does not wait for this one; nor should the process. */
      const timer = setTimeout(giveUp, signal.aborted ? 0 : withinMs).unref();
      this.heard.on(topic, end);
      signal.addEventListener('abort', giveUp);
    });
  }

  private tell(topic: string, ended?: RunRow): void {
    const [id = topic] = topic.split(' ');
    this.heard.emit(id);
    if (topic !== id) this.heard.emit(topic, ended);
  }
}
