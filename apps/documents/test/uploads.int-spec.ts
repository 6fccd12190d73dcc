import { aGuestId, eventually, type TestActor } from '@pactwright/testing';
import { DocumentsHarness } from './harness.js';
import { Reviewer, reviewOf } from './reviewer.js';
import { getJson, sendFile } from './send-file.js';

const TEXT = 'Services Agreement\n\nThe Contractor shall build a website for the Client.\n';

let documents: DocumentsHarness;
let reviewer: Reviewer;
beforeAll(async () => {
  documents = await DocumentsHarness.start();
  reviewer = new Reviewer(documents);
}, 60_000);
beforeEach(() => {
  reviewer.answer = (text) => ({ status: 'done', result: reviewOf(text) });
});
afterAll(async () => {
  await reviewer.stop();
  await documents.stop();
});

const aGuest = (language: 'en' | 'lt' = 'en'): TestActor => ({ guestId: aGuestId(), language });

describe('POST /api/analyze/upload', () => {
  it('R-ANA-01 R-API-19 answers a visitor with the analysis of the text that was read', async () => {
    const { status, body } = await sendFile(documents, aGuest(), { name: 'a.txt', content: TEXT });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      analysis: {
        documentText: TEXT.trim(),
        essential: [{ evidence: { quote: 'Services', start: 0, end: 8 } }],
      },
    });
  });

  it('T-49 keeps neither the file nor the text beside the result', async () => {
    const guest = aGuest();
    await sendFile(documents, guest, { name: 'a.txt', content: TEXT });

    expect(
      await documents.rows('SELECT status, stage, text, file_key FROM uploads WHERE owner = $1', [
        `guest:${guest.guestId}`,
      ]),
    ).toEqual([{ status: 'done', stage: 'finished', text: null, file_key: null }]);
  });

  it('tells at once where to ask again when the caller prefers so', async () => {
    const guest = aGuest();
    const sent = await sendFile(documents, guest, { name: 'a.txt', content: TEXT, prefer: 'respond-async' });

    expect(sent.status).toBe(202);
    const path = `/api/analyze/runs/${String(sent.body['runId'])}`;
    await eventually(async () =>
      expect((await getJson(documents, guest, path)).body).toMatchObject({
        status: 'done',
        stage: 'finished',
        analysis: { documentText: TEXT.trim() },
      }),
    );
    expect((await getJson(documents, aGuest(), path)).body).toMatchObject({ code: 'RUN_NOT_FOUND' });
  });
});
