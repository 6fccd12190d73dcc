import { when, type ClauseText } from '../../writing.js';
import { monthsAfterEnd } from './period.js';

export const en: ClauseText = (terms, { text, paragraph, format }) => {
  const months = monthsAfterEnd(terms);
  const period =
    months === 0
      ? 'While this Agreement lasts'
      : `While this Agreement lasts and for ${format.count(months, 'month')} after it ends`;

  return [
    paragraph(
      'staff',
      text`${period}, neither Party actively approaches people who work for the other Party, and with whom it dealt in connection with the Services, to persuade them to leave.`,
    ),
    ...when(terms.style === 'client', () => [
      paragraph(
        'customers',
        text`For the same time, the Provider does not actively approach customers whom the Client has named in writing, and with whom the Provider dealt in connection with the Services, to take over business that the Client does with them. Customers that the Provider had before are not covered.`,
      ),
    ]),
    paragraph(
      'freedom',
      text`General advertising, answering people who make contact themselves, and hiring them are allowed. No payment is due for hiring.`,
    ),
  ];
};
