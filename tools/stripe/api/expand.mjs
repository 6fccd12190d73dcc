import { invalid } from '../errors.mjs';
import { lineItemsOf } from '../flows/checkout.mjs';
import { listOf } from '../objects/list.mjs';

/** @typedef {import('../account.mjs').Account} Account */
/** @typedef {{ [name: string]: unknown }} Body */

/**
 * Puts whole objects in place of their ids, at the paths a request asks for.
 * @param {Account} account
 * @param {object} answer
 * @param {readonly unknown[]} paths
 * @returns {object}
 */
export function expanded(account, answer, paths) {
  const copy = structuredClone(answer);
  for (const path of paths) open(account, copy, String(path).split('.'), String(path));
  return copy;
}

/**
 * @param {Account} account
 * @param {unknown} within
 * @param {string[]} steps
 * @param {string} path
 */
function open(account, within, [step = '', ...rest], path) {
  if (Array.isArray(within)) return within.forEach((each) => open(account, each, [step, ...rest], path));
  if (typeof within !== 'object' || within === null) return;
  const body = /** @type {Body} */ (within);
  const value = body[step] ?? hiddenList(account, body, step);
  if (value === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const found = typeof value === 'string' ? account.store.any(value) : undefined;
  if (typeof value === 'string' && !found && rest.length === 0) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  body[step] = found ? structuredClone(found) : value;
  if (rest.length > 0) open(account, body[step], rest, path);
}

/**
 * The lists that are told only when asked for.
 * @param {Account} account
 * @param {Body} body
 * @param {string} step
 */
function hiddenList({ store }, body, step) {
  const id = String(body['id']);
  switch (`${body['object']}.${step}`) {
    case 'checkout.session.line_items':
      return listOf(
        lineItemsOf(/** @type {Account} */ ({ store }), store.get('checkout.session', id)),
        `/v1/checkout/sessions/${id}/line_items`,
      );
    case 'invoice.payments':
      return ofOwner(store.all('invoice_payment'), 'invoice', id, '/v1/invoice_payments');
    case 'charge.refunds':
      return ofOwner(store.all('refund'), 'charge', id, `/v1/charges/${id}/refunds`);
    case 'customer.subscriptions':
      return ofOwner(store.all('subscription'), 'customer', id, '/v1/subscriptions');
    default:
      return undefined;
  }
}

/**
 * @template {object} T
 * @param {readonly T[]} all
 * @param {keyof T} owner
 * @param {string} id
 * @param {string} url
 */
const ofOwner = (all, owner, id, url) =>
  structuredClone(
    listOf(
      all.filter((each) => each[owner] === id),
      url,
    ),
  );
