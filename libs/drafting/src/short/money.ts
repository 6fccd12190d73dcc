import { expenses } from '../clauses/expenses/index.js';
import { invoicing } from '../clauses/invoicing/index.js';
import { invoiceEvent } from '../clauses/invoicing/invoice-event.js';
import { objectionDays } from '../clauses/invoicing/terms-of-payment.js';
import { latePayment } from '../clauses/late-payment/index.js';
import { latePaymentRegime, PATIENCE_DAYS } from '../clauses/late-payment/regime.js';
import { taxes } from '../clauses/taxes/index.js';
import { crossesBorder, withheldByClient } from '../clauses/taxes/rules.js';
import { depositAmount, isOngoing, runsOn } from '../terms/engagement.js';
import { freelancerAct } from '../terms/freelancer-acts.js';
import { legalSystem } from '../terms/jurisdiction.js';
import type { Terms } from '../terms/terms.js';
import type { WordedWriter } from '../writing/clause.js';
import type { Inline } from '../model/document.js';
import { worded } from '../writing/blocks.js';
import { keptOf, said } from './kept.js';
import { en } from './money-en.js';
import { lt } from './money-lt.js';
import type { ShortClauses } from './short-clauses.js';

type Write = WordedWriter<typeof en | typeof lt>;

const advance = worded({ en, lt }, (terms, { words, say, paragraph, format }) => {
  const { payment, style } = terms;
  const amount = depositAmount(terms);
  const ongoing = isOngoing(terms);
  const side = style === 'client' ? 'client' : 'otherwise';
  return [
    paragraph(
      'amount',
      say(words.deposit, {
        percent: format.percent(terms.depositPercent),
        hours: payment.structure === 'hourly' ? words.hours : '',
        sum:
          amount === undefined
            ? ''
            : say(words.sum, { amount: format.moneyInWords(amount, payment.currency) }),
        late: say(words.late[side], { dates: words.moved[side][ongoing ? 'ongoing' : 'all'] }),
        credited: payment.structure === 'fixed' ? '' : words.credited[ongoing ? 'first' : 'last'],
      }),
    ),
  ];
});

const invoices = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, blank } = write;
  const longest = freelancerAct(terms)?.longestTerm;
  return [
    paragraph('issue', invoiceEvent(terms, write)),
    paragraph(
      'due',
      say(words.due, {
        days: format.count(terms.dueDays, 'calendar-day'),
        latest:
          longest === undefined ? '' : say(words.latest, { days: format.count(longest, 'calendar-day') }),
        objection: format.count(objectionDays(terms), 'calendar-day'),
      }),
    ),
    ...keptOf(invoicing, terms, write, 'long-term', 'list'),
    paragraph(
      'payment',
      say(words.payment, { currency: terms.payment.currency, iban: blank('provider.iban') }),
    ),
    ...keptOf(invoicing, terms, write, 'set-off'),
  ];
});

const late = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format } = write;
  const patience = format.count(PATIENCE_DAYS[terms.style], 'calendar-day');
  return [
    paragraph('interest', interest(terms, write)),
    paragraph('suspension', say(words.suspension, { patience, dates: runsOn(terms) ? '' : words.dates })),
  ];
});

function interest(terms: Terms, write: Write): readonly Inline[] {
  const { words, say, text } = write;
  const regime = latePaymentRegime(terms.governingLaw);
  if (terms.lateInterest.kind === 'statutory' && (regime === 'lithuanian' || regime === 'european')) {
    return say(words.europeanInterest, { recovery: terms.style === 'client' ? '' : words.recovery[regime] });
  }
  const rate = said(latePayment, terms, write, 'interest');
  const recovery = said(latePayment, terms, write, 'recovery');
  return recovery.length === 0 ? rate : text`${rate} ${recovery}`;
}

const costs = worded({ en, lt }, (terms, write) => {
  const { words, text, paragraph } = write;
  if (terms.expenses === 'included' || (terms.expenses === 'approved' && terms.style === 'client')) {
    return keptOf(expenses, terms, write, 'rule', 'third-party-costs');
  }
  const advertising = terms.workType === 'marketing' ? words.advertising : '';
  return [paragraph('rule', text`${rule(terms, write)}${advertising}`)];
});

function rule(terms: Terms, { words, say, format }: Write): Inline[] {
  const { expenses: agreed, payment } = terms;
  return typeof agreed === 'string'
    ? say(words.approved)
    : say(words.capped, {
        amount: format.moneyInWords(agreed.cap, payment.currency),
        renewed: isOngoing(terms) ? words.renewed : '',
      });
}

const duesToTheState = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph } = write;
  const isAmerican = legalSystem(terms.provider.country) === 'american';
  const each = withheldByClient(terms) ? words.each.withheldByClient : words.each.otherwise;
  return [
    ...(terms.vat === 'exclusive'
      ? [paragraph('vat', say(words.vat, { ofTax: isAmerican ? words.salesTax : words.vatName }))]
      : keptOf(taxes, terms, write, 'vat')),
    ...keptOf(taxes, terms, write, 'reverse-charge', 'author'),
    paragraph(
      'own-taxes',
      say(words.ownTaxes, { each, withholding: crossesBorder(terms) ? words.withholding : '' }),
    ),
    ...keptOf(taxes, terms, write, 'bank-charges'),
  ];
});

/** What is paid and when. The price itself stands as in the full form. */
export const money: ShortClauses = {
  deposit: advance,
  invoicing: invoices,
  'late-payment': late,
  expenses: costs,
  taxes: duesToTheState,
};
