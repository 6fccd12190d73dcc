import { additionalInvoice, additionalRate } from '../../terms/engagement.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

const OFFER_DAYS = 5;

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref }) => {
  const rate = additionalRate(terms);
  const moment = additionalInvoice(terms);
  const invoiced = moment === undefined ? '' : words.invoiced[moment];
  return [
    paragraph('request', say(words.request, { days: format.count(OFFER_DAYS, 'working-day') })),
    ...(terms.style === 'client'
      ? [paragraph('instruction', say(words.instruction, { description: ref('scope.description') }))]
      : [
          paragraph(
            'agreement',
            say(words.agreement, {
              price:
                rate === undefined
                  ? words.price.open
                  : say(words.price.known, { rate: ref('change-control.rate') }),
              noneBefore: terms.style === 'freelancer' ? words.noneBefore : '',
            }),
          ),
        ]),
    ...when(terms.workType === 'marketing', () => [paragraph('platforms', say(words.platforms))]),
    paragraph(
      'rate',
      rate === undefined
        ? say(words.rate.open, { invoiced })
        : say(words.rate.known, { amount: format.moneyInWords(rate, terms.payment.currency), invoiced }),
    ),
  ];
});
