import { depositAmount } from '../../terms/engagement.js';
import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { RETURN_DAYS } from './return-days.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, text, paragraph, format }) => {
  const { style, payment } = terms;
  const amount = depositAmount(terms);
  const hours = payment.structure === 'hourly' ? words.hours : '';
  const late = style === 'client' ? words.late.client : words.late.otherwise;
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
      text`${payment.structure === 'fixed' ? '' : words.credited}${say(words.refundByStyle[style], { days: format.count(RETURN_DAYS, 'calendar-day') })}`,
    ),
  ];
});
