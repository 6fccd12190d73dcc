import { randomUUID } from 'node:crypto';
import { PRICES, PRICE_CURRENCY } from '@pactwright/protocol';
import type { EntityManager } from 'typeorm';
import { Payment } from './payment.entity.js';

export type Payer = { readonly userId: string } | { readonly guestId: string };

export type Purchase = { readonly payer: Payer; readonly testMode: boolean; readonly now: Date } & (
  | { readonly planType: 'one-time'; readonly contractId: string }
  | { readonly planType: 'subscription'; readonly subscriptionId: string }
);

const CENTS = 100;

/** Writes the confirmed payment of today's price. */
export function confirmPayment(manager: EntityManager, purchase: Purchase): Promise<Payment> {
  const { planType, payer, testMode, now } = purchase;
  return manager.save(Payment, {
    id: randomUUID(),
    planType,
    contractId: planType === 'one-time' ? purchase.contractId : null,
    subscriptionId: planType === 'subscription' ? purchase.subscriptionId : null,
    userId: 'userId' in payer ? payer.userId : null,
    guestId: 'guestId' in payer ? payer.guestId : null,
    amountCents: PRICES[planType].amount * CENTS,
    currency: PRICE_CURRENCY,
    testMode,
    status: 'confirmed',
    confirmedAt: now,
  });
}
