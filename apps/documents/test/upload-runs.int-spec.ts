import { aGuestId, asActor, eventually, type TestActor } from '@pactwright/testing';
import { UploadSweeper } from '../src/uploads/upload-sweeper.js';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { DocumentsHarness } from './harness.js';
import { Reviewer } from './reviewer.js';
import { getJson, sendFile } from './send-file.js';
import { storedUploads } from './stored-uploads.js';

let documents: DocumentsHarness;
let reviewer: Reviewer;
beforeAll(async () => {
  documents = await DocumentsHarness.start();
  reviewer = new Reviewer(documents);
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

describe('GET /api/analyze/runs/{id}', () => {
  it('T-49 tells the owner, and nobody else, how far it is', async () => {
    const guest = aGuest();
    const sent = await sendFile(documents, guest, { ...file, content: another(), prefer: 'respond-async' });

    expect(sent).toMatchObject({ status: 202, body: { retryAfter: 2 } });
    const path = `/api/analyze/runs/${String(sent.body['runId'])}`;
    await eventually(async () =>
      expect((await getJson(documents, guest, path)).body).toMatchObject({
        status: 'done',
        stage: 'finished',
        language: 'en',
        analysis: { documentText: expect.stringContaining('Reference') as string },
      }),
    );
    expect((await getJson(documents, aGuest(), path)).body).toMatchObject({ code: 'RUN_NOT_FOUND' });
    expect((await getJson(documents, guest, '/api/analyze/runs/none')).status).toBe(404);
  });

  it('says in the language of the reader why there is no analysis', async () => {
    const guest = aGuest('lt');
    const sent = await sendFile(documents, guest, { name: 'a.pdf', content: 'x', prefer: 'respond-async' });

    const path = `/api/analyze/runs/${String(sent.body['runId'])}`;
    await eventually(async () =>
      expect((await getJson(documents, guest, path)).body).toMatchObject({
        status: 'failed',
        code: 'UPLOAD_TYPE_MISMATCH',
        message: expect.stringContaining('(.pdf)') as string,
        analysis: null,
      }),
    );
  });

  it('tells each stage as it comes', async () => {
    const guest = aGuest();
    const sent = await sendFile(documents, guest, { ...file, content: another(), prefer: 'respond-async' });
    const path = `/api/analyze/runs/${String(sent.body['runId'])}/events`;
    const events = await fetch(`${documents.service.url}${path}`, { headers: asActor('documents', guest) });
    const stages = [...(await events.text()).matchAll(/"stage":"(\w+)"/g)].map(([, stage]) => stage);

    expect(events.headers.get('content-type')).toContain('text/event-stream');
    expect(stages.at(-1)).toBe('finished');
    expect(stages).toEqual(
      ['received', 'reading', 'reviewing', 'finished'].filter((stage) => stages.includes(stage)),
    );
  });
});

describe(UploadSweeper.name, () => {
  const age = (id: unknown, ago: string): Promise<unknown> =>
    documents.rows(
      `UPDATE uploads SET created_at = now() - $2::interval, updated_at = now() - $2::interval WHERE id = $1`,
      [id, ago],
    );

  it('begins again what the queue has lost, and forgets results after a day', async () => {
    const guest = aGuest();
    const { body } = await sendFile(documents, guest, {
      ...file,
      content: another(),
      prefer: 'respond-async',
    });
    const id = body['runId'];
    await eventually(async () => expect(await rowsOf(guest)).toMatchObject([{ status: 'done' }]));
    await documents.rows(
      `UPDATE uploads SET status = 'running', analysis = NULL, text = 'Lost', stage = 'reviewing' WHERE id = $1`,
      [id],
    );
    await age(id, '2 minutes');
    const sweeper = documents.service.get<UploadSweeper>(UploadSweeper);
    await sweeper.sweep();

    await eventually(async () =>
      expect(await rowsOf(guest)).toMatchObject([{ status: 'done', analysis: { documentText: 'Lost' } }]),
    );
    await age(id, '25 hours');
    await sweeper.sweep();
    expect(await rowsOf(guest)).toEqual([]);
  });

  it('R-ANA-09 takes a file that has long been silent for cut off, and asks whoever sends it after all to try again', async () => {
    const guest = aGuest();
    const sending = sendFile(documents, guest, { ...file, content: another(), overMs: 1_000 });
    const [row] = await eventually(async () => {
      const rows = await rowsOf(guest);
      expect(rows).toMatchObject([{ status: 'receiving' }]);
      return rows;
    });
    await age(row?.['id'], '16 seconds');
    await documents.service.get<UploadSweeper>(UploadSweeper).sweep();

    expect(await rowsOf(guest)).toEqual([]);
    expect(await sending).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await storedUploads(documents.bucket)).not.toContain(row?.['file_key']);
  });
});
