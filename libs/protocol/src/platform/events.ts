import { z } from 'zod';
import type { QueueName } from './jobs.js';

/**
 * Domain events: facts in the past tense that leave a service through its transactional outbox and reach every
 * subscriber's queue at least once. A subscriber handles each `eventId` once.
 */
export const EVENTS = {
  'contract.paid': {
    data: z.object({ contractId: z.uuid(), paymentId: z.uuid(), testMode: z.boolean() }),
    subscribers: ['contracts-events', 'documents-events'],
  },
  'user.claimed-guest': {
    data: z.object({ userId: z.uuid(), guestId: z.string() }),
    subscribers: ['contracts-events', 'billing-events'],
  },
} as const satisfies Record<string, { data: z.ZodType; subscribers: readonly QueueName[] }>;

export type EventName = keyof typeof EVENTS;
export type EventData<N extends EventName> = z.infer<(typeof EVENTS)[N]['data']>;

/** What a subscriber's job carries; the job's name is the event's name. */
export interface EventEnvelope<N extends EventName = EventName> {
  readonly eventId: string;
  readonly name: N;
  readonly occurredAt: string;
  readonly data: EventData<N>;
}
