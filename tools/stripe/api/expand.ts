import { invalid } from '../errors.ts';
import { lineItemsOf } from '../flows/checkout.ts';
import { listOf } from '../objects/list.ts';
import type { Account } from '../account.ts';

interface Body {
  [name: string]: unknown;
}

/** Puts whole objects in place of their ids, at the paths a request asks for. */
export function expanded(account: Account, answer: object, paths: readonly unknown[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) open(account, copy, String(path).split('.'), String(path));
  return copy;
}

function open(account: Account, within: unknown, [step = '', ...rest]: string[], path: string) {
  if (Array.isArray(within)) return within.forEach((each) => open(account, each, [step, ...rest], path));
  if (typeof within !== 'object' || within === null) return;
  const body = within as Body;
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

/** The lists that are told only when asked for. */
function hiddenList({ store }: Account, body: Body, step: string) {
  const id = String(body['id']);
  switch (`${body['object']}.${step}`) {
    case 'checkout.session.line_items':
      return listOf(
        lineItemsOf({ store } as Account, store.get('checkout.session', id)),
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

const ofOwner = <T extends object>(all: readonly T[], owner: keyof T, id: string, url: string) =>
  structuredClone(
    listOf(
      all.filter((each) => each[owner] === id),
      url,
    ),
  );
