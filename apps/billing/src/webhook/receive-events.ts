import { Inject, Injectable } from '@nestjs/common';
import { AppError, counter } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import type { ToldEvent } from '../stripe/read-event.js';
import { dateOf } from '../stripe/stripe-facts.js';
import { HANDLED_TYPES } from './handled-types.js';
import { StripeEvent } from './stripe-event.entity.js';

const received = counter('stripe_events_total', 'Events of the payment provider', ['type', 'outcome']);

/** Takes down what the provider tells, each event once, together with the promise to act on it. */
@Injectable()
export class ReceiveEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** How many of them were new. */
  async receive(events: readonly ToldEvent[]): Promise<number> {
    let count = 0;
    for (const event of events) {
      if (!HANDLED_TYPES.has(event.type)) continue;
      /* What is handled is told of an object of the provider. */
      if (!event.data.object.id) throw new AppError('WEBHOOK_EVENT_INVALID');
      const isNew = await this.takeDown(event, event.data.object.id);
      received.inc({ type: event.type, outcome: isNew ? 'new' : 'known' });
      if (isNew) count += 1;
    }
    return count;
  }

  private async takeDown({ id, type, created }: ToldEvent, objectRef: string): Promise<boolean> {
    /* Most repetitions end here, without a transaction of their own. */
    if (await this.dataSource.manager.existsBy(StripeEvent, { id })) return false;
    return this.dataSource.transaction(async (manager) => {
      const rows: unknown[] = await manager.query(
        `INSERT INTO stripe_events (id, type, object_ref, created, received_at)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
        [id, type, objectRef, dateOf(created), this.clock()],
      );
      if (rows.length === 0) return false;
      await this.outbox.publish(manager, 'stripe.event-received', { stripeEventId: id });
      return true;
    });
  }
}
