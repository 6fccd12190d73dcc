import { createHash } from 'node:crypto';

/** @import Stripe from 'stripe' */

/**
 * The means of payment of the stand-in: the last digits say how a card behaves, as with Stripe's own test cards.
 * @typedef {keyof typeof cards} CardName
 */
export const cards = /** @type {const} */ ({
  good: { number: '4242 4242 4242 4242', isDeclinedAtOnce: false, isDeclinedLater: false },
  declined: { number: '4000 0000 0000 0002', isDeclinedAtOnce: true, isDeclinedLater: true },
  'declined-later': { number: '4000 0000 0000 0341', isDeclinedAtOnce: false, isDeclinedLater: true },
});

/** @param {string} name @returns {name is CardName} */
export const isCard = (name) => Object.hasOwn(cards, name);

/** @param {Stripe.PaymentMethod} method */
export const isDeclinedLater = ({ card }) =>
  Object.values(cards).some((each) => each.isDeclinedLater && each.number.endsWith(card?.last4 ?? '-'));

/**
 * @param {import('../account.mjs').Account} account
 * @param {{ card: CardName | null, customer: string | null, email: string | null, name: string | null }} given card:
 *   null for a transfer from a bank account
 * @returns {Stripe.PaymentMethod}
 */
export function aPaymentMethod(account, { card, customer, email, name }) {
  /** @type {Stripe.PaymentMethod} */
  const base = {
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

/**
 * The same card again has the same fingerprint; here every payer has cards of their own.
 * @param {CardName} card
 * @param {string | null} email
 */
const fingerprint = (card, email) =>
  createHash('sha256').update(`${card} ${email?.toLowerCase()}`).digest('base64url').slice(0, 16);
