import { REFUND_DAYS, type RefundRefusal } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import type { EntityManager } from 'typeorm';
import { unlocks } from '../ledger/change-status.js';
import type { Payment } from '../ledger/payment.entity.js';
import { marksOf, payerOfPayment } from './payer-marks.js';
import { NO_PURCHASE } from '../ledger/refund.entity.js';

const DAY_MS = 24 * 3_600_000;

/** What the other purchases of the same payer say about a payment, those of deleted contracts among them. */
export interface PayerHistory {
  readonly isFirst: boolean;
  /** Whether the payer, or somebody with the same card, was given another purchase back. */
  readonly hasHadRefund: boolean;
}

export interface Refundability {
  readonly until: Date | null;
  readonly refusal: RefundRefusal | null;
}

/** Whether a payment may be given back: the first purchase ever, within seven days (R-LEGAL-05, T-33). */
export function refundability(
  { status, confirmedAt }: Pick<Payment, 'status' | 'confirmedAt'>,
  { isFirst, hasHadRefund }: PayerHistory,
  now: Date,
): Refundability {
  const refused = (refusal: RefundRefusal): Refundability => ({ until: null, refusal });
  if (confirmedAt === null || !unlocks(status)) return refused('not-confirmed');
  if (!isFirst || hasHadRefund) return refused('not-first');
  const until = new Date(confirmedAt.getTime() + REFUND_DAYS * DAY_MS);
  return until <= now ? refused('too-late') : { until, refusal: null };
}

export function refusalError(refusal: RefundRefusal): AppError {
  if (refusal === 'not-first') return new AppError('REFUND_NOT_FIRST');
  if (refusal === 'too-late') return new AppError('REFUND_TOO_LATE', { days: REFUND_DAYS });
  return new AppError('REFUND_NOT_POSSIBLE');
}

/* Money and test payments are told apart. Cards tell people apart only where they are real: everybody tries with the same one. */
const HISTORY = `
  SELECT payment.id,
    NOT EXISTS (
      SELECT 1 FROM payments earlier
      WHERE (earlier.user_id = payment.user_id OR earlier.guest_id = payment.guest_id)
        AND earlier.test_mode = payment.test_mode
        AND (earlier.confirmed_at, earlier.id) < (payment.confirmed_at, payment.id)
        AND NOT EXISTS (SELECT 1 FROM refunds WHERE payment_id = earlier.id AND reason = ANY($2))
    ) AS "isFirst",
    EXISTS (
      SELECT 1 FROM payments other
      WHERE other.id <> payment.id AND other.test_mode = payment.test_mode
        AND other.status IN ('refund_requested', 'refunded')
        AND (other.user_id = payment.user_id OR other.guest_id = payment.guest_id
             OR (NOT payment.test_mode AND other.card_fingerprint = payment.card_fingerprint))
        AND NOT EXISTS (SELECT 1 FROM refunds WHERE payment_id = other.id AND reason = ANY($2))
    ) AS "hasHadRefund"
  FROM payments payment WHERE payment.id = ANY($1)`;

/** The histories of these payments, by payment. */
export async function payerHistories(
  manager: EntityManager,
  payments: readonly Payment[],
): Promise<(payment: Payment) => PayerHistory> {
  const rows: (PayerHistory & { id: string })[] = await manager.query(HISTORY, [
    payments.map(({ id }) => id),
    NO_PURCHASE,
  ]);
  /* After the rows: what is deleted between the two stands in the marks by now. */
  const markedOf = await marksOf(
    manager,
    payments.flatMap((payment) => payerOfPayment(payment) ?? []),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (payment) => {
    const { isFirst, hasHadRefund } = byId.get(payment.id) ?? { isFirst: false, hasHadRefund: false };
    const payer = payerOfPayment(payment);
    const marked = payer && markedOf(payer).find(({ testMode }) => testMode === payment.testMode);
    if (!marked) return { isFirst, hasHadRefund };
    const isAfterMarked = payment.confirmedAt !== null && marked.firstBoughtAt <= payment.confirmedAt;
    return { isFirst: isFirst && !isAfterMarked, hasHadRefund: hasHadRefund || marked.hasHadRefund };
  };
}
