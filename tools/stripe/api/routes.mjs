import { createSession, expireSessionNow, sessionLines, sessionParameters } from './checkout-sessions.mjs';
import { readPrice, readProduct } from './line-items.mjs';
import { listParameters, lists } from './lists.mjs';
import {
  cancelSubscription,
  createCustomer,
  createPortalSession,
  createRefund,
  deleteCustomer,
  updateCustomer,
  updateSubscription,
} from './other-objects.mjs';

/**
 * A call of the API.
 * @typedef {object} Call
 * @property {import('../account.mjs').Account} account
 * @property {string} id named in the path, else empty
 * @property {string} path
 * @property {import('./form.mjs').Params} params
 */

/**
 * @typedef {object} Route
 * @property {string} method
 * @property {RegExp} path
 * @property {readonly string[]} parameters that it knows, besides `expand`
 * @property {(call: Call) => object} act
 */

/**
 * @param {string} method
 * @param {string} path with `:id` where an id stands
 * @param {readonly string[]} parameters
 * @param {Route['act']} act
 * @returns {Route}
 */
const route = (method, path, parameters, act) => ({
  method,
  path: new RegExp(`^/v1${path.replace(':id', '([\\w]+)')}$`),
  parameters,
  act,
});

/**
 * @param {import('../store.mjs').Kind} kind
 * @returns {Route['act']}
 */
const retrieve =
  (kind) =>
  ({ account, id }) =>
    account.store.get(kind, id);

/**
 * The two ways to read objects of a kind.
 * @template {import('../store.mjs').Kind} K
 * @param {string} path
 * @param {K} kind
 * @param {Parameters<typeof lists<K>>[1]} [filters]
 * @returns {Route[]}
 */
const readable = (path, kind, filters = {}) => [
  route('GET', `${path}/:id`, [], retrieve(kind)),
  route('GET', path, listParameters(Object.keys(filters)), lists(kind, filters)),
];

/** @type {(name: string) => (object: object, value: string) => boolean} */
const by = (name) => (object, value) => /** @type {Record<string, unknown>} */ (object)[name] === value;

const PRICE = ['currency', 'unit_amount', 'recurring', 'product', 'product_data', 'tax_behavior'];

/** @type {readonly Route[]} */
export const routes = [
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
