import { invalid, noSuch } from './errors.ts';
import { moveClock, runDue } from './flows/agenda.ts';
import { settleTransfer, submit } from './flows/checkout.ts';
import { closeDispute, dispute } from './flows/disputes.ts';
import { isCard } from './objects/payment-method.ts';
import { changeCard } from './pages/portal.ts';
import type { Account } from './account.ts';

interface Body {
  [name: string]: unknown;
}

type Act = (account: Account, body: Body, id: string) => unknown;

const acts: readonly (readonly [string, RegExp, Act])[] = [
  ['GET', /^state$/, state],
  ['GET', /^deliveries$/, ({ webhookSender }) => webhookSender.log],
  ['POST', /^clock$/, setTime],
  ['POST', /^webhook$/, configureWebhook],
  ['POST', /^settings$/, configure],
  ['POST', /^sessions\/(\w+)\/pay$/, pay],
  ['POST', /^sessions\/(\w+)\/settle$/, settleNow],
  ['POST', /^subscriptions\/(\w+)\/card$/, giveCard],
  ['POST', /^charges\/(\w+)\/dispute$/, openDispute],
  ['POST', /^disputes\/(\w+)\/close$/, endDispute],
  ['POST', /^events\/(\w+)\/resend$/, resend],
];

/** @param path after /_control/ */
export function control(account: Account, method: string, path: string, body: Body) {
  for (const [known, pattern, act] of acts) {
    const match = known === method ? pattern.exec(path) : null;
    if (match) return act(account, body, match[1] ?? '');
  }
  throw noSuch('control', path);
}

function state(account: Account) {
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

/** To a moment (`now`, ISO or seconds) or on by `advanceSeconds`; `set` also moves it back, and lets nothing happen. */
function setTime(account: Account, { now, advanceSeconds, set }: Body) {
  const moment =
    typeof now === 'string'
      ? Math.floor(Date.parse(now) / 1000)
      : Number(now ?? account.now() + Number(advanceSeconds));
  if (!Number.isFinite(moment)) throw invalid('now or advanceSeconds says no moment', { param: 'now' });
  if (set === true) account.setClock(moment);
  else moveClock(account, moment);
  return state(account);
}

function configureWebhook(account: Account, body: Body) {
  const stranger = Object.keys(body).find((name) => !(name in account.webhookSender.endpoint));
  if (stranger !== undefined) throw invalid(`the webhook has no ${stranger}`, { param: stranger });
  account.webhookSender.configure(body);
  return state(account);
}

function configure(account: Account, { refunds, afterRetries, failures }: Body) {
  if (refunds !== undefined) Object.assign(account.refunds, refunds);
  if (afterRetries === 'cancel' || afterRetries === 'unpaid') account.afterRetries = afterRetries;
  if (failures !== undefined) account.failures = Number(failures);
  return state(account);
}

function pay(
  account: Account,
  { means = 'good', email = 'payer@example.com', name = null }: Body,
  id: string,
) {
  runDue(account);
  const session = account.store.get('checkout.session', id);
  const known = String(means);
  if (!isCard(known) && known !== 'transfer' && known !== 'lost-transfer')
    throw invalid(`nothing is paid by ${known}`, { param: 'means' });
  submit(account, session, { means: known, email: String(email), name: name === null ? null : String(name) });
  account.store.changed();
  return session;
}

function settleNow(account: Account, { arrives = true }: Body, id: string) {
  account.store.factsOf(id)['arrives'] = String(arrives);
  settleTransfer(account, id);
  return account.store.get('checkout.session', id);
}

function giveCard(account: Account, { card = 'declined-later' }: Body, id: string) {
  const name = String(card);
  if (!isCard(name)) throw invalid(`there is no card ${name}`, { param: 'card' });
  const subscription = account.store.get('subscription', id);
  changeCard(account, subscription, name);
  return subscription;
}

function openDispute(account: Account, { reason = 'fraudulent' }: Body, id: string) {
  return dispute(account, account.store.get('charge', id), String(reason));
}

function endDispute(account: Account, { isWon = true }: Body, id: string) {
  const opened = account.store.get('dispute', id);
  closeDispute(account, opened, isWon === true);
  return opened;
}

function resend(account: Account, _: Body, id: string) {
  const event = account.store.get('event', id);
  account.webhookSender.resend(event);
  return event;
}
