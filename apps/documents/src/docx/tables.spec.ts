import { draft, type Answers } from '@pactwright/drafting';
import { readDocx } from '../testing/read-docx.js';
import { webProject } from '../testing/some-answers.js';
import { all } from '../testing/xml.js';
import { buildDocx } from './build-docx.js';
import { tableOf } from './tables.js';

/** The cells of the table of the stages, row by row. */
async function stages(answers: Answers): Promise<string[][]> {
  const file = await readDocx(await buildDocx(draft(answers, 'en')));
  const tables = all(file.part('word/document.xml'), 'w:tbl');
  const found = tables.find((table) => all(table, 'w:tr').length > 1 && textOf(table).includes('Amount'));
  if (!found) throw new Error('no table of the stages');
  return all(found, 'w:tr').map((row) => all(row, 'w:tc').map(textOf));
}

const textOf = (table: Parameters<typeof all>[0]): string =>
  all(table, 'w:t')
    .flatMap(({ children }) => children)
    .join(' ')
    .replaceAll('\u00a0', ' ');

describe(tableOf.name, () => {
  it('R-API-18 sets out in one table what is done, by when, for how much and when it is accepted', async () => {
    const milestones = [
      { name: 'Design', date: '2025-02-28', amount: '25', unit: 'percent', acceptance: 'approved by e-mail' },
      { name: 'Launch', date: '2025-05-30', amount: '75', unit: 'percent' },
    ] as const;
    expect(await stages({ ...webProject, milestones })).toEqual([
      ['No.', 'Milestone', 'Date', 'Amount', 'Accepted when'],
      ['1', 'Design', '28 February 2025', 'EUR 1,200.00', 'approved by e-mail'],
      ['2', 'Launch', '30 May 2025', 'EUR 3,600.00', '–'],
    ]);
  });
});
