import { html } from './html.mjs';
import { page } from './layout.mjs';
import { longDate, money, textsOf } from './texts.mjs';

/** @import Stripe from 'stripe' */

/**
 * @param {Stripe.Charge} charge
 * @param {import('./texts.mjs').Language} language
 */
export function showReceipt(charge, language) {
  const texts = textsOf(language);
  const main = html`<p class="order">
      <span>${charge.description ?? texts.paidOn(longDate(language, charge.created))}</span>
      <strong>${money(language, charge.amount, charge.currency)}</strong>
    </p>
    <p>${texts.paidOn(longDate(language, charge.created))}</p>
    ${charge.amount_refunded > 0 && html`<p>${texts.refunded(money(language, charge.amount_refunded, charge.currency))}</p>`}
    <p class="soft">${charge.id}</p>`;
  return page(language, texts.receiptTitle, main);
}

/**
 * @param {Stripe.Invoice} invoice
 * @param {import('./texts.mjs').Language} language
 */
export function showInvoice(invoice, language) {
  const texts = textsOf(language);
  const main = html`${invoice.lines.data.map(
      (line) =>
        html`<p class="order">
          <span>${line.description}</span> <strong>${money(language, line.amount, line.currency)}</strong>
        </p>`,
    )}
    <p>
      ${
        invoice.status_transitions.paid_at
          ? texts.paidOn(longDate(language, invoice.status_transitions.paid_at))
          : texts.invoiceIs.open
      }
    </p>
    <p class="soft">${invoice.number}</p>`;
  return page(language, texts.receiptTitle, main);
}
