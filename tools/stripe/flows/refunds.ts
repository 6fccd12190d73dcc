import type Stripe from 'stripe';

import type { Account } from '../account.ts';

/** Gives money back. It is pending for a moment, then given or refused, as this account is told. */
export function refund(
  account: Account,
  charge: Stripe.Charge,
  {
    amount,
    reason,
    metadata,
  }: { amount: number; reason: Stripe.Refund.Reason | null; metadata: Stripe.Metadata },
): Stripe.Refund {
  const { afterSeconds } = account.refunds;
  const made: Stripe.Refund = account.store.add({
    id: account.id('re'),
    object: 'refund',
    amount,
    balance_transaction: account.id('txn'),
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'pending',
    transfer_reversal: null,
  });
  putBack(charge, amount);
  account.emit('refund.created', made);
  account.emit('charge.refunded', charge, {
    amount_refunded: charge.amount_refunded - amount,
    refunded: false,
  });
  if (afterSeconds === 0) settleRefund(account, made.id);
  else account.plan('settle-refund', made.id, account.now() + afterSeconds);
  return made;
}

export function settleRefund(account: Account, id: string) {
  const made = account.store.get('refund', id);
  if (made.status !== 'pending') return;
  const charge = account.store.get('charge', String(made.charge));
  made.status = account.refunds.status;
  if (made.status === 'failed') {
    made.failure_reason = 'expired_or_canceled_card';
    putBack(charge, -made.amount);
    account.emit('refund.failed', made, { status: 'pending' });
  }
  account.emit('refund.updated', made, { status: 'pending' });
  account.emit('charge.refund.updated', made, { status: 'pending' });
}

function putBack(charge: Stripe.Charge, amount: number) {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}
