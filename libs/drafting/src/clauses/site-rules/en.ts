import { when, type ClauseText } from '../../writing.js';

const WCAG = 'the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'premises',
      text`When work at the Client’s premises is needed, the Provider follows the reasonable health, safety and access rules that it has been given in writing beforehand, and the Client provides a safe place of work.`,
    ),
    paragraph(
      'systems',
      text`The Provider uses access to the Client’s systems only for the Services, keeps passwords and keys secret, tells the Client at once if they may have become known to others, and gives the access up when the Services end or the Client asks.`,
    ),
    paragraph(
      'accounts',
      text`Accounts, licences, domains and hosting that are needed in the long term are held in the Client’s name. The Client removes access that is no longer needed.`,
    ),
    ...when(terms.workType === 'design', () => [
      paragraph(
        'accessibility',
        text`Digital Deliverables meet ${
          terms.style === 'client'
            ? `${WCAG}, as far as this depends on the Provider’s work.`
            : 'an accessibility standard only where the description of the Services names the standard and its level.'
        }`,
      ),
    ]),
    ...when(terms.workType === 'web_development', () => [
      ...when(terms.style === 'client', () => [
        paragraph(
          'accessibility',
          text`Where the description of the Services names no other accessibility standard, the Deliverables meet ${WCAG}.`,
        ),
      ]),
      paragraph(
        'operation',
        text`After launch the Client operates the Deliverables. Hosting, monitoring, updates and maintenance by the Provider need a separate agreement with its own price.${
          terms.warrantyDays > 0 && write.has('provider-warranties')
            ? text` The correction of defects under clause ${write.ref('provider-warranties.defects')} is not affected.`
            : ''
        }`,
      ),
    ]),
  ];
};
