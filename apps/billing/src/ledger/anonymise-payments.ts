import { randomBytes } from 'node:crypto';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { Checkout } from './checkout.entity.js';
import { Payment } from './payment.entity.js';
import { Refund } from './refund.entity.js';

/* Tells such a pseudonym from the id of a guest, which is a hash. */
const FORGOTTEN = 'forgotten-';

export const isForgotten = ({ guestId }: Pick<Payment, 'guestId'>): boolean =>
  guestId?.startsWith(FORGOTTEN) === true;

/** Leaves of payments what bookkeeping needs, without whose they were. */
export async function anonymisePayments(
  manager: EntityManager,
  paymentIds: readonly string[],
): Promise<void> {
  const ids = In(paymentIds);
  await manager.update(Refund, { paymentId: ids }, { requestedBy: null });
  /* Money that still comes for the others is known by their checkouts, and goes back. */
  const paid = await manager.find(Payment, {
    where: { id: ids, confirmedAt: Not(IsNull()) },
    select: { id: true },
  });
  await manager.delete(Checkout, { paymentId: In(paid.map(({ id }) => id)) });
  await manager.update(Checkout, { paymentId: ids }, { state: 'closed', customerRef: null, url: null });
  /* One pseudonym for all of them, kept nowhere else: which purchase was the first stays known, whose it was does not. */
  const guestId = FORGOTTEN + randomBytes(27).toString('hex');
  await manager.update(Payment, { id: ids }, { userId: null, guestId, receiptUrl: null });
  /* Of a purchase that was given back the card stays known: leaving is no way to a second one (T-33). */
  await manager.update(
    Payment,
    { id: ids, status: Not(In(['refund_requested', 'refunded'])) },
    { cardFingerprint: null },
  );
  await manager.update(Payment, { id: ids, status: 'pending' }, { status: 'expired' });
}
