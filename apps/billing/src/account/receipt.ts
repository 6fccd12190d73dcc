import type { Receipt } from '@pactwright/protocol';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Payer } from '../ledger/payer.js';
import { Payment } from '../ledger/payment.entity.js';
import { payerHistories, refundability, type PayerHistory } from '../refunds/refundability.js';

/** What a payer has paid for, newest first. */
export async function receiptsOf(manager: EntityManager, payer: Payer, now: Date): Promise<Receipt[]> {
  const payments = await manager.find(Payment, {
    where: { ...payer, confirmedAt: Not(IsNull()) },
    order: { confirmedAt: 'DESC', id: 'ASC' },
  });
  const history = await payerHistories(manager, payments);
  return payments.map((payment) => toReceipt(payment, history(payment), now));
}

export function toReceipt(payment: Payment, history: PayerHistory, now: Date): Receipt {
  const { until, refusal } = refundability(payment, history, now);
  const { id, planType, status, amountCents, currency, testMode, contractId, receiptUrl } = payment;
  return {
    id,
    planType,
    status,
    amountCents,
    currency,
    testMode,
    contractId,
    paidAt: (payment.confirmedAt ?? payment.createdAt).toISOString(),
    receiptUrl,
    refundableUntil: until?.toISOString() ?? null,
    refundRefusal: refusal,
  };
}
