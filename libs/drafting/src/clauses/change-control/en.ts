import { additionalRate } from '../../engagement.js';
import { when, type ClauseText } from '../../writing.js';

const OFFER_DAYS = 5;

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const rate = additionalRate(terms);
  return [
    paragraph(
      'request',
      text`Either Party may at any time propose in writing a change of the Services or additional work (a change request). Within ${format.count(OFFER_DAYS, 'working-day')} after a request of the Client, the Provider states in writing what it means for the price and the dates.`,
    ),
    ...(terms.style === 'client'
      ? [
          paragraph(
            'instruction',
            text`A change is agreed in writing. The Client may also instruct a reasonable change within the kind of work described in clause ${write.ref('scope.description')}; the price and the dates are then adjusted by what the change reasonably requires. The Provider may refuse what it lacks the skills or the time for.`,
          ),
        ]
      : [
          paragraph(
            'agreement',
            text`A change binds the Parties when both have agreed in writing on it, its price and its effect on the dates. Until then the Services continue as agreed before${terms.style === 'freelancer' ? ', and the Provider does no changed or additional work' : ''}.`,
          ),
        ]),
    ...when(terms.workType === 'marketing', () => [
      paragraph(
        'platforms',
        text`If a platform changes its rules, prices or functions, or suspends an account for a reason that the Provider did not cause, and the Services are affected, the Parties treat this as a change request.`,
      ),
    ]),
    paragraph(
      'rate',
      rate === undefined
        ? text`The Parties agree in writing on the price of additional work before it begins. For additional work that was ordered without this, the Client pays the price that is usual for such work.`
        : text`Unless the Parties agree on another price, the Client pays additional work by time at the rate of ${format.moneyInWords(rate, terms.payment.currency)} an hour.`,
    ),
  ];
};
