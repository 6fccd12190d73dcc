import * as protocol from '@pactwright/protocol';
import type { JobDefinition, ServiceName } from '@pactwright/protocol';

export interface QueueOptions {
  /** The service this process is. */
  readonly service: ServiceName;
  readonly redisUrl: string;
  /** Every job there is; the protocol's own unless a test says otherwise. */
  readonly jobs?: readonly JobDefinition[];
  /** True for a service that answers without its queues: it is ready while Redis is down. */
  readonly isOptional?: boolean;
  /** How long running jobs may go on when the process stops, in milliseconds. Then their signals are aborted. */
  readonly closeGraceMs?: number;
}
export const QUEUE_OPTIONS = Symbol('QUEUE_OPTIONS');

const isJobDefinition = (value: unknown): value is JobDefinition =>
  typeof value === 'object' && value !== null && 'queue' in value && 'attempts' in value && 'data' in value;

export const definedJobs = (options: QueueOptions): readonly JobDefinition[] =>
  options.jobs ?? (Object.values(protocol) as unknown[]).filter(isJobDefinition);

/** Events are facts: they are tried for about three hours, then kept as failed for somebody to look at. */
export const EVENT_ATTEMPTS = 12;
export const EVENT_BACKOFF_MS = 5_000;
export const EVENT_TIMEOUT_MS = 30_000;
