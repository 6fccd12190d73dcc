import { createSession, expireSessionNow, sessionLines, sessionParameters } from './checkout-sessions.ts';
import { readPrice, readProduct } from './line-items.ts';
import { listParameters, lists } from './lists.ts';
import {
  cancelSubscription,
  createCustomer,
  createPortalSession,
  createRefund,
  deleteCustomer,
  updateCustomer,
  updateSubscription,
} from './other-objects.ts';
import type { Kind } from '../store.ts';
import type { Route } from './call.ts';

/** @param path with `:id` where an id stands */
const route = (method: string, path: string, parameters: readonly string[], act: Route['act']): Route => ({
  method,
  path: new RegExp(`^/v1${path.replace(':id', '([\\w]+)')}$`),
  parameters,
  act,
});

const retrieve =
  (kind: Kind): Route['act'] =>
  ({ account, id }) =>
    account.store.get(kind, id);

/** The two ways to read objects of a kind. */
const readable = <K extends Kind>(
  path: string,
  kind: K,
  filters: Parameters<typeof lists<K>>[1] = {},
): Route[] => [
  route('GET', `${path}/:id`, [], retrieve(kind)),
  route('GET', path, listParameters(Object.keys(filters)), lists(kind, filters)),
];

const by: (name: string) => (object: object, value: string) => boolean = (name) => (object, value) =>
  (object as Record<string, unknown>)[name] === value;

const PRICE = ['currency', 'unit_amount', 'recurring', 'product', 'product_data', 'tax_behavior'];

export const routes: readonly Route[] = [
  route('POST', '/checkout/sessions', sessionParameters, createSession),
  route('GET', '/checkout/sessions/:id/line_items', listParameters([]), sessionLines),
  route('POST', '/checkout/sessions/:id/expire', [], expireSessionNow),
  ...readable('/checkout/sessions', 'checkout.session', {
    customer: by('customer'),
    payment_intent: by('payment_intent'),
    subscription: by('subscription'),
    status: by('status'),
  }),
  route(
    'POST',
    '/customers',
    ['email', 'name', 'description', 'metadata', 'preferred_locales'],
    createCustomer,
  ),
  route('POST', '/customers/:id', ['email', 'name', 'description', 'metadata'], updateCustomer),
  route('DELETE', '/customers/:id', [], deleteCustomer),
  ...readable('/customers', 'customer', { email: by('email') }),
  route('POST', '/products', ['name', 'description', 'metadata'], ({ account, params }) =>
    readProduct(account, params, true),
  ),
  ...readable('/products', 'product'),
  route('POST', '/prices', PRICE, ({ account, params }) => readPrice(account, params, true)),
  ...readable('/prices', 'price', { product: by('product') }),
  ...readable('/payment_intents', 'payment_intent', { customer: by('customer') }),
  ...readable('/payment_methods', 'payment_method', { customer: by('customer'), type: by('type') }),
  ...readable('/charges', 'charge', { customer: by('customer'), payment_intent: by('payment_intent') }),
  ...readable('/invoices', 'invoice', {
    customer: by('customer'),
    status: by('status'),
    subscription: ({ parent }, value) => parent?.subscription_details?.subscription === value,
  }),
  ...readable('/invoice_payments', 'invoice_payment', { invoice: by('invoice'), status: by('status') }),
  route('POST', '/subscriptions/:id', ['cancel_at_period_end', 'metadata'], updateSubscription),
  route('DELETE', '/subscriptions/:id', ['invoice_now', 'prorate'], cancelSubscription),
  ...readable('/subscriptions', 'subscription', {
    customer: by('customer'),
    status: ({ status }, value) => value === 'all' || status === value,
  }),
  route('POST', '/refunds', ['payment_intent', 'charge', 'amount', 'reason', 'metadata'], createRefund),
  ...readable('/refunds', 'refund', { payment_intent: by('payment_intent'), charge: by('charge') }),
  ...readable('/disputes', 'dispute', { payment_intent: by('payment_intent'), charge: by('charge') }),
  route(
    'POST',
    '/billing_portal/sessions',
    ['customer', 'return_url', 'locale', 'configuration'],
    createPortalSession,
  ),
  ...readable('/events', 'event', {
    type: by('type'),
    types: ({ type }, values) => values.split(' ').includes(type),
    delivery_success: ({ pending_webhooks }, value) => (pending_webhooks === 0) === (value === 'true'),
  }),
];
