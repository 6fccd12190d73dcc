import { PAYMENT_STATUSES, type PaymentState, type WithheldReason } from '@pactwright/protocol';
import { counter } from '@pactwright/server-kit';
import type { Outbox } from '@pactwright/server-queue';
import type { EntityManager } from 'typeorm';
import { Entitlement } from './entitlement.entity.js';
import { Subscription } from './subscription.entity.js';
import { Payment } from './payment.entity.js';
import { tellOfContract } from './tell-of-contract.js';

/** Whether a payment in this state unlocks what it was made for. A refund that failed leaves the money with us. */
export const unlocks = (status: PaymentState): boolean =>
  status === 'confirmed' || status === 'refund_failed';

/** Whether a payment in this state may unlock again what it was made for. */
export const isUndecided = (status: PaymentState): boolean =>
  status === 'refund_requested' || status === 'disputed';

export function withheldReason(status: PaymentState): WithheldReason | undefined {
  return status === 'refund_requested' || status === 'refunded' || status === 'disputed' ? status : undefined;
}

const changes = counter(
  'payments_changed_total',
  'Payments that became this after they were made',
  ['status'],
  PAYMENT_STATUSES.map((status) => ({ status })),
);

/**
 * Puts a payment, which the caller has locked, into another state with all that follows: what it unlocked is locked again
 * or back, because that is asked of the payment, and a subscription whose money was given back has ended.
 */
export async function changeStatus(
  manager: EntityManager,
  outbox: Outbox,
  payment: Payment,
  status: PaymentState,
): Promise<void> {
  const before = payment.status;
  if (before === status) return;
  payment.status = status;
  await manager.update(Payment, payment.id, { status });
  changes.inc({ status });
  if (status === 'refund_requested' && payment.subscriptionId !== null) {
    await manager.update(Subscription, payment.subscriptionId, { status: 'ended' });
  }
  if (status !== 'refunded' && before !== 'refunded') return;
  for (const { contractId, testMode } of await manager.findBy(Entitlement, { paymentId: payment.id })) {
    const what = { contractId, paymentId: payment.id };
    if (status === 'refunded') await tellOfContract(manager, outbox, 'contract.refunded', what);
    else if (unlocks(status)) await tellOfContract(manager, outbox, 'contract.paid', { ...what, testMode });
  }
}
