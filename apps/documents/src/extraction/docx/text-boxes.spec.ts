import { check } from '@pactwright/drafting';
import { makeDocx, paragraph, run, table } from '../../testing/files/make-docx.js';
import { readDocx } from './read-docx.js';

const box = (...lines: readonly string[]): string =>
  `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${lines
    .map((line) => paragraph(line))
    .join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
const lines = async (body: string): Promise<string[]> =>
  (await readDocx(makeDocx({ body }))).text.split('\n\n');

describe('a text box in a Word file', () => {
  it.each([
    ['before its words', `<w:p>${box('Draft.', 'Reply soon.')}${run('The Client pays.')}</w:p>`],
    ['between its words', `<w:p>${run('The Client ')}${box('Draft.', 'Reply soon.')}${run('pays.')}</w:p>`],
    ['behind its words', `<w:p>${run('The Client pays.')}${box('Draft.', 'Reply soon.')}</w:p>`],
  ])('is read after the paragraph at which it hangs: %s', async (_where, body) => {
    expect(await lines(paragraph('Fees') + body + paragraph('Term'))).toEqual([
      'Fees',
      'The Client pays.',
      'Draft.',
      'Reply soon.',
      'Term',
    ]);
  });

  it('stays in its cell, and what is in a table in it stays together', async () => {
    const cell = `<w:p>${box('net')}${run('EUR 900')}</w:p>`;

    const row = `<w:tr><w:tc>${paragraph('Fee')}</w:tc><w:tc>${cell}</w:tc></w:tr>`;

    expect(await lines(`<w:tbl>${row}</w:tbl>`)).toEqual(['Fee', 'EUR 900', 'net']);
    const inner = table([['one', 'two']]);
    const holding = `<w:p>${box('Prices').replace('</w:txbxContent>', `${inner}</w:txbxContent>`)}${run('Fees')}</w:p>`;
    expect(await lines(holding)).toEqual(['Fees', 'Prices', 'one | two']);
  });

  it('names no party', async () => {
    const body = [
      paragraph('VERTIMO PASLAUGŲ SUTARTIS'),
      `<w:p>${run('2026 m. lapkričio 24 d., Vilnius. UAB „Baltijos leidinių namai“, juridinio asmens kodas 304112233, atstovaujama direktoriaus Jono Kalvaičio (toliau – Užsakovas), ir Rasa Petrulienė, individualios veiklos pažymos Nr. 512345 (toliau – Vertėja), sudarė šią sutartį.')}${box('Projektas. Atsakyti iki 2026 m. gruodžio 4 d.')}</w:p>`,
      paragraph('1. Vertėja verčia Užsakovo leidinius iš anglų kalbos į lietuvių kalbą.'),
      paragraph('2. Užsakovas sumoka 3 400 Eur per trisdešimt (30) dienų nuo sąskaitos gavimo.'),
    ].join('');
    const { text } = await readDocx(makeDocx({ body }));

    expect(check(text, { language: 'lt' }).parties).toMatchObject([
      { side: 'provider', name: 'Rasa Petrulienė' },
      { side: 'client', name: 'UAB „Baltijos leidinių namai“' },
    ]);
  });
});
