import type Stripe from 'stripe';
import { lineItemsOf, submit } from '../flows/checkout.ts';
import { cards, isCard } from '../objects/payment-method.ts';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { money, textsOf, type Language } from './texts.ts';
import type { Account } from '../account.ts';

export type Shown = { status: number; page: Html } | { goTo: string };

const MEANS = ['good', 'declined', 'declined-later', 'transfer', 'lost-transfer'] as const;
type Means = (typeof MEANS)[number];

/** What the page says after an attempt that did not go through. */
interface Failed {
  error: string;
  form: URLSearchParams;
}

export function showCheckout(
  account: Account,
  session: Stripe.Checkout.Session,
  language: Language,
  failed?: Failed,
): Shown {
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

const orderOf = (account: Account, session: Stripe.Checkout.Session, language: Language) =>
  lineItemsOf(account, session).map(
    (line) =>
      html`<p class="order">
        <span>${line.description}</span> <strong>${amountOf(session, language, line.amount_total)}</strong>
      </p>`,
  );

function amountOf({ mode, currency }: Stripe.Checkout.Session, language: Language, cents: number) {
  const amount = money(language, cents, currency ?? '');
  return mode === 'subscription' ? textsOf(language).perMonth(amount) : amount;
}

function formOf(
  account: Account,
  session: Stripe.Checkout.Session,
  language: Language,
  given?: URLSearchParams,
) {
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

/** The ways to pay that fit what is sold. */
function meansOf({ mode, payment_method_types: types }: Stripe.Checkout.Session): Means[] {
  const transfers = mode === 'payment' && types.some((type) => type !== 'card');
  return MEANS.filter((means) => {
    if (means === 'declined-later') return mode === 'subscription';
    return isCard(means) || transfers;
  });
}

export function postCheckout(
  account: Account,
  session: Stripe.Checkout.Session,
  language: Language,
  form: URLSearchParams,
): Shown {
  if (session.status !== 'open') return showCheckout(account, session, language);
  const texts = textsOf(language);
  const email = (form.get('email') ?? '').trim();
  const means = meansOf(session).find((each) => each === form.get('means'));
  const again = (error: string) => showCheckout(account, session, language, { error, form });
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return again(texts.noEmail);
  if (means === undefined) return again(texts.noMeans);
  if (session.consent_collection?.terms_of_service === 'required' && form.get('terms') !== 'accepted')
    return again(texts.noTerms);
  if (!submit(account, session, { means, email, name: form.get('name') || null }))
    return again(texts.wasDeclined);
  return { goTo: successUrl(session) };
}

const successUrl = ({ id, success_url: url }: Stripe.Checkout.Session) =>
  (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
