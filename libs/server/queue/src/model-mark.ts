import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { logger } from '@pactwright/server-kit';
import { QueueConnections } from './queue-connections.js';

const KEY = 'model-is-configured';
const RENEWED_MS = 20_000;
/** A worker that is replaced leaves the mark for its successor; one that was started without a model lets it run out. */
const KEPT_SECONDS = 60;

/**
 * Says on the queues' Redis that the workers ask a model, for who tells people what answers them. Only the workers know their
 * settings; nobody else is told the key of the model's service, and nobody calls a worker.
 */
@Injectable()
export class ModelMark implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = logger('queue');

  constructor(private readonly connections: QueueConnections) {}

  /** From now on, as long as this process lives. */
  keep(): void {
    const set = () =>
      this.connections.producer
        .set(KEY, '1', 'EX', KEPT_SECONDS)
        .catch((error: unknown) => this.log.warn({ err: error }, 'the mark of the model was not renewed'));
    const { producer } = this.connections;
    if (producer.status === 'ready') void set();
    producer.on('ready', () => void set());
    this.timer = setInterval(() => void set(), RENEWED_MS);
    this.timer.unref();
  }

  async isThere(): Promise<boolean> {
    return (await this.connections.producer.exists(KEY)) === 1;
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
