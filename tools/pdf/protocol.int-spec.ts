import { buffer } from 'node:stream/consumers';
import { convert, gotenberg, office, adjust, pipe, please, set } from 'gotenberg-js-client';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { aDocument } from './testing/a-document.js';

/*
 * What the product asks of Gotenberg 8, through the client it uses. The embedded converter and a real Gotenberg
 * (`npm run test:real`) have to pass the same tests.
 */
const base = process.env['TEST_GOTENBERG_URL'] ?? '';
const route = `${base}/forms/libreoffice/convert`;
const archive = { pdfa: 'PDF/A-2b', pdfua: 'true', exportBookmarks: 'true' };

const toPdf = async (docx: Buffer, options: Record<string, string> = {}) => {
  /* The client knows the fields of Gotenberg 6; it sends any others as they are. */
  const send = pipe(gotenberg(''), convert, office, adjust({ url: route }), set(options as object), please);
  return buffer(await send({ 'sutartis.docx': docx }));
};
const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));
const post = (form: FormData) => fetch(route, { method: 'POST', body: form });
const formWith = (name: string, content: Buffer | string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
};

describe('a Gotenberg 8 server', () => {
  it('says that it is up', async () => {
    const health = await fetch(`${base}/health`);
    expect([health.status, await health.json()]).toMatchObject([200, { status: 'up' }]);
  });

  it('keeps every Lithuanian letter and sign of the text', async () => {
    const sentence = 'Ąžuolas, ČĘĖĮŠŲŪŽ, ąčęėįšųūž – „kabutės“, 1 234,50 €, § 5';
    const { text } = await extractText(await open(await toPdf(await aDocument([sentence]))), {
      mergePages: true,
    });
    expect(text).toContain(sentence);
  });

  it('writes PDF/A-2b, tagged, with the headings as bookmarks and all fonts embedded', async () => {
    const pdf = await toPdf(await aDocument(['Tekstas'], { heading: 'Paslaugų sutartis' }), archive);
    const document = await open(pdf);
    const source = pdf.toString('latin1');

    expect(source).toMatch(/pdfaid:part>2</);
    expect(source).toMatch(/pdfaid:conformance>B</);
    expect(source).toMatch(/pdfuaid:part>1</);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await document.getOutline()).map(({ title }) => title)).toEqual(['Paslaugų sutartis']);
    expect(source.match(/\/FontDescriptor\b[^>]*\/FontName/g)?.length).toBe(
      source.match(/\/FontFile2? \d/g)?.length,
    );
  });

  it('writes the wanted author and title into the file', async () => {
    const metadata = JSON.stringify({ Title: 'Paslaugų sutartis', Author: 'UAB „Ąžuolas“' });
    const { info } = await getMeta(await open(await toPdf(await aDocument(['Tekstas']), { metadata })));
    expect(info).toMatchObject({ Title: 'Paslaugų sutartis', Author: 'UAB „Ąžuolas“' });
  });

  it('carries the title and author of the document itself into an archive file', async () => {
    const { info } = await getMeta(await open(await toPdf(await aDocument(['Tekstas']), archive)));
    expect(info).toMatchObject({ Title: 'Sutartis', Author: 'UAB „Ąžuolas“' });
  });

  it('names the file as the header asks and gives the trace back', async () => {
    const headers = { 'Gotenberg-Output-Filename': 'contract-7', 'Gotenberg-Trace': 'request-1' };
    const form = formWith('a.docx', await aDocument(['Tekstas']));
    const answer = await fetch(route, { method: 'POST', body: form, headers });
    await answer.body?.cancel();
    expect(answer.headers.get('content-disposition')).toMatch(/filename="?contract-7\.pdf/);
    expect(answer.headers.get('gotenberg-trace')).toBe('request-1');
  });

  it('converts several documents that arrive together, each to its own text', async () => {
    const names = ['pirmas', 'antras', 'trečias', 'ketvirtas'];
    const texts = names.map(async (name) => {
      const { text } = await extractText(await open(await toPdf(await aDocument([name]))), {
        mergePages: true,
      });
      return text.trim();
    });
    expect(await Promise.all(texts)).toEqual(names);
  });

  it('refuses a file that is no document, and an archive format that does not exist', async () => {
    expect((await post(formWith('a.exe', 'x'))).status).toBe(400);
    expect((await post(formWith('a.docx', await aDocument(['x']), { pdfa: 'PDF/A-9z' }))).status).toBe(400);
    expect((await post(formWith('a.docx', await aDocument(['x']), { metadata: '{' }))).status).toBe(400);
  });
});
