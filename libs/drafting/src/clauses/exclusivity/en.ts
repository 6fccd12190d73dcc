import type { ClauseText } from '../../writing.js';

const MOST_COMPETITORS = { freelancer: 'three', balanced: 'five', client: 'ten' } as const;

export const en: ClauseText = (terms, { text, paragraph, format }) => [
  paragraph(
    'restriction',
    text`While this Agreement lasts, the Provider does not perform services of the same kind for the competitors, at most ${MOST_COMPETITORS[terms.style]}, whom the Client named in writing before signing this Agreement. A competitor may be added only if both Parties agree in writing on it and on its price. The Fees include the price of this restriction.`,
  ),
  paragraph(
    'end',
    text`The restriction ends with this Agreement.${
      {
        freelancer: ` It also ends if the Client gives the Provider no work for ${format.count(30, 'calendar-day')} or is more than ${format.count(10, 'working-day')} late with a payment.`,
        balanced: ` It also ends if the Client gives the Provider no work for ${format.count(60, 'calendar-day')}.`,
        client: '',
      }[terms.style]
    } Apart from it, the Provider is free to work for anybody. Work that it had agreed with a named competitor before signing, and has told the Client about, may be finished.`,
  ),
];
