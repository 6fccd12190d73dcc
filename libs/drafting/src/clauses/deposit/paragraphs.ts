import { depositAmount, isOngoing } from '../../terms/engagement.js';
import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { RETURN_DAYS } from './return-days.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, text, paragraph, format }) => {
  const { style, payment } = terms;
  const amount = depositAmount(terms);
  const hours = payment.structure === 'hourly' ? words.hours : '';
  const ongoing = isOngoing(terms);
  const late = say(style === 'client' ? words.late.client : words.late.otherwise, {
    dates: words.dates[ongoing ? 'ongoing' : 'all'],
  });
  /* Of work without an end no invoice is known to be the last. */
  const credited = payment.structure === 'fixed' ? '' : words.credited[ongoing ? 'first' : 'last'];
  return [
    paragraph(
      'amount',
      say(words.amount, {
        percent: format.percent(terms.depositPercent),
        hours,
        sum:
          amount === undefined
            ? ''
            : say(words.sum, { amount: format.moneyInWords(amount, payment.currency) }),
        late,
      }),
    ),
    paragraph(
      'refund',
      text`${credited}${say(words.refundByStyle[style], {
        left: words.left[ongoing ? 'ongoing' : 'atAnEarlyEnd'],
        days: format.count(RETURN_DAYS, 'calendar-day'),
      })}`,
    ),
  ];
});
