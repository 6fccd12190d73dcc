import { gap } from '../../clauses/fees/gap.js';
import { TAIL_MONTHS } from '../../clauses/fees/numbers.js';
import { invoiceMoment, type InvoiceMoment } from '../../clauses/invoicing/moment.js';
import { reverseCharge } from '../../clauses/taxes/rules.js';
import type { Inline } from '../../model/document.js';
import { depositAmount, hoursLimit, takesDeposit, totalPrice, unitsPrice } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Payment, Terms } from '../../terms/terms.js';
import { inEveryText, type Agreed, type KeyTermsWriter, type Row } from './row.js';

/** The user's own words on how the price is made up, up to this length, stand in the table whole. */
const SHORT = 200;
/** What is counted, up to this length. */
const SHORT_UNIT = 80;

const sum = (amount: number | undefined, payment: Payment, write: KeyTermsWriter): Inline[] =>
  amount === undefined ? gap(payment, write) : write.text`${write.format.money(amount, payment.currency)}`;

const PRICES: Readonly<Record<Payment['structure'], (terms: Terms, write: KeyTermsWriter) => Agreed>> = {
  fixed: (terms, write) => ({
    text: write.say(write.words.price.fixed, { price: sum(totalPrice(terms), terms.payment, write) }),
    clauses: ['fees.price'],
  }),
  milestones: (terms, write) => ({
    text: write.say(write.words.price.milestones, { price: sum(totalPrice(terms), terms.payment, write) }),
    clauses: ['fees.price'],
  }),
  hourly: ({ payment }, write) => {
    const { words, say, text, format } = write;
    const rate = say(words.price.hourly, { money: sum(payment.amount, payment, write) });
    const limit = hoursLimit(payment);
    if (limit === undefined) return { text: rate, clauses: ['fees.rate'] };
    const { hoursCap = 0, monthlyHours = 0 } = payment;
    const cap = say(words.price.hoursCap[limit], {
      hours: format.countOf(hoursCap, 'hour'),
      monthly: format.countOf(monthlyHours, 'hour'),
    });
    return { text: text`${rate}${cap}`, clauses: ['fees.rate', 'fees.cap'] };
  },
  unit: (terms, write) => {
    const { words, say, text, format } = write;
    const { amount, currency, unitText, unitCap } = terms.payment;
    const isShort = inEveryText(terms, (each) => (each.payment.unitText ?? '').length <= SHORT_UNIT);
    const rate = say(words.price.unit, {
      money: amount === undefined ? gap(terms.payment, write) : format.rate(amount, currency),
      named: unitText !== undefined && isShort ? say(words.price.unitNamed, { unit: unitText }) : '',
    });
    if (unitCap === undefined) return { text: rate, clauses: ['fees.rate'] };
    const most = unitsPrice(terms.payment);
    const cap = say(words.price.unitCap, {
      units: format.countOf(unitCap, 'unit'),
      sum: most === undefined ? '' : say(words.price.unitSum, { sum: format.money(most, currency) }),
    });
    return { text: text`${rate}${cap}`, clauses: ['fees.rate', 'fees.cap'] };
  },
  retainer: ({ payment }, write) => {
    const { words, say, text, format } = write;
    const fee = say(words.price.retainer, { money: sum(payment.amount, payment, write) });
    if (payment.hoursCap === undefined) return { text: fee, clauses: ['fees.monthly'] };
    const hours = say(words.price.hoursIncluded, { hours: format.countOf(payment.hoursCap, 'hour') });
    return { text: text`${fee}${hours}`, clauses: ['fees.monthly', 'fees.hours'] };
  },
  commission: ({ payment: { amount }, style }, { words, say, format, blank }) => ({
    text: say(words.price.commission, {
      percent:
        amount === undefined ? [blank('terms.amount'), { kind: 'text', text: '%' }] : format.percent(amount),
      months: format.count(TAIL_MONTHS[style], 'month'),
    }),
    clauses: ['fees.rate', 'fees.tail'],
  }),
  other: (terms, write) => {
    const { payment } = terms;
    const { words, say, text } = write;
    const { structureText, amount } = payment;
    if (structureText === undefined) {
      return { text: sum(amount, payment, write), clauses: ['fees.price'] };
    }
    return {
      text: inEveryText(terms, (each) => (each.payment.structureText ?? '').length <= SHORT)
        ? say(words.price.basis, { basis: structureText })
        : text`${words.price.otherwise}`,
      clauses: ['fees.basis'],
    };
  },
};

function tax(terms: Terms, { words, say }: KeyTermsWriter): Agreed {
  const { vat, provider, length } = terms;
  const name = legalSystem(provider.country) === 'american' ? 'sales' : 'vat';
  const named = vat === 'not-registered' ? words.taxesAdded[name] : words.taxes[name];
  if (vat === 'inclusive' && reverseCharge(terms)) {
    return {
      text: say(words.tax['inclusive-abroad'], { tax: named }),
      clauses: ['taxes.vat', 'taxes.reverse-charge'],
    };
  }
  const said = vat === 'exclusive' && length === 'short' ? 'exclusive-short' : vat;
  return { text: say(words.tax[said], { tax: named }), clauses: ['taxes.vat'] };
}

function payment(terms: Terms, { words, say, format, has }: KeyTermsWriter): Agreed {
  const hasDeposit = takesDeposit(terms);
  const amount = depositAmount(terms);
  const deposit = hasDeposit
    ? say(words.deposit, {
        percent: format.percent(terms.depositPercent),
        sum:
          amount === undefined
            ? ''
            : say(words.sum, { amount: format.money(amount, terms.payment.currency) }),
      })
    : '';
  const moment = invoiceMoment(terms, has('acceptance'));
  const invoiced: string = hasDeposit || !isOnce(moment) ? words.invoiced[moment] : words.allInvoiced[moment];
  return {
    text: say(words.due, { deposit, invoiced, days: format.count(terms.dueDays, 'calendar-day') }),
    clauses: [...(hasDeposit ? (['deposit.amount'] as const) : []), 'invoicing.issue', 'invoicing.due'],
  };
}

const isOnce = (moment: InvoiceMoment): moment is 'on-acceptance' | 'on-delivery' =>
  moment === 'on-acceptance' || moment === 'on-delivery';

function latePayment({ lateInterest }: Terms, { words, say, format }: KeyTermsWriter): Agreed | undefined {
  const clauses = ['late-payment.interest'] as const;
  switch (lateInterest.kind) {
    case 'statutory':
      return { text: say(words.interest.statutory), clauses };
    case 'daily':
      return { text: say(words.interest.daily, { percent: format.percent(lateInterest.percent) }), clauses };
    case 'none':
      return undefined;
  }
}

/** What is paid, and when. */
export const moneyRows: readonly Row[] = [
  { name: 'price', row: (terms, write) => PRICES[terms.payment.structure](terms, write) },
  { name: 'tax', row: tax },
  { name: 'payment', row: payment },
  { name: 'late-payment', row: latePayment },
];
