import type { BilingualDocument, BilingualRow, Line } from './bilingual.js';
import type { Language } from './document.js';
import { BULLETS, contentText, shownNumber } from './document-text.js';

/** What stands before the left text of a row, for both. */
export function rowNumber({ number, kind }: BilingualRow, prevails: Language): string {
  return number === '' ? '' : kind === 'section' ? `${number}.` : shownNumber(number, prevails);
}

/** What stands before each text of a row. */
export const rowBullet = ({ kind, level }: BilingualRow): string => (kind === 'bullet' ? BULLETS[level] : '');

const sideText = (row: BilingualRow, lines: readonly Line[]): string =>
  [rowBullet(row), lines.map(contentText).join(row.table === undefined ? '\n' : ' | ')]
    .filter((part) => part !== '')
    .join(' ');

/** The whole contract as plain text, row by row: the number, the left text, and below it the right one behind a bar. */
export function bilingualText({ rows, signatures, notes, prevails }: BilingualDocument): string {
  const rowText = (row: BilingualRow): string =>
    [
      [rowNumber(row, prevails), sideText(row, row.left)].filter((part) => part !== '').join(' '),
      `| ${sideText(row, row.right)}`,
    ].join('\n');
  const signed = signatures.parties.map(({ role, lines }) =>
    [role, ...lines.map(({ label, content }) => `${label}: ${contentText(content)}`)].join('\n'),
  );
  return `${[...rows.map(rowText), signatures.heading, ...signed, ...notes.map(rowText)].join('\n\n')}\n`;
}
