import type { WordedWriter } from '../../writing/clause.js';
import { depositAmount, takesDeposit, totalPrice } from '../../terms/engagement.js';
import { freelancerAct } from '../../terms/freelancer-acts.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { invoiceMoment } from './moment.js';
import { INVOICE_DAYS, isEuropean, objectionDays, ORDINARY_LONGEST_TERM } from './terms-of-payment.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, blank } = write;
  const { style } = terms;
  const act = freelancerAct(terms);
  const days = format.count(terms.dueDays, 'calendar-day');
  return [
    paragraph('issue', say(words.issue, { issue: issue(terms, write) })),
    paragraph(
      'due',
      say(words.due, {
        days,
        latest:
          act?.longestTerm === undefined
            ? ''
            : say(words.latest, { days: format.count(act.longestTerm, 'calendar-day') }),
        unconditional: style === 'client' ? '' : words.unconditional,
      }),
    ),
    ...when(terms.dueDays > ORDINARY_LONGEST_TERM && isEuropean(terms), () => [
      paragraph(
        'long-term',
        say(words.longTerm, { days: format.countGenitive(ORDINARY_LONGEST_TERM, 'calendar-day') }),
      ),
    ]),
    ...when(act !== undefined, () => [
      paragraph('list', say(words.list, { days: format.count(INVOICE_DAYS, 'calendar-day') })),
    ]),
    paragraph(
      'payment',
      say(words.payment, { currency: terms.payment.currency, iban: blank('provider.iban') }),
    ),
    paragraph(
      'objection',
      say(words.objection, {
        days: format.count(objectionDays(terms), 'calendar-day'),
        disputed: style === 'client' ? words.disputed.client : words.disputed.otherwise,
      }),
    ),
    ...when(style === 'freelancer', () => [paragraph('set-off', say(words.setOff))]),
  ];
});

/** The event that allows an invoice. */
function issue(terms: Terms, write: Write): Inline[] {
  const { words, say, ref, has } = write;
  const sum = takesDeposit(terms)
    ? say(words.sum.takesDeposit, { balance: balance(terms, write) })
    : words.sum.otherwise;
  switch (invoiceMoment(terms, has('acceptance'))) {
    case 'in-advance':
      return say(words.inAdvance, { amount: ref('deposit.amount') });
    case 'on-acceptance':
      return say(words.onAcceptance, { sum, earlier: earlier(terms, write) });
    case 'on-delivery':
      return say(words.onDelivery, { sum });
    case 'milestone-accepted':
      return say(words.milestoneAccepted, { earlier: earlier(terms, write) });
    case 'milestone-delivered':
      return say(words.milestoneDelivered);
    case 'hourly':
      return say(words.hourly);
    case 'month-end':
      return say(words.monthEnd);
    case 'month-start':
      return say(words.monthStart);
    case 'commission':
      return say(words.commission, { statement: ref('fees.statement') });
    case 'other':
      return say(words.other, { fees: ref('fees') });
  }
}

/** What is left of a known price after the deposit. */
function balance(terms: Terms, { words, say, format }: Write): string | Inline[] {
  const total = totalPrice(terms);
  const deposit = depositAmount(terms);
  if (total === undefined || deposit === undefined) return '';
  return say(words.balance, { amount: format.moneyInWords(total - deposit, terms.payment.currency) });
}

/** What stands in for an acceptance that the client does not declare. */
const earlier = ({ style }: Terms, { words, say, ref }: Write): Inline[] =>
  style === 'client'
    ? say(words.earlier.client, { payment: ref('acceptance.payment') })
    : say(words.earlier.otherwise, { deemed: ref('acceptance.deemed') });
