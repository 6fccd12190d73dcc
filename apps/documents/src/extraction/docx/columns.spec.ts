import { check, documentText, draft, draftBoth, shownNumber, textIn, WORK_TYPES } from '@pactwright/drafting';
import { goldenAnswers, goldenAnswersInBoth } from '@pactwright/drafting/test';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { buildDocx } from '../../docx/build-docx.js';
import { readFile } from '../read-file.js';

async function read(bytes: Buffer) {
  const result = await readFile(bytes, '.docx');
  if (result.outcome !== 'text') throw new Error(result.code);
  return result;
}
/* Signatures, and what stands around the text, are in both languages. */
const wordsOf = (text: string): string => text.replaceAll(/[\s\u00a0|[\]•]+/gu, '');

const cellsOf = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll(/[[\]]/gu, '');

const tableOf = (rows: readonly (readonly [string, string])[]): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Table({
              rows: rows.map(
                (cells) =>
                  new TableRow({
                    children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })),
                  }),
              ),
            }),
          ],
        },
      ],
    }),
  );

describe('a Word file in two languages', () => {
  it.each(WORK_TYPES.flatMap((type) => (['en', 'lt'] as const).map((prevails) => [type, prevails] as const)))(
    'R-ANA-06 of our own is read back as the text that prevails, whole and in order: %s, %s',
    async (type, prevails) => {
      const both = draftBoth(goldenAnswersInBoth(type), { left: 'en', prevails });
      const { text, columns } = await read(await buildDocx(both));
      expect(columns).toBe(prevails);
      const said = wordsOf(text);
      for (const { blocks } of textIn(both, prevails).sections)
        for (const block of blocks) {
          if (block.kind === 'table') continue;
          const [first = ''] = block.content.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
          expect(said).toContain(wordsOf(`${shownNumber(block.number, prevails)} ${first}`));
        }
      for (const { table, left, right } of both.rows) {
        if (table === undefined) continue;
        const side = prevails === 'en' ? left : right;
        const row = side.map((line) =>
          line.map((part) => ('text' in part ? part.text : part.label)).join(''),
        );
        expect(cellsOf(text)).toContain(cellsOf(row.join(' | ')));
      }
      const other = prevails === 'en' ? 'Paslaugų teikėjas įsipareigoja' : 'The Provider will';
      expect(text).not.toContain(other);
      expect(check(text, { language: prevails })).toMatchObject({
        textLanguage: prevails,
        document: 'contract',
      });
    },
  );

  it('leaves a contract in one language as it is', async () => {
    const { columns } = await read(await buildDocx(draft(goldenAnswers('design', 'lt'), 'lt')));
    expect(columns).toBeUndefined();
  });

  it('leaves a table of words in two languages a table', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => [`The word ${at}`, `Žodis ${at}`] as const);
    const { text, columns } = await read(await tableOf(rows));
    expect(columns).toBeUndefined();
    expect(text).toContain('The word 3 | Žodis 3');
  });

  it('says that it could not tell two languages apart that do not stand in columns', async () => {
    const both = draftBoth(goldenAnswersInBoth('design'), { left: 'en', prevails: 'lt' });
    const mixed = `${documentText(both.left)}\n${documentText(both.right)}`;
    const result = await readFile(Buffer.from(mixed), '.txt');
    expect(result).toMatchObject({ outcome: 'text', columns: 'mixed' });
  });
});
