import { runDue } from '../flows/agenda.ts';
import { postCheckout, showCheckout, type Shown } from './checkout.ts';
import { html } from './html.ts';
import { page } from './layout.ts';
import { postPortal, showPortal } from './portal.ts';
import { showInvoice, showReceipt } from './receipt.ts';
import { languageOf, textsOf } from './texts.ts';
import type { Account } from '../account.ts';

interface Visit {
  method: string;
  path: string;
  body: string;
  accepted: string | undefined;
}

/** The pages a payer sees, found by their address alone. */
export function showHosted(accounts: readonly Account[], visit: Visit): Shown {
  const [, kind = '', id = ''] = /^\/(c\/pay|p\/session|receipts|invoices)\/(\w+)$/.exec(visit.path) ?? [];
  const account = accounts.find(({ store }) => store.any(id) !== undefined);
  if (!account) return notFound(visit);
  runDue(account);
  const shown = show(account, kind, id, visit);
  account.store.changed();
  return shown ?? notFound(visit);
}

function show(
  account: Account,
  kind: string,
  id: string,
  { method, body, accepted, path }: Visit,
): Shown | undefined {
  const { store } = account;
  const form = new URLSearchParams(body);
  const isPost = method === 'POST';
  const session = kind === 'c/pay' ? store.find('checkout.session', id) : undefined;
  if (session) {
    const language = languageOf(session.locale, accepted);
    return isPost ? postCheckout(account, session, language, form) : showCheckout(account, session, language);
  }
  const portal = kind === 'p/session' ? store.find('billing_portal.session', id) : undefined;
  if (portal && isPost) {
    postPortal(account, portal, form);
    return { goTo: path };
  }
  const language = languageOf(portal?.locale ?? null, accepted);
  if (portal) return { status: 200, page: showPortal(account, portal, language) };
  const charge = kind === 'receipts' ? store.find('charge', id) : undefined;
  if (charge) return { status: 200, page: showReceipt(charge, language) };
  const invoice = kind === 'invoices' ? store.find('invoice', id) : undefined;
  return invoice && { status: 200, page: showInvoice(invoice, language) };
}

function notFound({ accepted }: Visit): Shown {
  const language = languageOf(null, accepted);
  const texts = textsOf(language);
  return { status: 404, page: page(language, texts.unknownTitle, html`<p>${texts.unknown}</p>`) };
}
