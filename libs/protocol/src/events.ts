import { z } from 'zod';
import { documentFormat } from './documents/documents.js';
import { auditEntry } from './identity/administration.js';
import type { QueueName } from './platform/jobs.js';
import { uuid } from './platform/uuid.js';

/**
 * Domain events: facts in the past tense that leave a service through its transactional outbox and reach every
 * subscriber's queue at least once. A subscriber handles each `eventId` once.
 */
export const EVENTS = {
  'contract.paid': {
    data: z.object({ contractId: uuid(), paymentId: uuid(), testMode: z.boolean() }),
    subscribers: ['contracts-events', 'documents-events'],
  },
  /** Both files of a paid contract are stored, as its answers are now. */
  'contract.rendered': {
    data: z.object({ contractId: uuid() }),
    subscribers: ['contracts-events'],
  },
  'contract.downloaded': {
    data: z.object({
      contractId: uuid(),
      format: documentFormat,
      /** Nothing is left to fill in that it cannot be signed without. Of what was filled in, nothing is told. */
      isReady: z.boolean().optional(),
    }),
    subscribers: ['contracts-events'],
  },
  'contract.checkout-started': {
    data: z.object({ contractId: uuid() }),
    subscribers: ['contracts-events'],
  },
  /** The checkout was left, or its payment failed. */
  'contract.checkout-ended': {
    data: z.object({ contractId: uuid() }),
    subscribers: ['contracts-events'],
  },
  'contract.refunded': {
    data: z.object({ contractId: uuid(), paymentId: uuid() }),
    subscribers: ['contracts-events'],
  },
  /** billing's own: what the payment provider has told is in its database. */
  'stripe.event-received': {
    data: z.object({ stripeEventId: z.string() }),
    subscribers: ['billing-events'],
  },
  /** billing's own: money is to be given back, which the provider may have to be asked for more than once. */
  'payment.refund-requested': {
    data: z.object({ refundId: uuid() }),
    subscribers: ['billing-events'],
  },
  'user.claimed-guest': {
    data: z.object({ userId: uuid(), guestId: z.string() }),
    subscribers: ['contracts-events', 'billing-events'],
  },
  /** The account is gone; every owner of the user's data removes or anonymises its part. */
  'user.deleted': {
    data: z.object({ userId: uuid() }),
    subscribers: ['contracts-events', 'documents-events', 'billing-events'],
  },
  /** A visitor without an account has everything of this browser deleted. */
  'guest.deleted': {
    data: z.object({ guestId: z.string() }),
    subscribers: ['contracts-events', 'documents-events', 'billing-events'],
  },
  'contract.erased': {
    data: z.object({ contractId: uuid() }),
    subscribers: ['documents-events', 'billing-events'],
  },
  'audit.recorded': {
    data: auditEntry.omit({ id: true }),
    subscribers: ['identity-events'],
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
