import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@pactwright/server-kit';
import { DataSource } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { StripePort } from '../stripe/stripe-port.js';
import { billingPeriodAt } from '../subscriptions/billing-period.js';
import { Subscription } from '../ledger/subscription.entity.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { SyncSubscription } from '../subscriptions/sync-subscription.js';

/** Lets a user's subscription end with the period that is paid for, or go on after all. */
@Injectable()
export class ChangeEnding {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsService,
    private readonly sync: SyncSubscription,
    private readonly stripe: StripePort,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(userId: string, endsWithPeriod: boolean): Promise<void> {
    const now = this.clock();
    const subscription = await this.dataSource.transaction((manager) =>
      this.subscriptions.findAlive(manager, userId, now),
    );
    if (subscription === null) throw new AppError('SUBSCRIPTION_NOT_FOUND');
    const { id, providerRef, anchoredAt } = subscription;
    if (providerRef !== null) {
      await this.sync.apply(await this.stripe.setEnding(providerRef, endsWithPeriod));
      return;
    }
    const endsAt = endsWithPeriod ? billingPeriodAt(anchoredAt, now).end : null;
    await this.dataSource.manager.update(Subscription, id, { endsAt });
  }
}
