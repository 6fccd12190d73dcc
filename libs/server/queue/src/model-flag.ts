import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Recurring } from '@pactwright/server-kit';
import { QueueConnections } from './queue-connections.js';

const KEY = 'model-is-configured';
const RENEWED_MS = 20_000;
/** A worker that is replaced leaves the flag for its successor; one that was started without a model lets it run out. */
const KEPT_SECONDS = 60;

/**
 * Says on the queues' Redis that the workers ask a model, for who tells people what answers them. Only the workers know their
 * settings; nobody else is told the key of the model's service, and nobody calls a worker.
 */
@Injectable()
export class ModelFlag implements BeforeApplicationShutdown {
  private readonly renewing = new Recurring({
    name: 'renew-model-flag',
    everyMs: RENEWED_MS,
    work: () => this.connections.producer.set(KEY, '1', 'EX', KEPT_SECONDS),
  });

  constructor(private readonly connections: QueueConnections) {}

  /** From now on, as long as this process lives. */
  keep(): void {
    const { producer } = this.connections;
    producer.on('ready', () => this.renewing.now());
    if (producer.status === 'ready') this.renewing.now();
    else this.renewing.start();
  }

  async isSet(): Promise<boolean> {
    return (await this.connections.producer.exists(KEY)) === 1;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.renewing.stop();
  }
}
