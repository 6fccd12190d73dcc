import { freelancerAct } from '../../terms/freelancer-acts.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { invoiceEvent } from './invoice-event.js';
import { lt } from './lt.js';
import { invoiceMoment, isInAdvance } from './moment.js';
import { INVOICE_DAYS, isEuropean, objectionDays, ORDINARY_LONGEST_TERM } from './terms-of-payment.js';

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, blank, has } = write;
  const { style } = terms;
  const act = freelancerAct(terms);
  const days = format.count(terms.dueDays, 'calendar-day');
  return [
    paragraph('issue', say(words.issue, { issue: invoiceEvent(terms, write) })),
    paragraph(
      'due',
      say(words.due, {
        days,
        latest:
          act?.longestTerm === undefined
            ? ''
            : say(words.latest, { days: format.count(act.longestTerm, 'calendar-day') }),
        /* A commission is a share of what others pay. */
        unconditional:
          style === 'freelancer' && terms.payment.structure !== 'commission' ? words.unconditional : '',
      }),
    ),
    ...when(terms.dueDays > ORDINARY_LONGEST_TERM && isEuropean(terms), () => [
      paragraph(
        'long-term',
        say(words.longTerm, { days: format.countGenitive(ORDINARY_LONGEST_TERM, 'calendar-day') }),
      ),
    ]),
    ...when(act !== undefined, () => [
      paragraph(
        'list',
        say(isInAdvance(invoiceMoment(terms, has('acceptance'))) ? words.listAfter : words.list, {
          days: format.count(INVOICE_DAYS, 'calendar-day'),
        }),
      ),
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
