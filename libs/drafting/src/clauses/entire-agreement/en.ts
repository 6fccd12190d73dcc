import { legalSystem } from '../../jurisdiction.js';
import type { ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, { text, paragraph }) => [
  paragraph(
    'whole',
    text`This Agreement, with its annexes if there are any, is the entire agreement of the Parties on its subject and replaces everything that they said or wrote about it before. General terms of either Party, for example on a purchase order, a website or an invoice, do not apply.${
      legalSystem(terms.governingLaw) === 'english' ? ' Liability for fraud is not affected.' : ''
    }`,
  ),
  paragraph(
    'precedence',
    text`If documents disagree, a later written amendment prevails over an earlier one and over the text of this Agreement, and this text over the annexes and other documents.`,
  ),
];
