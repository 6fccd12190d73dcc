import { createHmac } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import type { Payer } from '../payments/payer.js';
import type { Payment } from '../payments/payment.entity.js';
import { PayerMark, PayerMarkKey } from './payer-mark.entity.js';
import { NO_PURCHASE } from './refund.entity.js';

const nameOf = (payer: Payer): string =>
  'userId' in payer ? `user:${payer.userId}` : `guest:${payer.guestId}`;

export const payerOfPayment = ({ userId, guestId }: Pick<Payment, 'userId' | 'guestId'>): Payer | null =>
  userId !== null ? { userId } : guestId !== null ? { guestId } : null;

/** Makes the marks of payers: the same for the same payer, and of no use without the key. */
async function marker(manager: EntityManager): Promise<(payer: Payer) => string> {
  const { secret } = await manager.findOneByOrFail(PayerMarkKey, { id: 1 });
  return (payer) => createHmac('sha256', secret).update(nameOf(payer)).digest('hex');
}

/** Marks who made these payments before the payments are made nobody's. The caller has locked them. */
export async function markPayers(manager: EntityManager, paymentIds: readonly string[]): Promise<void> {
  const purchases: (Pick<Payment, 'userId' | 'guestId' | 'testMode'> & Omit<PayerMark, 'mark'>)[] =
    await manager.query(
      `SELECT user_id AS "userId", guest_id AS "guestId", test_mode AS "testMode",
         min(confirmed_at) AS "firstBoughtAt",
         bool_or(status IN ('refund_requested', 'refunded')) AS "hasHadRefund"
       FROM payments WHERE id = ANY($1) AND confirmed_at IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM refunds WHERE payment_id = payments.id AND reason = ANY($2))
       GROUP BY user_id, guest_id, test_mode`,
      [paymentIds, NO_PURCHASE],
    );
  const markOf = await marker(manager);
  for (const { testMode, firstBoughtAt, hasHadRefund, ...columns } of purchases) {
    const payer = payerOfPayment(columns);
    if (payer !== null) {
      await addMark(manager, { mark: markOf(payer), testMode, firstBoughtAt, hasHadRefund });
    }
  }
}

/** A visitor has become a user: what is known of the one is known of the other. */
export async function moveMarks(manager: EntityManager, from: Payer, to: Payer): Promise<void> {
  const markOf = await marker(manager);
  const [mark, moved] = [markOf(from), markOf(to)];
  for (const known of await manager.findBy(PayerMark, { mark })) {
    await addMark(manager, { ...known, mark: moved });
  }
  await manager.delete(PayerMark, { mark });
}

export async function forgetMarks(manager: EntityManager, payer: Payer): Promise<void> {
  await manager.delete(PayerMark, { mark: (await marker(manager))(payer) });
}

/** What is marked of these payers, by payer. */
export async function marksOf(
  manager: EntityManager,
  payers: readonly Payer[],
): Promise<(payer: Payer) => PayerMark[]> {
  const markOf = await marker(manager);
  const found = await manager.findBy(PayerMark, { mark: In(payers.map(markOf)) });
  return (payer) => found.filter(({ mark }) => mark === markOf(payer));
}

const addMark = (
  manager: EntityManager,
  { mark, testMode, firstBoughtAt, hasHadRefund }: PayerMark,
): Promise<unknown> =>
  manager.query(
    `INSERT INTO payer_marks AS known (mark, test_mode, first_bought_at, has_had_refund) VALUES ($1, $2, $3, $4)
     ON CONFLICT ON CONSTRAINT pk_payer_marks DO UPDATE
     SET first_bought_at = least(known.first_bought_at, excluded.first_bought_at),
         has_had_refund = known.has_had_refund OR excluded.has_had_refund`,
    [mark, testMode, firstBoughtAt, hasHadRefund],
  );
