import { makeDocx, paragraph, run, table } from '../../testing/files/make-docx.js';
import { readDocx } from './read-docx.js';

const mark = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
const note = (id: number, ...lines: readonly string[]): string =>
  `<w:footnote w:id="${id}">${lines.map((line) => paragraph(run(line))).join('')}</w:footnote>`;
const SEPARATOR = `<w:footnote w:id="-1" w:type="separator"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>`;

async function notesIn(body: string, footnotes: string): Promise<readonly (readonly [string, string])[]> {
  const { text, notes = [] } = await readDocx(makeDocx({ body, footnotes: SEPARATOR + footnotes }));
  return notes.map(({ start, end, at = -1 }) => [text.slice(start, end), text.slice(0, at + 1).slice(-8)]);
}

describe('a note of a Word file', () => {
  it('hangs behind the letter that its mark stands behind, whatever order notes are in', async () => {
    const body = [
      paragraph(run('Fees are paid') + mark(4) + run(' in 30 days.')),
      table([['Travel', 'EUR 60']]),
      paragraph(run('The end.') + mark(2)),
    ].join('');
    expect(await notesIn(body, note(2, 'Not of duties.', 'Nor of secrets.') + note(4, 'Net.'))).toEqual([
      ['Not of duties.\n\nNor of secrets.', 'The end.'],
      ['Net.', 'are paid'],
    ]);
  });

  it('hangs nowhere where its mark is deleted or absent', async () => {
    const gone = `<w:del w:id="9" w:author="A" w:date="2026-11-01T00:00:00Z">${mark(2)}</w:del>`;
    expect(await notesIn(paragraph(run('Fees.') + gone), note(2, 'Net.') + note(3, 'Gross.'))).toEqual([]);
  });

  it('is none where it stands at the head of each page, which hangs nowhere', async () => {
    const bytes = makeDocx({ body: paragraph(run('The end.')), header: paragraph(run('Draft 2')) });
    const { text, notes } = await readDocx(bytes);
    expect(notes).toEqual([{ start: text.indexOf('Draft 2'), end: text.length }]);
  });

  it('hangs in the cell of a table', async () => {
    const cell = `<w:tc>${paragraph(run('EUR 60') + mark(2))}</w:tc>`;
    const rows = `<w:tbl><w:tr><w:tc>${paragraph('Travel')}</w:tc>${cell}</w:tr></w:tbl>`;
    expect(await notesIn(rows + paragraph('The end.'), note(2, 'By train.'))).toEqual([
      ['By train.', '| EUR 60'],
    ]);
  });
});
