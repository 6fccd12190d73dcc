import type { Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import { when, type ClauseText } from '../../writing.js';
import { PATIENCE_DAYS } from '../late-payment/regime.js';
import { CURE, MISSED_DATE_DAYS, PAYMENT_CURE } from './periods.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  const { style } = terms;
  const cure = CURE[style];
  const paymentCure = PAYMENT_CURE[style];
  return [
    paragraph(
      'cure',
      text`A Party may end this Agreement by written notice with immediate effect if the other Party commits a material breach and does not remedy it within ${format.count(cure.days, cure.unit)} after a written demand that describes it, or cannot remedy it.`,
    ),
    paragraph(
      'material',
      text`A breach is material if it deprives the other Party of what it could essentially expect from this Agreement, for example a serious or repeated failure to perform the Services as agreed${seriousBreaches(write)}.`,
    ),
    paragraph(
      'insolvency',
      text`As far as the law allows, a Party may also end this Agreement with immediate effect if the other Party stops its payments, enters insolvency proceedings or is being wound up.`,
    ),
    paragraph(
      'non-payment',
      text`If an undisputed sum is more than ${format.count(PATIENCE_DAYS[style], 'calendar-day')} overdue and the Client does not pay it within ${format.count(paymentCure.days, paymentCure.unit)} after a written reminder, the Provider may end this Agreement with immediate effect.`,
    ),
    ...when(style === 'client', () => [
      paragraph(
        'missed-date',
        text`The Client may also end this Agreement with immediate effect if the Provider misses an agreed date by more than ${format.count(MISSED_DATE_DAYS, 'working-day')} for a reason for which neither the Client nor force majeure is responsible.`,
      ),
    ]),
    paragraph(
      'payment',
      text`In all these cases the Client pays for the Services performed as agreed until the end. Claims that arose from the breach remain.${
        style === 'freelancer'
          ? text` If the Provider ends this Agreement because of the Client, the Client also pays the sums in clause ${ref(has('kill-fee') ? 'kill-fee.amount' : 'termination-convenience.payment')}, as if the Client had ended it.`
          : ''
      }`,
    ),
  ];
};

/** The last of the examples, as far as the contract has these duties. */
function seriousBreaches({ text, has, ref }: Writer): Inline[] {
  const use = 'use of the Deliverables beyond the rights that this Agreement grants';
  const duties = [
    ...(has('confidentiality') ? [ref('confidentiality.duties')] : []),
    ...(has('data-protection') ? [ref('data-protection.provider')] : []),
  ];
  const [first, second] = duties;
  if (first === undefined) return text` or ${use}`;
  const clauses = second === undefined ? text`clause ${first}` : text`clause ${first} or ${second}`;
  return text`, ${use}, or a serious breach of ${clauses}`;
}
