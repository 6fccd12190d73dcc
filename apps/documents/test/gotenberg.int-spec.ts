import { freePort } from '@pactwright/testing';
import { GotenbergPdfConverter } from '../src/pdf/gotenberg-pdf-converter.js';
import type { PdfError } from '../src/pdf/pdf-converter.js';
import { FAKE_PDF, FakeGotenberg } from './fake-gotenberg.js';

const docx = Buffer.from('PK word file');
let server: FakeGotenberg;
beforeEach(async () => {
  server = await FakeGotenberg.start();
});
afterEach(() => server.stop());

interface Circumstances {
  readonly signal?: AbortSignal;
  readonly url?: string;
  readonly timeoutMs?: number;
}

function convert({ signal, url = server.url, timeoutMs = 60_000 }: Circumstances = {}): Promise<Buffer> {
  return new GotenbergPdfConverter({ url, timeoutMs }).convert({
    docx,
    signal: signal ?? new AbortController().signal,
    trace: 'trace-1',
  });
}

describe(GotenbergPdfConverter.name, () => {
  it('asks for an archivable and accessible PDF with bookmarks, and names the conversion', async () => {
    expect((await convert()).toString()).toBe(FAKE_PDF);

    const [conversion] = server.conversions;
    const field = (name: string): string | undefined =>
      new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r\\n`).exec(conversion?.form ?? '')?.[1];
    expect(conversion).toMatchObject({ path: 'POST /forms/libreoffice/convert', trace: 'trace-1' });
    expect(conversion?.form).toContain('filename="contract.docx"');
    expect(conversion?.form).toContain('PK word file');
    expect([field('pdfa'), field('pdfua'), field('exportBookmarks')]).toEqual(['PDF/A-2b', 'true', 'true']);
    expect(field('metadata')).toBeUndefined();
  });

  it('takes a connection of its own for each document, which nobody closes between two of them', async () => {
    await convert();
    await convert();

    expect(server.conversions.map(({ connection }) => connection)).toEqual([1, 2]);
  });

  it.each([
    [400, false],
    [403, false],
    [404, false],
    [413, false],
    [429, true],
    [500, true],
    [503, true],
  ])('takes an answer of %i for a failure that passes: %s', async (status, isPassing) => {
    server.status = status;
    server.body = 'the reason';

    await expect(convert()).rejects.toMatchObject({
      name: 'PdfError',
      isPassing,
      message: `the PDF server answered ${status}: the reason`,
    } satisfies Partial<PdfError>);
  });

  it('gives up a conversion that takes too long', async () => {
    server.delayMs = 2_000;

    await expect(convert({ timeoutMs: 300 })).rejects.toMatchObject({ name: 'PdfError', isPassing: true });
  });

  it('ends a conversion that nobody waits for any more', async () => {
    server.delayMs = 2_000;
    const abort = new AbortController();
    const conversion = convert({ signal: abort.signal });
    abort.abort();

    await expect(conversion).rejects.toMatchObject({ name: 'PdfError', isPassing: true });
  });

  it('says when nobody answers at all', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;

    await expect(convert({ url: nobody })).rejects.toMatchObject({ name: 'PdfError', isPassing: true });
  });

  it('does not take anything else for a PDF', async () => {
    server.body = '<html>a proxy in between</html>';

    await expect(convert()).rejects.toMatchObject({ name: 'PdfError', isPassing: true });
  });
});
