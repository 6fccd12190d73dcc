import { runDue } from '../flows/agenda.mjs';
import { postCheckout, showCheckout } from './checkout.mjs';
import { html } from './html.mjs';
import { page } from './layout.mjs';
import { postPortal, showPortal } from './portal.mjs';
import { showInvoice, showReceipt } from './receipt.mjs';
import { languageOf, textsOf } from './texts.mjs';

/**
 * @typedef {import('../account.mjs').Account} Account
 * @typedef {import('./checkout.mjs').Shown} Shown
 * @typedef {{ method: string, path: string, body: string, accepted: string | undefined }} Visit
 */

/**
 * The pages a payer sees, found by their address alone.
 * @param {readonly Account[]} accounts
 * @param {Visit} visit
 * @returns {Shown}
 */
export function showHosted(accounts, visit) {
  const [, kind = '', id = ''] = /^\/(c\/pay|p\/session|receipts|invoices)\/(\w+)$/.exec(visit.path) ?? [];
  const account = accounts.find(({ store }) => store.any(id) !== undefined);
  if (!account) return notFound(visit);
  runDue(account);
  const shown = show(account, kind, id, visit);
  account.store.changed();
  return shown ?? notFound(visit);
}

/**
 * @param {Account} account
 * @param {string} kind
 * @param {string} id
 * @param {Visit} visit
 * @returns {Shown | undefined}
 */
function show(account, kind, id, { method, body, accepted, path }) {
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

/**
 * @param {Visit} visit
 * @returns {Shown}
 */
function notFound({ accepted }) {
  const language = languageOf(null, accepted);
  const texts = textsOf(language);
  return { status: 404, page: page(language, texts.unknownTitle, html`<p>${texts.unknown}</p>`) };
}
