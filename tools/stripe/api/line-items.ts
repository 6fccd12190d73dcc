import type Stripe from 'stripe';
import { invalid, missing } from '../errors.ts';
import { aPrice, aProduct } from '../objects/price.ts';
import { isRecord, type Param, type Params } from './form.ts';
import { integer, metadata, oneOf, optional, record, refuseUnknown, required } from './params.ts';
import type { Account } from '../account.ts';

/** @param param how the request names it */
export function readLine(
  account: Account,
  line: Param,
  param: string,
  mode: 'payment' | 'subscription',
): Stripe.LineItem {
  if (!isRecord(line)) throw invalid(`Invalid object: ${param}`, { param });
  refuseUnknown(line, ['price', 'price_data', 'quantity']);
  const named = optional(line, 'price');
  if (named === null && !line['price_data']) throw missing(`${param}[price]`);
  const price =
    named === null
      ? readPrice(account, record(line, 'price_data'), false)
      : account.store.get('price', named, param);
  if (mode === 'subscription' && !price.recurring)
    throw invalid('You must provide at least one recurring price in `subscription` mode.', { param });
  if (mode === 'payment' && price.recurring)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param },
    );
  const quantity = integer(line, 'quantity') ?? 1;
  const product = account.store.get('product', String(price.product));
  const total = (price.unit_amount ?? 0) * quantity;
  return account.store.add({
    id: account.id('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: product.name,
    metadata: {},
    price,
    quantity,
  });
}

export function readPrice(account: Account, data: Params, active: boolean) {
  const currency = required(data, 'currency').toLowerCase();
  const amount = integer(data, 'unit_amount');
  if (amount === null) throw missing('unit_amount');
  const recurring = record(data, 'recurring');
  const interval = oneOf(recurring, 'interval', ['day', 'week', 'month', 'year']);
  const product = optional(data, 'product') ?? readProduct(account, record(data, 'product_data'), active).id;
  account.store.get('product', product, 'product');
  return account.store.add(
    aPrice(account, {
      currency,
      amount,
      product,
      recurring: interval && { interval, interval_count: integer(recurring, 'interval_count') ?? 1 },
      taxBehavior: oneOf(data, 'tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
      active,
    }),
  );
}

export function readProduct(account: Account, data: Params, active: boolean) {
  const name = required(data, 'name');
  const given = { name, description: optional(data, 'description'), metadata: metadata(data), active };
  return account.store.add(aProduct(account, given));
}
