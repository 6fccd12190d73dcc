import { randomUUID } from 'node:crypto';
import { PRICE_CURRENCY } from '@pactwright/protocol';
import type { EntityManager } from 'typeorm';
import { payerColumns, type Payer } from './payer.js';
import { Payment } from './payment.entity.js';
import { centsOf } from './price-of.js';

export type Purchase = { readonly payer: Payer; readonly now: Date } & (
  | { readonly planType: 'one-time'; readonly contractId: string }
  | { readonly planType: 'subscription'; readonly subscriptionId: string }
);

/** Writes a payment of today's price that nobody made: test mode. */
export function confirmTestPayment(manager: EntityManager, purchase: Purchase): Promise<Payment> {
  const { planType, payer, now } = purchase;
  return manager.save(Payment, {
    id: randomUUID(),
    planType,
    contractId: planType === 'one-time' ? purchase.contractId : null,
    subscriptionId: planType === 'subscription' ? purchase.subscriptionId : null,
    ...payerColumns(payer),
    amountCents: centsOf(planType),
    currency: PRICE_CURRENCY,
    testMode: true,
    status: 'confirmed',
    createdAt: now,
    confirmedAt: now,
  });
}
