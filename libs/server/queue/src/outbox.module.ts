import { Module, type DynamicModule } from '@nestjs/common';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';

/** `Outbox` and its relay, for a service whose database has the outbox table. Global. */
@Module({})
export class OutboxModule {
  static forFeature(): DynamicModule {
    return {
      module: OutboxModule,
      global: true,
      providers: [Outbox, OutboxRelay],
      exports: [Outbox, OutboxRelay],
    };
  }
}
