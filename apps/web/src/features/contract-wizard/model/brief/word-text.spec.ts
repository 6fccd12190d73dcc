import { strToU8, zipSync } from 'fflate';
import { wordText } from './word-text.js';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const word = (body: string, name = 'word/document.xml'): Blob =>
  new Blob([
    zipSync({ [name]: strToU8(`<w:document xmlns:w="${NAMESPACE}"><w:body>${body}</w:body></w:document>`) }),
  ]);
const p = (runs: string, properties = '') => `<w:p>${properties}${runs}</w:p>`;
const r = (text: string, properties = '') => `<w:r>${properties}<w:t>${text}</w:t></w:r>`;

describe(wordText.name, () => {
  it('reads a line for each paragraph, with marks before what is listed, in tables as well', async () => {
    const list = '<w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr>';
    const cell = (text: string) => `<w:tc>${p(r(text))}</w:tc>`;
    const file = word(
      p(r('Reikia ') + r('logotipo') + '<w:r><w:tab/><w:br/></w:r>' + r('kavinei')) +
        p(r('SVG'), list) +
        `<w:tbl><w:tr>${cell('Kaina')}${cell('900 Eur')}</w:tr></w:tbl>`,
    );
    expect(await wordText(file)).toBe('Reikia logotipo\t\nkavinei\n- SVG\nKaina\n900 Eur');
  });

  it('takes changes as accepted, and leaves out what nobody sees or sees twice', async () => {
    const file = word(
      p(
        r('We pay ') +
          `<w:ins>${r('900')}</w:ins><w:del>${r('100')}</w:del>` +
          r(' secretly', '<w:rPr><w:vanish/></w:rPr>') +
          r(' euros', '<w:rPr><w:vanish w:val="0"/></w:rPr>'),
      ) + `<w:r><w:drawing><w:txbxContent>${p(r('in a box'))}</w:txbxContent></w:drawing></w:r>`,
    );
    expect(await wordText(file)).toBe('We pay 900 euros');
  });

  it.each([
    ['no zip', new Blob(['%PDF-1.7'])],
    ['nothing', new Blob([])],
    ['no Word file', word(p(r('x')), 'xl/workbook.xml')],
    ['broken markup', new Blob([zipSync({ 'word/document.xml': strToU8('<w:document>') })])],
    [
      'a part too large to be unpacked',
      new Blob([zipSync({ 'word/document.xml': new Uint8Array(20_000_001) })]),
    ],
  ])('gives nothing of %s', async (_what, file) => {
    expect(await wordText(file)).toBeUndefined();
  });
});
