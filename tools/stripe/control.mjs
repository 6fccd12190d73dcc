import { invalid, noSuch } from './errors.mjs';
import { runDue } from './flows/agenda.mjs';
import { settleTransfer, submit } from './flows/checkout.mjs';
import { closeDispute, dispute } from './flows/disputes.mjs';
import { isCard } from './objects/payment-method.mjs';
import { changeCard } from './pages/portal.mjs';

/**
 * What tests do with an account that nobody could do with Stripe: move its clock, spoil its deliveries, play the payer.
 * @typedef {import('./account.mjs').Account} Account
 * @typedef {{ [name: string]: unknown }} Body
 * @typedef {(account: Account, body: Body, id: string) => unknown} Act
 */

/** @type {readonly (readonly [string, RegExp, Act])[]} */
const acts = [
  ['GET', /^state$/, state],
  ['GET', /^deliveries$/, ({ webhookSender }) => webhookSender.log],
  ['POST', /^clock$/, moveClock],
  ['POST', /^webhook$/, configureWebhook],
  ['POST', /^settings$/, configure],
  ['POST', /^sessions\/(\w+)\/pay$/, pay],
  ['POST', /^sessions\/(\w+)\/settle$/, settleNow],
  ['POST', /^subscriptions\/(\w+)\/card$/, giveCard],
  ['POST', /^charges\/(\w+)\/dispute$/, openDispute],
  ['POST', /^disputes\/(\w+)\/close$/, endDispute],
  ['POST', /^events\/(\w+)\/resend$/, resend],
];

/**
 * @param {Account} account
 * @param {string} method
 * @param {string} path after /_control/
 * @param {Body} body
 */
export function control(account, method, path, body) {
  for (const [known, pattern, act] of acts) {
    const match = known === method ? pattern.exec(path) : null;
    if (match) return act(account, body, match[1] ?? '');
  }
  throw noSuch('control', path);
}

/** @type {Act} */
function state(account) {
  const { webhookSender, refunds, afterRetries, failures } = account;
  return {
    now: account.now(),
    isIdle: webhookSender.isIdle,
    webhook: { ...webhookSender.endpoint, secrets: webhookSender.endpoint.secrets.length },
    refunds,
    afterRetries,
    failures,
  };
}

/** To a moment (`now`, ISO or seconds) or on by `advanceSeconds`; `set` also moves it back, and lets nothing happen. @type {Act} */
function moveClock(account, { now, advanceSeconds, set }) {
  const moment =
    typeof now === 'string'
      ? Math.floor(Date.parse(now) / 1000)
      : Number(now ?? account.now() + Number(advanceSeconds));
  if (!Number.isFinite(moment)) throw invalid('now or advanceSeconds says no moment', { param: 'now' });
  if (set === true) account.setClock(moment);
  else account.moveClock(moment);
  return state(account, {}, '');
}

/** @type {Act} */
function configureWebhook(account, body) {
  const stranger = Object.keys(body).find((name) => !(name in account.webhookSender.endpoint));
  if (stranger !== undefined) throw invalid(`the webhook has no ${stranger}`, { param: stranger });
  account.webhookSender.configure(body);
  return state(account, {}, '');
}

/** @type {Act} */
function configure(account, { refunds, afterRetries, failures }) {
  if (refunds !== undefined) Object.assign(account.refunds, refunds);
  if (afterRetries === 'cancel' || afterRetries === 'unpaid') account.afterRetries = afterRetries;
  if (failures !== undefined) account.failures = Number(failures);
  return state(account, {}, '');
}

/** @type {Act} */
function pay(account, { means = 'good', email = 'payer@example.com', name = null }, id) {
  runDue(account);
  const session = account.store.get('checkout.session', id);
  const known = String(means);
  if (!isCard(known) && known !== 'transfer' && known !== 'lost-transfer')
    throw invalid(`nothing is paid by ${known}`, { param: 'means' });
  submit(account, session, { means: known, email: String(email), name: name === null ? null : String(name) });
  account.store.changed();
  return session;
}

/** @type {Act} */
function settleNow(account, { arrives = true }, id) {
  account.store.factsOf(id)['arrives'] = String(arrives);
  settleTransfer(account, id);
  return account.store.get('checkout.session', id);
}

/** @type {Act} */
function giveCard(account, { card = 'declined-later' }, id) {
  const name = String(card);
  if (!isCard(name)) throw invalid(`there is no card ${name}`, { param: 'card' });
  const subscription = account.store.get('subscription', id);
  changeCard(account, subscription, name);
  return subscription;
}

/** @type {Act} */
function openDispute(account, { reason = 'fraudulent' }, id) {
  return dispute(account, account.store.get('charge', id), String(reason));
}

/** @type {Act} */
function endDispute(account, { isWon = true }, id) {
  const opened = account.store.get('dispute', id);
  closeDispute(account, opened, isWon === true);
  return opened;
}

/** @type {Act} */
function resend(account, _, id) {
  const event = account.store.get('event', id);
  account.webhookSender.resend(event);
  return event;
}
