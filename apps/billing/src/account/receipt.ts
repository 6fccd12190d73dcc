import type { Receipt } from '@pactwright/protocol';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { Payer } from '../ledger/payer.js';
import { Payment } from '../ledger/payment.entity.js';
import { Reply } from '../ledger/reply.entity.js';
import { payerHistories, refundability, type Refundability } from '../refunds/refundability.js';

/** What a payer has paid for, newest first. */
export async function receiptsOf(manager: EntityManager, payer: Payer, now: Date): Promise<Receipt[]> {
  const payments = await manager.find(Payment, {
    where: { ...payer, confirmedAt: Not(IsNull()) },
    order: { confirmedAt: 'DESC', id: 'ASC' },
  });
  return payments.map(await receiptOf(manager, payments, now));
}

/** The receipt of each of these payments. */
export async function receiptOf(
  manager: EntityManager,
  payments: readonly Payment[],
  now: Date,
): Promise<(payment: Payment) => Receipt> {
  const history = await payerHistories(manager, payments);
  const bought = payments.flatMap(({ contractId }) => contractId ?? []);
  const replies = await manager.find(Reply, { where: { id: In(bought) }, select: { id: true } });
  const replyIds = new Set<string | null>(replies.map(({ id }) => id));
  return (payment) =>
    toReceipt(payment, refundability(payment, history(payment), now), replyIds.has(payment.contractId));
}

function toReceipt(payment: Payment, { until, refusal }: Refundability, isReply: boolean): Receipt {
  const { id, planType, status, amountCents, currency, testMode, contractId, receiptUrl } = payment;
  return {
    id,
    planType,
    status,
    amountCents,
    currency,
    testMode,
    contractId,
    isReply,
    paidAt: (payment.confirmedAt ?? payment.createdAt).toISOString(),
    receiptUrl,
    refundableUntil: until?.toISOString() ?? null,
    refundRefusal: refusal,
  };
}
