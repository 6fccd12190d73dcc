import { lineItemsOf, submit } from '../flows/checkout.mjs';
import { cards, isCard } from '../objects/payment-method.mjs';
import { html } from './html.mjs';
import { page } from './layout.mjs';
import { money, textsOf } from './texts.mjs';

/** @import Stripe from 'stripe' */
/**
 * @typedef {import('../account.mjs').Account} Account
 * @typedef {import('./texts.mjs').Language} Language
 * @typedef {{ status: number, page: import('./html.mjs').Html } | { goTo: string }} Shown
 */

const MEANS = /** @type {const} */ (['good', 'declined', 'declined-later', 'transfer', 'lost-transfer']);
/** @typedef {(typeof MEANS)[number]} Means */

/**
 * What the page says after an attempt that did not go through.
 * @typedef {{ error: string, form: URLSearchParams }} Failed
 */

/**
 * @param {Account} account
 * @param {Stripe.Checkout.Session} session
 * @param {Language} language
 * @param {Failed} [failed]
 * @returns {Shown}
 */
export function showCheckout(account, session, language, failed) {
  const texts = textsOf(language);
  const isPayment = session.mode === 'payment';
  const title = isPayment ? texts.payTitle : texts.subscribeTitle;
  if (session.status !== 'open') {
    const isComplete = session.status === 'complete';
    const href = isComplete ? successUrl(session) : session.cancel_url;
    const told = html`<p>${isComplete ? texts.isComplete : texts.isExpired}</p>
      ${href && html`<p class="back"><a href="${href}">${texts.leave}</a></p>`}`;
    return { status: isComplete ? 200 : 410, page: page(language, title, told) };
  }
  const main = html`${orderOf(account, session, language)}
  ${failed ? html`<p class="error" role="alert" id="problem">${failed.error}</p>` : null}
  ${formOf(account, session, language, failed?.form)}
  ${session.cancel_url && html`<p class="back"><a href="${session.cancel_url}">${texts.back}</a></p>`}`;
  return { status: failed ? 402 : 200, page: page(language, title, main) };
}

/**
 * @param {Account} account
 * @param {Stripe.Checkout.Session} session
 * @param {Language} language
 */
const orderOf = (account, session, language) =>
  lineItemsOf(account, session).map(
    (line) =>
      html`<p class="order">
        <span>${line.description}</span> <strong>${amountOf(session, language, line.amount_total)}</strong>
      </p>`,
  );

/**
 * @param {Stripe.Checkout.Session} session
 * @param {Language} language
 * @param {number} cents
 */
function amountOf({ mode, currency }, language, cents) {
  const amount = money(language, cents, currency ?? '');
  return mode === 'subscription' ? textsOf(language).perMonth(amount) : amount;
}

/**
 * @param {Account} account
 * @param {Stripe.Checkout.Session} session
 * @param {Language} language
 * @param {URLSearchParams} [given]
 */
function formOf(account, session, language, given) {
  const texts = textsOf(language);
  const known = session.customer ? account.store.get('customer', String(session.customer)).email : null;
  const email = given?.get('email') ?? session.customer_email ?? known ?? '';
  const amount = amountOf(session, language, session.amount_total ?? 0);
  const consents = session.consent_collection?.terms_of_service === 'required';
  const { submit: beforeButton, terms_of_service_acceptance: terms } = session.custom_text;
  return html`<form method="post">
    <label class="field"
      >${texts.email}
      <input type="email" name="email" autocomplete="email" required maxlength="254" value="${email}"
    /></label>
    <label class="field"
      >${texts.name}
      <input type="text" name="name" autocomplete="name" maxlength="150" value="${given?.get('name') ?? ''}"
    /></label>
    <fieldset>
      <legend>${texts.means}</legend>
      ${meansOf(session).map(
        (means) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="means"
              value="${means}"
              ${means === (given?.get('means') ?? 'good') && html` checked`}
            /><span
              >${texts[means]}${
                isCard(means) && html`<span class="soft">${texts.cardNumber(cards[means].number)}</span>`
              }</span
            ></label
          >`,
      )}
    </fieldset>
    ${
      consents &&
      html`<label class="choice"
        ><input type="checkbox" name="terms" value="accepted" required /><span
          >${terms?.message ?? texts.terms}</span
        ></label
      >`
    }
    ${beforeButton && html`<p>${beforeButton.message}</p>`}
    <button class="wide">${session.mode === 'payment' ? texts.pay(amount) : texts.subscribe(amount)}</button>
  </form>`;
}

/**
 * The ways to pay that fit what is sold.
 * @param {Stripe.Checkout.Session} session
 * @returns {Means[]}
 */
function meansOf({ mode, payment_method_types: types }) {
  const transfers = mode === 'payment' && types.some((type) => type !== 'card');
  return MEANS.filter((means) => {
    if (means === 'declined-later') return mode === 'subscription';
    return isCard(means) || transfers;
  });
}

/**
 * @param {Account} account
 * @param {Stripe.Checkout.Session} session
 * @param {Language} language
 * @param {URLSearchParams} form
 * @returns {Shown}
 */
export function postCheckout(account, session, language, form) {
  if (session.status !== 'open') return showCheckout(account, session, language);
  const texts = textsOf(language);
  const email = (form.get('email') ?? '').trim();
  const means = meansOf(session).find((each) => each === form.get('means'));
  const again = (/** @type {string} */ error) => showCheckout(account, session, language, { error, form });
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return again(texts.noEmail);
  if (means === undefined) return again(texts.noMeans);
  if (session.consent_collection?.terms_of_service === 'required' && form.get('terms') !== 'accepted')
    return again(texts.noTerms);
  if (!submit(account, session, { means, email, name: form.get('name') || null }))
    return again(texts.wasDeclined);
  return { goTo: successUrl(session) };
}

/** @param {Stripe.Checkout.Session} session */
const successUrl = ({ id, success_url: url }) => (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
