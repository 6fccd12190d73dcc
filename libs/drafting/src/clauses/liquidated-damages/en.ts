import type { ClauseText } from '../../writing.js';
import { RATES } from './rates.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  const { daily, most } = RATES[terms.style];

  return [
    paragraph(
      'provider',
      text`If the Provider, through its own fault, delivers a Deliverable later than agreed, it pays the Client ${format.percent(daily)} of the part of the Fees for that Deliverable for each working day of delay.`,
    ),
    paragraph(
      'client',
      text`If the Client, through its own fault, gives agreed materials, access or feedback late, it pays the Provider the same percentage of the part of the Fees whose work is held up. Late payment is covered ${has('late-payment') ? text`by clause ${ref('late-payment')} alone` : 'by the law alone'}.`,
    ),
    paragraph(
      'limit',
      text`For one delay, a Party pays at most ${format.percent(most)} of that part of the Fees, and nothing for delay caused by the other Party or by force majeure. The Parties regard these sums as a reasonable estimate, made in advance, of the loss that delay causes, and not as a punishment.`,
    ),
    paragraph(
      'other-remedies',
      text`${
        terms.style === 'client'
          ? 'These sums are deducted from any damages for the same delay.'
          : 'These sums are the only compensation for the delay itself.'
      } The right to end this Agreement remains.${
        has('liability-cap') && terms.liabilityCap !== 'uncapped'
          ? text` They count towards the limit in clause ${ref('liability-cap')}.`
          : ''
      }`,
    ),
  ];
};
