import { draft, type Answers } from '@pactwright/drafting';
import { readDocx } from '../testing/read-docx.js';
import { webProject } from '../testing/some-answers.js';
import { all, valueOf } from '../testing/xml.js';
import { buildDocx } from './build-docx.js';
import { tableOf } from './tables.js';

/** How the cells of the table of prices are set, row by row. */
async function alignments(answers: Answers): Promise<string[][]> {
  const file = await readDocx(await buildDocx(draft(answers, 'en')));
  const tables = all(file.part('word/document.xml'), 'w:tbl');
  const prices = tables.find((table) => all(table, 'w:tr').length > 1 && textOf(table).includes('Amount'));
  if (!prices) throw new Error('no table of prices');
  return all(prices, 'w:tr').map((row) => all(row, 'w:tc').map((cell) => valueOf(cell, 'w:jc') ?? ''));
}

const textOf = (table: Parameters<typeof all>[0]): string =>
  all(table, 'w:t')
    .flatMap(({ children }) => children)
    .join(' ');

describe(tableOf.name, () => {
  it('R-API-18 sets the amounts of stages flush right at the edge', async () => {
    const rows = await alignments(webProject);
    expect(rows).toEqual(rows.map(() => ['left', 'right']));
  });
});
