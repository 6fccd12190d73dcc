import { invalid, missing } from '../errors.ts';
import { expireSession, lineItemsOf } from '../flows/checkout.ts';
import { aCheckoutSession } from '../objects/checkout-session.ts';
import { isRecord, type Params } from './form.ts';
import { readLine } from './line-items.ts';
import { page } from './lists.ts';
import { integer, list, metadata, oneOf, optional, record, refuseUnknown, required } from './params.ts';
import type { Call } from './call.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const sessionParameters = [
  'automatic_tax',
  'billing_address_collection',
  'cancel_url',
  'client_reference_id',
  'consent_collection',
  'custom_text',
  'customer',
  'customer_creation',
  'customer_email',
  'customer_update',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'payment_method_types',
  'subscription_data',
  'submit_type',
  'success_url',
  'ui_mode',
];

export function createSession({ account, params }: Call) {
  const mode = oneOf(params, 'mode', ['payment', 'subscription']);
  if (mode === null) throw missing('mode');
  if (optional(params, 'customer') && optional(params, 'customer_email')) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  }
  if (mode === 'subscription' && params['payment_intent_data'])
    throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', {
      param: 'payment_intent_data',
    });
  if (mode === 'subscription' && params['customer_creation'])
    throw invalid('`customer_creation` can only be used in `payment` mode.', { param: 'customer_creation' });
  if (mode === 'payment' && params['subscription_data'])
    throw invalid('You can not pass `subscription_data` in `payment` mode.', { param: 'subscription_data' });
  const customer = optional(params, 'customer');
  if (customer) account.store.customer(customer);
  const lines = list(params, 'line_items');
  if (lines.length === 0) throw missing('line_items');
  const items = lines.map((line, at) => readLine(account, line, `line_items[${at}]`, mode));
  const types = list(params, 'payment_method_types').map(String);
  const session = aCheckoutSession(account, {
    mode,
    customer,
    lines: items,
    successUrl: address(required(params, 'success_url'), 'success_url'),
    cancelUrl: optional(params, 'cancel_url'),
    reference: optional(params, 'client_reference_id'),
    email: optional(params, 'customer_email'),
    creation: oneOf(params, 'customer_creation', ['always', 'if_required']),
    consent: oneOf(record(params, 'consent_collection'), 'terms_of_service', ['none', 'required']),
    texts: readTexts(record(params, 'custom_text')),
    expiresAt: readExpiry(integer(params, 'expires_at'), account.now()),
    locale: optional(params, 'locale'),
    submitType: optional(params, 'submit_type'),
    types: types.length > 0 ? types : ['card', ...(mode === 'payment' ? ['sepa_debit'] : [])],
    metadata: metadata(params),
  });
  const details = record(params, mode === 'payment' ? 'payment_intent_data' : 'subscription_data');
  refuseUnknown(details, ['metadata', 'description', 'receipt_email', 'setup_future_usage']);
  const facts = {
    lines: items.map(({ id }) => id).join(' '),
    [mode === 'payment' ? 'intentMetadata' : 'subscriptionMetadata']: JSON.stringify(metadata(details)),
    ...present('description', optional(details, 'description')),
    ...present('receiptEmail', optional(details, 'receipt_email')),
  };
  account.store.add(session, facts);
  account.plan('expire-session', session.id, session.expires_at);
  return session;
}

const present = (name: string, value: string | null) => (value === null ? {} : { [name]: value });

function address(url: string, param: string) {
  if (URL.canParse(url.replaceAll('{CHECKOUT_SESSION_ID}', 'id'))) return url;
  throw invalid('Not a valid URL', { code: 'url_invalid', param });
}

function readExpiry(at: number | null, now: number) {
  if (at === null) return now + DAY;
  if (at < now + 30 * MINUTE - MINUTE || at > now + DAY + MINUTE) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  return at;
}

function readTexts(texts: Params) {
  const message = (name: string) => {
    const part = texts[name];
    const text = part !== undefined && isRecord(part) ? optional(part, 'message') : null;
    return text === null ? null : { message: text };
  };
  return {
    after_submit: message('after_submit'),
    shipping_address: null,
    submit: message('submit'),
    terms_of_service_acceptance: message('terms_of_service_acceptance'),
  };
}

export function expireSessionNow({ account, id }: Call) {
  const session = account.store.get('checkout.session', id);
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one has a status of ${session.status}.`,
    );
  }
  expireSession(account, id);
  return session;
}

export const sessionLines = ({ account, id, params, path }: Call) =>
  page(lineItemsOf(account, account.store.get('checkout.session', id)), params, path);
