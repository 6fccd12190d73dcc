import type Stripe from 'stripe';
import { endWithPeriod } from '../flows/renewals.ts';
import { aPaymentMethod, cards, isCard, type CardName } from '../objects/payment-method.ts';
import { itemOf } from '../objects/subscription.ts';
import { html } from './html.ts';
import { page } from './layout.ts';
import { longDate, money, textsOf, type Language } from './texts.ts';
import type { Account } from '../account.ts';

export function showPortal(account: Account, session: Stripe.BillingPortal.Session, language: Language) {
  const texts = textsOf(language);
  const subscriptions = ofCustomer(account, session);
  const invoices = account.store.all('invoice').filter(({ customer }) => customer === session.customer);
  const main = html`${subscriptions.length === 0 && html`<p>${texts.noSubscription}</p>`}
    ${subscriptions.map((subscription) => subscriptionOf(account, subscription, language))}
    <h2>${texts.receipts}</h2>
    ${invoices.length === 0 && html`<p>${texts.noReceipts}</p>`}
    <ul>
      ${invoices.map((invoice) => invoiceOf(invoice, language))}
    </ul>
    ${session.return_url && html`<p class="back"><a href="${session.return_url}">${texts.leave}</a></p>`}`;
  return page(language, texts.portalTitle, main);
}

const ofCustomer = (account: Account, session: Stripe.BillingPortal.Session) =>
  account.store.all('subscription').filter(({ customer }) => customer === session.customer);

function subscriptionOf(account: Account, subscription: Stripe.Subscription, language: Language) {
  const texts = textsOf(language);
  const { status, cancel_at_period_end: ends, ended_at: endedAt } = subscription;
  const item = itemOf(subscription);
  const date = longDate(language, item.current_period_end);
  const when = endedAt
    ? texts.endedOn(longDate(language, endedAt))
    : ends
      ? texts.endsOn(date)
      : texts.renewsOn(date);
  const state = Object.entries(texts.subscriptionIs).find(([name]) => name === status)?.[1] ?? status;
  const amount = money(language, item.price.unit_amount ?? 0, subscription.currency);
  return html`<h2>${account.store.get('product', String(item.price.product)).name}</h2>
    <p class="order"><span>${state}. ${when}</span><strong>${texts.perMonth(amount)}</strong></p>
    ${!endedAt && formsOf(account, subscription, language)}`;
}

function formsOf(
  account: Account,
  { id, cancel_at_period_end: ends, default_payment_method: method }: Stripe.Subscription,
  language: Language,
) {
  const texts = textsOf(language);
  const last4 = account.store.find('payment_method', String(method))?.card?.last4 ?? '';
  return html`<form method="post">
      <input type="hidden" name="subscription" value="${id}" />
      <button class="second" name="act" value="${ends ? 'resume' : 'cancel'}">
        ${ends ? texts.resume : texts.cancel}
      </button>
    </form>
    <form method="post">
      <input type="hidden" name="subscription" value="${id}" />
      <label class="field"
        >${texts.card}
        <select name="card">
          ${(['good', 'declined-later'] as const).map(
            (name) =>
              html`<option value="${name}" ${cards[name].number.endsWith(last4) && html` selected`}>
                ${texts[name]} (${cards[name].number})
              </option>`,
          )}
        </select></label
      >
      <button class="second" name="act" value="card">${texts.saveCard}</button>
    </form>`;
}

const invoiceOf = (invoice: Stripe.Invoice, language: Language) =>
  html`<li class="order">
    <a href="${invoice.hosted_invoice_url ?? ''}">${longDate(language, invoice.created)}</a>
    <span
      >${money(language, invoice.total, invoice.currency)},
      ${
        Object.entries(textsOf(language).invoiceIs).find(([name]) => name === invoice.status)?.[1] ?? null
      }</span
    >
  </li>`;

export function postPortal(account: Account, session: Stripe.BillingPortal.Session, form: URLSearchParams) {
  const subscription = ofCustomer(account, session).find(({ id }) => id === form.get('subscription'));
  if (!subscription || subscription.status === 'canceled') return;
  const act = form.get('act');
  const card = form.get('card') ?? '';
  if (act === 'card' && isCard(card)) changeCard(account, subscription, card);
  else if (act === 'cancel' || act === 'resume') endWithPeriod(account, subscription, act === 'cancel');
}

export function changeCard(account: Account, subscription: Stripe.Subscription, card: CardName) {
  const customer = account.store.get('customer', String(subscription.customer));
  const { default_payment_method: previous } = subscription;
  const method = account.store.add(
    aPaymentMethod(account, {
      card,
      customer: customer.id,
      email: customer.email,
      name: customer.name ?? null,
    }),
  );
  customer.invoice_settings.default_payment_method = method.id;
  subscription.default_payment_method = method.id;
  account.emit('payment_method.attached', method);
  account.emit('customer.subscription.updated', subscription, { default_payment_method: previous });
}
