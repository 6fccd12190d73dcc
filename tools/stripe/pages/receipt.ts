import type Stripe from 'stripe';
import { html } from './html.ts';
import { page } from './layout.ts';
import { longDate, money, textsOf, type Language } from './texts.ts';

export function showReceipt(charge: Stripe.Charge, language: Language) {
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

export function showInvoice(invoice: Stripe.Invoice, language: Language) {
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
