import type Stripe from 'stripe';
import { invalid, missing, noSuch } from '../errors.ts';
import { endWithPeriod, end } from '../flows/renewals.ts';
import { refund } from '../flows/refunds.ts';
import { aCustomer } from '../objects/customer.ts';
import { aPortalSession } from '../objects/portal-session.ts';
import { flag, integer, metadata, oneOf, optional, required } from './params.ts';
import type { Call } from './call.ts';

export function createCustomer({ account, params }: Call) {
  const customer = account.store.add(
    aCustomer(account, {
      email: optional(params, 'email'),
      name: optional(params, 'name'),
      description: optional(params, 'description'),
      metadata: metadata(params),
    }),
  );
  account.emit('customer.created', customer);
  return customer;
}

export function updateCustomer({ account, id, params }: Call) {
  const customer = account.store.get('customer', id);
  const { email, name = null, description } = customer;
  if (params['email'] !== undefined) customer.email = optional(params, 'email');
  if (params['name'] !== undefined) customer.name = optional(params, 'name');
  if (params['description'] !== undefined) customer.description = optional(params, 'description');
  customer.metadata = metadata(params, customer.metadata);
  account.emit('customer.updated', customer, { email, name, description });
  return customer;
}

/** Ends what the customer has subscribed to and forgets who it was. */
export function deleteCustomer({ account, id }: Call) {
  const { store } = account;
  const customer = store.get('customer', id);
  if ('deleted' in customer) throw noSuch('customer', id);
  for (const subscription of store.all('subscription')) {
    if (subscription.customer === id && subscription.status !== 'canceled') end(account, subscription);
  }
  account.emit('customer.deleted', customer);
  const gone = { id, object: 'customer', deleted: true } as const;
  store.add(gone as unknown as Stripe.Customer);
  return gone;
}

export function updateSubscription({ account, id, params }: Call) {
  const subscription = account.store.get('subscription', id);
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  subscription.metadata = metadata(params, subscription.metadata);
  const ends = flag(params, 'cancel_at_period_end');
  if (ends !== null) endWithPeriod(account, subscription, ends);
  else account.emit('customer.subscription.updated', subscription);
  return subscription;
}

export function cancelSubscription({ account, id }: Call) {
  const subscription = account.store.get('subscription', id);
  if (subscription.status === 'canceled')
    throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id', status: 404 });
  end(account, subscription);
  return subscription;
}

export function createRefund({ account, params }: Call) {
  const { store } = account;
  const intent = optional(params, 'payment_intent');
  const named =
    optional(params, 'charge') ??
    (intent && store.get('payment_intent', intent, 'payment_intent').latest_charge);
  if (!named) throw missing('payment_intent');
  const charge = store.get('charge', String(named), 'charge');
  const left = charge.amount - charge.amount_refunded;
  const amount = integer(params, 'amount') ?? left;
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (!charge.paid) throw invalid(`This PaymentIntent does not have a successful charge to refund.`);
  if (amount < 1 || amount > left)
    throw invalid(`Refund amount ($${amount / 100}) is greater than unrefunded amount on charge.`, {
      param: 'amount',
    });
  const reason = oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']);
  return refund(account, charge, { amount, reason, metadata: metadata(params) });
}

export function createPortalSession({ account, params }: Call) {
  const customer = required(params, 'customer');
  account.store.customer(customer);
  const given = { customer, returnUrl: optional(params, 'return_url'), locale: optional(params, 'locale') };
  return account.store.add(aPortalSession(account, given));
}
