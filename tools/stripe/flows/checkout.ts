import type Stripe from 'stripe';
import { invalid } from '../errors.ts';
import { aCustomer } from '../objects/customer.ts';
import { aPaymentIntent } from '../objects/payment.ts';
import { aPaymentMethod, cards, type CardName } from '../objects/payment-method.ts';
import { aSubscription } from '../objects/subscription.ts';
import { bill } from './billing.ts';
import { collect, settle } from './charging.ts';
import { periodEndAfter } from './periods.ts';
import type { Account } from '../account.ts';

/** How long a transfer between banks takes here. */
const TRANSFER_SECONDS = 60;

/** What somebody chose on the checkout page. */
interface Choice {
  means: CardName | 'transfer' | 'lost-transfer';
  email: string;
  name: string | null;
}

/** @returns false when the card was declined; the session stays open then */
export function submit(
  account: Account,
  session: Stripe.Checkout.Session,
  { means, email, name }: Choice,
): boolean {
  requireOpen(session);
  const isTransfer = means === 'transfer' || means === 'lost-transfer';
  const isDeclined = !isTransfer && cards[means].isDeclinedAtOnce;
  const customer = isDeclined ? null : customerOf(account, session, { email, name });
  const given = { card: isTransfer ? null : means, customer: customer?.id ?? null, email, name };
  const method = account.store.add(aPaymentMethod(account, given));
  if (isDeclined) {
    collect(account, intentOf(account, session, email, null), method, 'failed');
    return false;
  }
  if (session.mode === 'subscription' && customer) subscribe(account, session, customer, method);
  else {
    const intent = intentOf(account, session, email, customer?.id ?? null);
    collect(account, intent, method, isTransfer ? 'pending' : 'succeeded');
    session.payment_intent = intent.id;
  }
  complete(account, session, { customer, email, name, isPaid: !isTransfer });
  if (isTransfer) {
    account.store.factsOf(session.id)['arrives'] = String(means === 'transfer');
    account.plan('settle-transfer', session.id, account.now() + TRANSFER_SECONDS);
  }
  return true;
}

function requireOpen({ status }: Stripe.Checkout.Session) {
  if (status !== 'open') throw invalid(`This Checkout Session is ${status} and can no longer be paid.`);
}

function customerOf(
  account: Account,
  session: Stripe.Checkout.Session,
  { email, name }: { email: string; name: string | null },
) {
  if (session.customer) return account.store.get('customer', String(session.customer));
  if (session.mode !== 'subscription' && session.customer_creation !== 'always') return null;
  const customer = account.store.add(aCustomer(account, { email, name }));
  account.emit('customer.created', customer);
  return customer;
}

/** The intent of the session; one whose card was declined is tried again. */
function intentOf(
  account: Account,
  session: Stripe.Checkout.Session,
  email: string,
  customer: string | null,
) {
  const facts = account.store.factsOf(session.id);
  const known =
    facts['intent'] === undefined ? undefined : account.store.find('payment_intent', facts['intent']);
  if (known) {
    known.customer = customer;
    return known;
  }
  const intent = account.store.add(
    aPaymentIntent(account, {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      customer,
      description: facts['description'] ?? null,
      email: facts['receiptEmail'] ?? email,
      metadata: JSON.parse(facts['intentMetadata'] ?? '{}'),
    }),
  );
  facts['intent'] = intent.id;
  account.emit('payment_intent.created', intent);
  return intent;
}

function subscribe(
  account: Account,
  session: Stripe.Checkout.Session,
  customer: Stripe.Customer,
  method: Stripe.PaymentMethod,
) {
  const { store } = account;
  const facts = store.factsOf(session.id);
  const [line] = lineItemsOf(account, session);
  if (!line?.price) throw new Error(`${session.id} has no price`);
  const now = account.now();
  customer.invoice_settings.default_payment_method = method.id;
  account.emit('payment_method.attached', method);
  const subscription = store.add(
    aSubscription(account, {
      customer: customer.id,
      price: line.price,
      quantity: line.quantity ?? 1,
      method: method.id,
      end: periodEndAfter(now, line.price.recurring, now),
      metadata: JSON.parse(facts['subscriptionMetadata'] ?? '{}'),
      description: facts['description'] ?? null,
    }),
  );
  bill(account, subscription, { reason: 'subscription_create', previousStart: now });
  account.emit('customer.subscription.created', subscription);
  const [item] = subscription.items.data;
  account.plan('renew', subscription.id, item?.current_period_end ?? now);
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
}

export const lineItemsOf = ({ store }: Account, session: Stripe.Checkout.Session) =>
  (store.factsOf(session.id)['lines'] ?? '').split(' ').flatMap((id) => store.find('item', id) ?? []);

function complete(
  account: Account,
  session: Stripe.Checkout.Session,
  {
    customer,
    email,
    name,
    isPaid,
  }: { customer: Stripe.Customer | null; email: string; name: string | null; isPaid: boolean },
) {
  session.status = 'complete';
  session.payment_status = isPaid ? 'paid' : 'unpaid';
  session.customer = customer?.id ?? null;
  session.customer_details = {
    address: { city: null, country: 'LT', line1: null, line2: null, postal_code: null, state: null },
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  if (session.consent_collection?.terms_of_service === 'required')
    session.consent = { promotions: null, terms_of_service: 'accepted' };
  session.url = null;
  account.emit('checkout.session.completed', session);
}

export function settleTransfer(account: Account, id: string) {
  const session = account.store.get('checkout.session', id);
  if (session.status !== 'complete' || session.payment_status !== 'unpaid') return;
  const intent = account.store.get('payment_intent', String(session.payment_intent));
  if (intent.status !== 'processing') return;
  const arrives = account.store.factsOf(id)['arrives'] === 'true';
  settle(account, intent, arrives);
  if (arrives) session.payment_status = 'paid';
  account.emit(`checkout.session.async_payment_${arrives ? 'succeeded' : 'failed'}`, session);
}

export function expireSession(account: Account, id: string) {
  const session = account.store.get('checkout.session', id);
  if (session.status !== 'open') return;
  session.status = 'expired';
  session.url = null;
  account.emit('checkout.session.expired', session);
}
