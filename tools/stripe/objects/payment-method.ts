import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account } from '../account.ts';

/**
 * The means of payment of the stand-in: the last digits say how a card behaves, as with Stripe's own test cards.
 */
export type CardName = keyof typeof cards;

export const cards = {
  good: { number: '4242 4242 4242 4242', isDeclinedAtOnce: false, isDeclinedLater: false },
  declined: { number: '4000 0000 0000 0002', isDeclinedAtOnce: true, isDeclinedLater: true },
  'declined-later': { number: '4000 0000 0000 0341', isDeclinedAtOnce: false, isDeclinedLater: true },
} as const;

export const isCard = (name: string): name is CardName => Object.hasOwn(cards, name);

export const isDeclinedLater = ({ card }: Stripe.PaymentMethod) =>
  Object.values(cards).some((each) => each.isDeclinedLater && each.number.endsWith(card?.last4 ?? '-'));

export function aPaymentMethod(
  account: Account,
  {
    card,
    customer,
    email,
    name,
  }: {
    /** null for a transfer from a bank account */
    card: CardName | null;
    customer: string | null;
    email: string | null;
    name: string | null;
  },
): Stripe.PaymentMethod {
  const base: Stripe.PaymentMethod = {
    id: account.id('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    created: account.now(),
    customer,
    customer_account: null,
    livemode: account.live,
    metadata: {},
    type: card === null ? 'sepa_debit' : 'card',
  };
  if (card === null) {
    const details = {
      bank_code: '70440',
      branch_code: null,
      country: 'LT',
      fingerprint: null,
      last4: '3202',
    };
    return { ...base, sepa_debit: { ...details, generated_from: null } };
  }
  return {
    ...base,
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(account.now() * 1000).getUTCFullYear() + 4,
      fingerprint: fingerprint(card, email),
      funding: 'credit',
      generated_from: null,
      last4: cards[card].number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
}

/** The same card again has the same fingerprint; here every payer has cards of their own. */
const fingerprint = (card: CardName, email: string | null) =>
  createHash('sha256').update(`${card} ${email?.toLowerCase()}`).digest('base64url').slice(0, 16);
