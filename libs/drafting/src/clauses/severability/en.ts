import type { ClauseText } from '../../writing.js';
import { survivingClauses } from './survival.js';

export const en: ClauseText = (_terms, write) => {
  const { text, paragraph } = write;
  const surviving = survivingClauses(write, 'and');
  return [
    paragraph(
      'severability',
      text`If a provision of this Agreement is invalid or cannot be enforced, the rest remains in force. The Parties replace the provision with a valid one that comes closest to its purpose.`,
    ),
    paragraph(
      'waiver',
      text`A Party gives up a right only if it says so in writing. Using a right late, or only in part, does not give it up.`,
    ),
    paragraph(
      'survival',
      text`Provisions that by their nature are meant to apply after this Agreement ends remain in force${
        surviving === undefined ? '' : text`, in particular those that begin with clauses ${surviving}`
      }.`,
    ),
  ];
};
