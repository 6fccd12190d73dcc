import type { Receipt } from '@pactwright/protocol';
import type { Payment } from '../payments/payment.entity.js';
import { refundability, type PayerHistory } from '../refunds/refundability.js';

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
