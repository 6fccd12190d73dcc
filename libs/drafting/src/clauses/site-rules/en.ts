import { when, type ClauseText } from '../../writing.js';

const WCAG = 'the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'premises',
      text`When work at the Client’s premises is needed, the Provider follows the reasonable health, safety and access rules that it has been given in writing beforehand, and the Client provides a safe place of work.`,
    ),
    paragraph('systems', text`When the Provider is given access to the Client’s systems, it:`, [
      text`uses the accounts only for the Services and does not share them with people who do not need them;`,
      text`keeps passwords and keys secret and tells the Client at once if they may have become known;`,
      text`gives the access up when the Services end or the Client asks.`,
    ]),
    paragraph(
      'accounts',
      text`The Client opens and pays for the accounts, licences, domains and hosting that are needed in the long term, in its own name, and removes access that is no longer needed.`,
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
        text`After launch the Client operates the Deliverables, as clause ${write.ref('scope.operation')} says. If the Client wants the Provider to host, monitor, update or maintain them, the Parties agree on this and its price separately.${
          terms.warrantyDays > 0 && write.has('provider-warranties')
            ? text` Correction of defects under clause ${write.ref('provider-warranties.defects')} is not affected.`
            : ''
        }`,
      ),
    ]),
  ];
};
