import { createHmac } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import type { Payer } from '../ledger/payer.js';
import type { Payment } from '../ledger/payment.entity.js';
import { PayerMark, PayerMarkKey } from '../ledger/payer-mark.entity.js';

const nameOf = (payer: Payer): string =>
  'userId' in payer ? `user:${payer.userId}` : `guest:${payer.guestId}`;

export const payerOfPayment = ({ userId, guestId }: Pick<Payment, 'userId' | 'guestId'>): Payer | null =>
  userId !== null ? { userId } : guestId !== null ? { guestId } : null;

/** Makes marks: the same for the same name, and of no use without the key. */
export async function keyedMarker(manager: EntityManager): Promise<(name: string) => string> {
  const { secret } = await manager.findOneByOrFail(PayerMarkKey, { id: 1 });
  return (name) => createHmac('sha256', secret).update(name).digest('hex');
}

async function marker(manager: EntityManager): Promise<(payer: Payer) => string> {
  const markOf = await keyedMarker(manager);
  return (payer) => markOf(nameOf(payer));
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
