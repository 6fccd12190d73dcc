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
import { RUNS_OPTIONS, type RunsOptions } from './runs-options.js';

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
    subscriber.on('message', (_channel, id: string) => this.heard.emit(id));
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

  async announce(id: string): Promise<void> {
    this.heard.emit(id);
    try {
      await this.connections.producer.publish(this.channel, id);
    } catch (error) {
      this.log.warn({ err: error }, 'could not announce');
    }
  }

  /** Resolves at the next announcement of `id`, after `withinMs`, or when `signal` is aborted. */
  next(id: string, withinMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.heard.off(id, end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      /* Whoever has his answer already does not wait for this one; nor should the process. */
      const timer = setTimeout(end, signal.aborted ? 0 : withinMs).unref();
      this.heard.on(id, end);
      signal.addEventListener('abort', end);
    });
  }
}
