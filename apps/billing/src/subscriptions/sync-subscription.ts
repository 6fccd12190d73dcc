import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SubscriptionFacts } from '../stripe/stripe-facts.js';
import { StripePort } from '../stripe/stripe-port.js';
import { Subscription } from '../ledger/subscription.entity.js';

/** Makes true here how a subscription stands at the provider. One that we do not know begins with its first paid invoice. */
@Injectable()
export class SyncSubscription {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
  ) {}

  async run(providerRef: string): Promise<void> {
    await this.apply(await this.stripe.getSubscription(providerRef));
  }

  async apply(facts: SubscriptionFacts): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const known = await manager.findOne(Subscription, {
        where: { providerRef: facts.ref },
        lock: { mode: 'pessimistic_write' },
      });
      if (known !== null) await follow(manager, known, facts);
    });
  }
}

/**
 * Takes over how it stands, unless it was asked later already. What has ended for us has ended, whatever is not carried out
 * there yet.
 */
export async function follow(
  manager: EntityManager,
  subscription: Subscription,
  { status, endsAt, askedAt: syncedAt }: SubscriptionFacts,
): Promise<Subscription> {
  const isOld = subscription.syncedAt !== null && subscription.syncedAt > syncedAt;
  if (isOld || subscription.status === 'ended') return subscription;
  return manager.save(
    manager.merge(Subscription, subscription, { status: status ?? subscription.status, endsAt, syncedAt }),
  );
}
