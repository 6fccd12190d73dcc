import { Inject } from '@nestjs/common';
import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { EventActs } from './event-acts.js';
import type { HandledType } from './handled-types.js';
import { StripeEvent } from './stripe-event.entity.js';

/** Acts on one event that was taken down. Safe to repeat: every act is. */
@EventHandler('stripe.event-received')
export class HandleEvent implements EventSubscriber<'stripe.event-received'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly acts: EventActs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async handle({ data }: EventEnvelope<'stripe.event-received'>): Promise<void> {
    const { manager } = this.dataSource;
    const event = await manager.findOneByOrFail(StripeEvent, { id: data.stripeEventId });
    if (event.handledAt !== null) return;
    await this.acts.byType[event.type as HandledType](event.objectRef);
    await manager.update(StripeEvent, event.id, { handledAt: this.clock() });
  }
}
