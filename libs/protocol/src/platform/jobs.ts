import type { z } from 'zod';
import type { ServiceName } from './services.js';

/** One kind of job: where it is queued, what it carries (ids only), how often it is tried. */
export interface JobDefinition<Name extends string = string, Data extends z.ZodType = z.ZodType> {
  /** Verb-noun: `render-contract`. */
  readonly name: Name;
  readonly queue: QueueName;
  readonly data: Data;
  readonly attempts: number;
  /** First delay between attempts, doubled each time, in milliseconds. */
  readonly backoffMs: number;
  /** After this long the processor's signal is aborted and the attempt counts as failed, in milliseconds. */
  readonly timeoutMs: number;
  /** Jobs with equal keys are one job while the first is waiting or running. */
  dedupeKey?(data: z.infer<Data>): string;
}

/** Each queue has exactly one consuming service, which must have one processor for each of its jobs. */
export const QUEUES = {
  'contracts-events': 'contracts',
  'documents-events': 'documents',
  'billing-events': 'billing',
  'identity-events': 'identity',
  activity: 'identity',
  mails: 'identity',
  renders: 'documents',
  conversions: 'documents',
  extractions: 'documents',
  ai: 'ai-worker',
  'model-reviews': 'ai-worker',
} as const satisfies Record<string, ServiceName>;
export type QueueName = keyof typeof QUEUES;

export function defineJob<Name extends string, Data extends z.ZodType>(
  definition: JobDefinition<Name, Data>,
): JobDefinition<Name, Data> {
  return definition;
}
