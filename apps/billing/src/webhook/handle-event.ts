import { Inject } from '@nestjs/common';
import type { EventEnvelope } from '@pactwright/protocol';
import { histogram, logger } from '@pactwright/server-kit';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { isMissing } from '../stripe/provider-errors.js';
import { EventActs } from './event-acts.js';
import type { HandledType } from './handled-types.js';
import { StripeEvent } from './stripe-event.entity.js';

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];
const fulfilment = histogram(
  'payment_fulfilment_seconds',
  'Time from when the provider told something to when it was acted on',
  ['type'],
  SECONDS,
);

/** Acts on one event that was taken down. Safe to repeat: every act is. */
@EventHandler('stripe.event-received')
export class HandleEvent implements EventSubscriber<'stripe.event-received'> {
  private readonly log = logger('stripe-events');

  constructor(
    private readonly dataSource: DataSource,
    private readonly acts: EventActs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async handle({ data }: EventEnvelope<'stripe.event-received'>): Promise<void> {
    const { manager } = this.dataSource;
    const event = await manager.findOneByOrFail(StripeEvent, { id: data.stripeEventId });
    if (event.handledAt !== null) return;
    await this.act(event);
    const handledAt = this.clock();
    await manager.update(StripeEvent, event.id, { handledAt });
    fulfilment.observe({ type: event.type }, (handledAt.getTime() - event.receivedAt.getTime()) / 1_000);
  }

  /** What the provider has no more, say because a test account was emptied, changes nothing here and never will. */
  private async act({ id, type, objectRef }: StripeEvent): Promise<void> {
    try {
      await this.acts.byType[type as HandledType](objectRef);
    } catch (error) {
      if (!(error instanceof Error) || !isMissing(error.cause)) throw error;
      this.log.warn(
        { stripe_event: id, type, object: objectRef },
        'the provider has nothing of this event any more',
      );
    }
  }
}
