import { when, type ClauseText } from '../../writing.js';
import { courtsCountry } from '../../cities.js';
import { MEDIATION_DAYS, NEGOTIATION_DAYS } from './steps.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  return [
    paragraph(
      'negotiation',
      text`The Parties first try to settle a dispute by negotiation within ${format.count(NEGOTIATION_DAYS, 'calendar-day')} after one of them describes it to the other in writing.`,
    ),
    ...when(terms.disputeSteps === 'mediation', () => [
      paragraph(
        'mediation',
        text`If that fails, they try mediation with a mediator whom they choose together, and share the mediator’s fee equally. If they have not chosen a mediator or settled within ${format.count(MEDIATION_DAYS, 'calendar-day')} after one of them asked for mediation, either Party may go to court.`,
      ),
    ]),
    paragraph(
      'court',
      terms.courtCity === undefined
        ? text`Disputes that are not settled are decided by ${format.courts(courtsCountry(terms))}. Which of these courts has jurisdiction follows from the law.`
        : text`Disputes that are not settled are decided by ${format.courts(courtsCountry(terms))}. Place of the court: ${terms.courtCity}.`,
    ),
    paragraph(
      'direct',
      text`These steps do not keep a Party from asking a court for urgent protection, from using a small-claims or payment-order procedure at once, or from turning to a competent authority.`,
    ),
    paragraph(
      'performance',
      text`While a dispute goes on, the Parties keep performing what is not in dispute${terms.style === 'freelancer' ? ', and the Client pays undisputed sums on time' : ''}.${
        terms.style === 'client'
          ? ''
          : text` The right to suspend under clause ${write.ref('late-payment.suspension')} remains.`
      }`,
    ),
  ];
};
