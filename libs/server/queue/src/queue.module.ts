import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HandlerRegistry } from './handlers.js';
import { Inbox } from './inbox.js';
import { JobQueue } from './job-queue.js';
import { ModelFlag } from './model-flag.js';
import { QueueConnections } from './queue-connections.js';
import { QueueMeasures } from './queue-measures.js';
import { QUEUE_OPTIONS, type QueueOptions } from './queue-options.js';
import { Workers } from './workers.js';

/** Jobs and events on Redis: `JobQueue` to add, `@JobProcessor` and `@EventHandler` to handle. Global. */
@Module({})
export class QueueModule {
  static forRoot(options: QueueOptions): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: QUEUE_OPTIONS, useValue: options },
        QueueConnections,
        JobQueue,
        ModelFlag,
        HandlerRegistry,
        Workers,
        QueueMeasures,
        Inbox,
      ],
      exports: [JobQueue, ModelFlag, QueueConnections, Inbox],
    };
  }
}
