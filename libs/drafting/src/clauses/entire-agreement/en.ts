import { legalSystem } from '../../jurisdiction.js';
import type { ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, { text, paragraph }) => [
  paragraph(
    'whole',
    text`This Agreement with its annexes is the entire agreement of the Parties on its subject and replaces everything that they said or wrote about it before.${
      legalSystem(terms.governingLaw) === 'english' ? ' Liability for fraud is not affected.' : ''
    }`,
  ),
  paragraph(
    'standard-terms',
    text`General terms of either Party, for example on a purchase order, a website or an invoice, do not apply, even if the other Party does not object to them.`,
  ),
  paragraph('precedence', text`If documents disagree, the one named first prevails:`, [
    text`written amendments, a later one before an earlier one;`,
    text`the text of this Agreement;`,
    text`its annexes;`,
    text`other documents that this Agreement refers to.`,
  ]),
];
