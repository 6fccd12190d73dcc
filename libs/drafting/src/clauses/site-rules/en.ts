import type { Writer, Written } from '../../clause.js';
import type { Terms } from '../../terms.js';

export const en = (terms: Terms, write: Writer): readonly Written[] => {
  const { text, paragraph } = write;
  const builds = terms.workType === 'web_development' || terms.workType === 'design';
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
    ...(builds
      ? [
          paragraph(
            'accessibility',
            terms.style === 'client'
              ? text`Digital Deliverables meet the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA, as far as this depends on the Provider’s work.`
              : text`Digital Deliverables meet an accessibility standard, such as the Web Content Accessibility Guidelines (WCAG), only where the description of the Services names the standard and its level.`,
          ),
        ]
      : []),
    ...(terms.workType === 'web_development'
      ? [
          paragraph(
            'operation',
            text`Hosting, backups, monitoring, updates and maintenance after launch are not part of the Services, unless clause ${write.ref('scope')} says so.${
              terms.warrantyDays > 0 && write.has('provider-warranties')
                ? text` Correction of defects under clause ${write.ref('provider-warranties.defects')} remains.`
                : ''
            }`,
          ),
        ]
      : []),
  ];
};
