import type { WordedWriter } from '../../writing/clause.js';
import { takesDeposit } from '../../terms/engagement.js';
import { freelancerAct } from '../../terms/freelancer-acts.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
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
  const { style, payment } = terms;
  const onAcceptance = has('acceptance') && style !== 'freelancer';
  switch (payment.structure) {
    case 'fixed': {
      if (takesDeposit(terms) && terms.depositPercent === 100) {
        return say(words.inAdvance, { amount: ref('deposit.amount') });
      }
      const sum = takesDeposit(terms) ? words.sum.takesDeposit : words.sum.otherwise;
      return onAcceptance
        ? say(words.onAcceptance, { sum, earlier: earlier(terms, write) })
        : say(words.onDelivery, { sum });
    }
    case 'milestones':
      return onAcceptance
        ? say(words.milestoneAccepted, { earlier: earlier(terms, write) })
        : say(words.milestoneDelivered);
    case 'hourly':
      return say(words.hourly);
    case 'retainer':
      return style === 'client' ? say(words.monthEnd) : say(words.monthStart);
    case 'commission':
      return say(words.commission, { statement: ref('fees.statement') });
    case 'other':
      return say(words.other, { fees: ref('fees') });
  }
}

/** What stands in for an acceptance that the client does not declare. */
const earlier = ({ style }: Terms, { words, say, ref }: Write): Inline[] =>
  style === 'client'
    ? say(words.earlier.client, { payment: ref('acceptance.payment') })
    : say(words.earlier.otherwise, { deemed: ref('acceptance.deemed') });
