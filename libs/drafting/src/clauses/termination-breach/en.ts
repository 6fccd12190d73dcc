import { listed, when, type ClauseText } from '../../writing.js';
import { CURE, MISSED_DATE_DAYS, PAYMENT_CURE, STANDSTILL_DAYS } from './periods.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  const { style } = terms;
  const cure = CURE[style];
  const paymentCure = PAYMENT_CURE[style];
  return [
    paragraph(
      'cure',
      text`A Party may end this Agreement by written notice with immediate effect if the other Party commits a material breach and does not remedy it within ${format.count(cure.days, cure.unit)} after a written demand that describes it. No period is needed if the breach cannot be remedied.`,
    ),
    paragraph(
      'material',
      text`A breach is material if it deprives the other Party of what it could essentially expect from this Agreement, for example:`,
      listed(write, [
        'serious or repeated failure to perform the Services as agreed',
        'use of the Deliverables beyond the rights that this Agreement grants',
        ...(has('confidentiality')
          ? [text`a serious breach of clause ${ref('confidentiality.duties')}`]
          : []),
        ...(has('data-protection')
          ? [text`a serious breach of clause ${ref('data-protection.provider')}`]
          : []),
      ]),
    ),
    paragraph(
      'non-payment',
      text`If the Client has not paid an undisputed sum ${format.count(paymentCure.days, paymentCure.unit)} after a written reminder sent when it was overdue, the Provider may ${style === 'freelancer' ? 'stop all work at once and end' : 'end'} this Agreement with immediate effect.`,
    ),
    ...(style === 'client'
      ? [
          paragraph(
            'missed-date',
            text`The Client may also end this Agreement with immediate effect if the Provider misses an agreed date by more than ${format.count(MISSED_DATE_DAYS, 'working-day')} for a reason for which neither the Client nor force majeure is responsible.`,
          ),
        ]
      : [
          paragraph(
            'standstill',
            text`The Provider may also end this Agreement with immediate effect if, in spite of a written reminder, the Services stand still because of the Client for more than ${format.count(STANDSTILL_DAYS, 'calendar-day')}.`,
          ),
        ]),
    paragraph(
      'insolvency',
      text`As far as the law allows, a Party may end this Agreement with immediate effect if the other Party stops its payments, enters insolvency proceedings or is being wound up.`,
    ),
    paragraph(
      'payment',
      text`The Client pays for the Services performed as agreed until the end. Claims that arose from the breach remain${has('liability-cap') ? text`, within the limits of clause ${ref('liability-cap')}` : ''}.`,
    ),
    ...when(style === 'freelancer', () => [
      paragraph(
        'client-breach',
        text`If the Provider ends this Agreement because of the Client, the Client also pays what clause ${ref(has('kill-fee') ? 'kill-fee' : 'termination-convenience.payment')} provides, as if the Client had ended it.`,
      ),
    ]),
  ];
};
