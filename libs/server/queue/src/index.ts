export { UnrecoverableError } from 'bullmq';
export { announceAct, recordAct, toAuditEntry, type AuditFact } from './audit.js';
export { HandledEvent, createInboxTable, dropInboxTable } from './handled-event.js';
export {
  EventHandler,
  JobProcessor,
  type EventSubscriber,
  type JobContext,
  type JobHandler,
} from './handlers.js';
export { Inbox } from './inbox.js';
export { JobQueue, type AddOptions } from './job-queue.js';
export { ModelFlag } from './model-flag.js';
export { Outbox, OutboxEvent, createOutboxTable, dropOutboxTable } from './outbox.js';
export { OutboxModule } from './outbox.module.js';
export { OutboxRelay } from './outbox-relay.js';
export { QueueConnections } from './queue-connections.js';
export { QueueModule } from './queue.module.js';
export type { QueueOptions } from './queue-options.js';
