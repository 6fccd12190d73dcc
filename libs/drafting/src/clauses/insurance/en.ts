import { hasPrice } from '../../engagement.js';
import { when, type ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, ref, has } = write;
  const minimum =
    has('liability-cap') && terms.liabilityCap !== 'uncapped'
      ? text`at least the limit of liability in clause ${ref('liability-cap')}`
      : text`at least ${hasPrice(terms) ? 'the total Fees' : `the Fees for ${write.format.count(12, 'month')}`}`;

  return [
    paragraph(
      'cover',
      {
        freelancer: text`While it performs the Services, the Provider keeps the professional indemnity insurance that it has when this Agreement is signed. It does not have to take out more.`,
        balanced: text`While it performs the Services, the Provider keeps the professional indemnity insurance that is usual for its kind of work and available at a reasonable premium.`,
        client: text`While it performs the Services and for ${write.format.count(12, 'month')} afterwards, the Provider keeps professional indemnity insurance of ${minimum}.`,
      }[terms.style],
    ),
    ...when(terms.style !== 'freelancer', () => [
      paragraph(
        'proof',
        text`On request, and not more than once a year, the Provider shows the Client a certificate from the insurer.`,
      ),
    ]),
    paragraph(
      'price',
      text`If the Client asks for more cover than this, it pays the additional premium, agreed beforehand.`,
    ),
  ];
};
