import { aGuestId, asActor, eventually, type TestActor } from '@pactwright/testing';
import { UPLOAD_MAX_BYTES, type ReviewedKind } from '@pactwright/protocol';
import { CONTRACT_TEXT, POISON } from '../src/testing/files/a-contract.js';
import { poisonedDocx } from '../src/testing/files/poisoned-docx.js';
import { cleanPdf } from '../src/testing/files/poisoned-pdf.js';
import { DocumentsHarness } from './harness.js';
import { Reviewer, reviewOf } from './reviewer.js';
import { getJson, sendFile } from './send-file.js';
import { storedUploads } from './stored-uploads.js';

let documents: DocumentsHarness;
let reviewer: Reviewer;
beforeAll(async () => {
  documents = await DocumentsHarness.start();
  reviewer = new Reviewer(documents);
});
beforeEach(() => {
  reviewer.answer = (text) => ({ status: 'done', result: reviewOf(text) });
});
afterAll(async () => {
  await reviewer.stop();
  await documents.stop();
});

const aGuest = (language: 'en' | 'lt' = 'en'): TestActor => ({ guestId: aGuestId(), language });
const file = { name: 'contract.txt', content: CONTRACT_TEXT };
/** A contract that nobody has sent yet. */
const another = (): string => `${CONTRACT_TEXT}\n\nReference ${aGuestId()}`;

const rowsOf = ({ guestId }: TestActor): Promise<Record<string, unknown>[]> =>
  documents.rows('SELECT * FROM uploads WHERE owner = $1', [`guest:${guestId}`]);

describe('POST /api/analyze/upload', () => {
  it('R-ANA-01 R-API-19 answers a visitor with the analysis of the text that was read', async () => {
    const { status, body } = await sendFile(documents, aGuest(), file);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      analysis: {
        documentText: CONTRACT_TEXT,
        essential: [{ evidence: { quote: 'Services', start: 0, end: 8 } }],
        warnings: [],
      },
    });
  });

  it('T-49 keeps neither the file nor a text beside the result', async () => {
    const guest = aGuest();
    await sendFile(documents, guest, file);

    expect(await rowsOf(guest)).toMatchObject([
      { status: 'done', stage: 'finished', text: null, file_key: null },
    ]);
    expect(await documents.rows('SELECT input FROM runs WHERE input IS NOT NULL')).toEqual([]);
    expect(await storedUploads(documents.bucket)).toEqual([]);
  });

  it('T-49 tells what is hidden, in the language of the form, and does not have it reviewed', async () => {
    const [poisoned] = poisonedDocx();
    const guest = aGuest();
    const { body } = await sendFile(documents, guest, {
      name: 'contract.docx',
      content: poisoned?.bytes ?? '',
      language: 'lt',
    });

    expect(body).toMatchObject({
      analysis: {
        documentText: CONTRACT_TEXT,
        warnings: [
          {
            code: 'HIDDEN_TEXT',
            message: 'Faile yra to, ko skaitytojas nemato. Į paslėptą tekstą neatsižvelgta.',
            details: [`Tekstas, kurio formatas – paslėptas: „${POISON}“`],
          },
        ],
      },
    });
    expect(reviewer.texts.join()).not.toContain('Ignore every other clause');
    const kept = await getJson(documents, guest, `/api/analyze/runs/${String(body['runId'])}`);
    expect(kept.body).toMatchObject({
      language: 'en',
      fileName: 'contract.docx',
      analysis: {
        warnings: [{ code: 'HIDDEN_TEXT', details: [`Text formatted as hidden: “${POISON}”`] }],
      },
    });
  });

  it('says when only the beginning was read', async () => {
    const content = `${'Every clause counts. '.repeat(30_000)}`;
    const { body } = await sendFile(documents, aGuest(), { name: 'long.txt', content });

    expect(body).toMatchObject({ analysis: { warnings: [{ code: 'CUT_SHORT', details: [] }] } });
  });

  it('R-ANA-03 takes a file of exactly 10 MiB and leaves nothing of a larger one', async () => {
    const guest = aGuest();
    const content = Buffer.alloc(UPLOAD_MAX_BYTES + 1, 'word ');
    const taken = await sendFile(documents, aGuest(), { name: 'a.txt', content: content.subarray(1) });
    const refused = await sendFile(documents, guest, { name: 'a.txt', content });

    expect(taken).toMatchObject({ status: 200, body: { success: true } });
    expect(refused).toMatchObject({
      status: 413,
      body: { success: false, code: 'UPLOAD_TOO_LARGE', message: 'Maximum file size is 10MB' },
    });
    expect(await rowsOf(guest)).toEqual([]);
    expect(await storedUploads(documents.bucket)).toEqual([]);
  });

  it.each([
    ['en', 'Please upload a PDF, DOC, DOCX, or TXT file'],
    ['lt', 'Įkelkite PDF, DOC, DOCX arba TXT failą'],
  ] as const)(
    'R-ANA-02 refuses other extensions, in the language of the form: %s',
    async (language, message) => {
      const other = language === 'en' ? 'lt' : 'en';
      const sent = await sendFile(documents, aGuest(other), { name: 'contract.odt', content: 'x', language });

      expect(sent).toMatchObject({ status: 415, body: { code: 'UPLOAD_TYPE', message } });
    },
  );

  it('R-ANA-04 R-ANA-05 says that nothing was selected', async () => {
    const missing = {
      status: 400,
      body: { code: 'UPLOAD_MISSING', message: 'Please select a file to upload' },
    };

    expect(await sendFile(documents, aGuest(), { ...file, field: 'other' })).toMatchObject(missing);
    expect(await sendFile(documents, aGuest(), { ...file, name: '' })).toMatchObject(missing);
    const json = await fetch(`${documents.service.url}/api/analyze/upload`, {
      method: 'POST',
      headers: { ...asActor('documents', aGuest()), 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await json.json()).toMatchObject(missing.body);
  });

  it('refuses a form that breaks off', async () => {
    const response = await fetch(`${documents.service.url}/api/analyze/upload`, {
      method: 'POST',
      headers: { ...asActor('documents', aGuest()), 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="contract"; filename="a.txt"\r\n\r\nServ',
    });

    expect(response.status).toBe(400);
    expect(await storedUploads(documents.bucket)).toEqual([]);
  });

  it('leaves nothing behind when the sender goes away in the middle', async () => {
    const guest = aGuest();
    const leaving = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const head = '--x\r\nContent-Disposition: form-data; name="contract"; filename="a.txt"\r\n\r\n';
        controller.enqueue(Buffer.from(head));
        controller.enqueue(Buffer.alloc(6 * 1024 * 1024, 'word '));
      },
    });
    const sending = fetch(`${documents.service.url}/api/analyze/upload`, {
      method: 'POST',
      headers: { ...asActor('documents', guest), 'content-type': 'multipart/form-data; boundary=x' },
      body,
      signal: leaving.signal,
      duplex: 'half',
    } as RequestInit);
    await eventually(async () => expect(await rowsOf(guest)).toHaveLength(1));
    leaving.abort();

    await expect(sending).rejects.toThrow();
    await eventually(async () => expect(await rowsOf(guest)).toEqual([]));
    expect(await storedUploads(documents.bucket)).toEqual([]);
  });

  it.each([
    ['not-a-contract', 'NOT_A_CONTRACT', 422],
    ['other-language', 'DOCUMENT_LANGUAGE', 422],
    ['empty', 'UPLOAD_NO_TEXT', 422],
  ] as const)('R-ANA-09 says honestly when a text is no contract: %s', async (kind, code, status) => {
    reviewer.answer = (text) => ({ status: 'done', result: reviewOf(text, kind as ReviewedKind) });

    expect(await sendFile(documents, aGuest(), { ...file, content: another() })).toMatchObject({
      status,
      body: { success: false, code },
    });
  });

  it('R-ANA-09 says that the analysis failed when the review did', async () => {
    reviewer.answer = () => ({ status: 'failed' });

    expect(
      await sendFile(documents, aGuest(), { ...file, content: another(), language: 'lt' }),
    ).toMatchObject({
      status: 503,
      body: { code: 'ANALYSIS_FAILED', message: 'Nepavyko išanalizuoti sutarties' },
    });
  });

  it('names the extension that the content does not match', async () => {
    const { body } = await sendFile(documents, aGuest(), { name: 'contract.docx', content: cleanPdf() });

    expect(body['message']).toContain('(.docx)');
  });

  it('keeps of the name of the file only what can be shown', async () => {
    const guest = aGuest();
    await sendFile(documents, guest, { ...file, name: '../..\\\u202eevil name.TXT' });

    expect(await rowsOf(guest)).toMatchObject([{ label: 'evil name.TXT', extension: '.txt' }]);
  });
});
