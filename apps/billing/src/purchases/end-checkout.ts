import type { PaymentState } from '@pactwright/protocol';
import type { EntityManager } from 'typeorm';
import { Payment } from '../ledger/payment.entity.js';
import { Checkout } from '../ledger/checkout.entity.js';

/** Closes the checkout of a payment that was not made; false when it was made, or ended before. */
export async function endCheckout(
  manager: EntityManager,
  paymentId: string,
  status: Extract<PaymentState, 'expired' | 'failed'>,
): Promise<boolean> {
  const { affected } = await manager.update(Payment, { id: paymentId, status: 'pending' }, { status });
  await manager.update(Checkout, { paymentId }, { state: 'closed' });
  return affected === 1;
}
