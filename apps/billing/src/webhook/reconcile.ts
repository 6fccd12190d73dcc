import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Recurring, logger } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { Refund } from '../ledger/refund.entity.js';
import { StripePort } from '../stripe/stripe-port.js';
import { EVENT_TYPES } from './handled-types.js';
import { ReceiveEvents } from './receive-events.js';
import { StripeEvent } from './stripe-event.entity.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/* As long as the provider itself goes on trying to tell us. */
const LOOK_BACK_MS = 3 * DAY_MS;
/* What is younger is being worked on. */
const LOST_AFTER_MS = 15 * MINUTE_MS;
const KEPT_MS = 90 * DAY_MS;

/**
 * Asks the provider, at the start and every day, for what it should have told us in the last days, and acts on what was
 * missed or given up. Several at once do no harm: every event is taken down once and every act can be repeated.
 */
@Injectable()
export class Reconcile implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = logger('reconcile');
  private readonly reconciling = new Recurring({
    name: 'reconcile-with-stripe',
    everyMs: DAY_MS,
    work: () => this.run(),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
    private readonly events: ReceiveEvents,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (this.stripe.isConfigured) this.reconciling.now();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.reconciling.stop();
  }

  async run(): Promise<void> {
    const now = this.clock().getTime();
    const told = await this.stripe.listEvents(EVENT_TYPES, new Date(now - LOOK_BACK_MS));
    const missed = await this.events.receive(told);
    const lostBefore = new Date(now - LOST_AFTER_MS);
    const unfinished = (await this.repeatEvents(lostBefore)) + (await this.repeatRefunds(lostBefore));
    await this.dataSource.manager.delete(StripeEvent, { handledAt: LessThan(new Date(now - KEPT_MS)) });
    this.log.info({ told: told.length, missed, unfinished }, 'reconciled');
  }

  private repeatEvents(before: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = await manager.findBy(StripeEvent, { handledAt: IsNull(), receivedAt: LessThan(before) });
      for (const { id } of events)
        await this.outbox.publish(manager, 'stripe.event-received', { stripeEventId: id });
      return events.length;
    });
  }

  /** Refunds that the provider never took, because it did not answer for hours. */
  private repeatRefunds(before: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const refunds = await manager.findBy(Refund, {
        status: 'requested',
        providerRef: IsNull(),
        requestedAt: LessThan(before),
      });
      for (const { id } of refunds)
        await this.outbox.publish(manager, 'payment.refund-requested', { refundId: id });
      return refunds.length;
    });
  }
}
