import type Stripe from 'stripe';

import type { Account } from '../account.ts';

const EVIDENCE_DAYS = 7;

/** The payer's bank takes the money back and asks for evidence. */
export function dispute(account: Account, charge: Stripe.Charge, reason: string) {
  const opened = account.store.add(aDispute(account, charge, reason));
  charge.disputed = true;
  account.emit('charge.dispute.created', opened);
  account.emit('charge.dispute.funds_withdrawn', opened);
  return opened;
}

/** @param isWon by the seller */
export function closeDispute(account: Account, opened: Stripe.Dispute, isWon: boolean) {
  const { status } = opened;
  opened.status = isWon ? 'won' : 'lost';
  if (isWon) account.emit('charge.dispute.funds_reinstated', opened);
  account.emit('charge.dispute.closed', opened, { status });
}

const aDispute = (account: Account, charge: Stripe.Charge, reason: string): Stripe.Dispute => ({
  id: account.id('du'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: account.now(),
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: {} as Stripe.Dispute.Evidence,
  evidence_details: {
    due_by: account.now() + EVIDENCE_DAYS * 24 * 60 * 60,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: account.live,
  metadata: {},
  network_reason_code: null,
  payment_intent: charge.payment_intent,
  reason,
  status: 'needs_response',
});
