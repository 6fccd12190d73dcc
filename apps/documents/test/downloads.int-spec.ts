import { randomUUID } from 'node:crypto';
import { draft } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { ObjectStorage } from '@pactwright/server-storage';
import { aGuestId, eventually, type TestActor } from '@pactwright/testing';
import { contentOf } from '../src/renders/content.js';
import { readDocx } from '../src/testing/read-docx.js';
import { webProject } from '../src/testing/some-answers.js';
import { FAKE_PDF, FakeGotenberg } from './fake-gotenberg.js';
import { DocumentsHarness, refusal } from './harness.js';

const aGuest = (): TestActor => ({ guestId: aGuestId() });
const aUser = (): TestActor => ({ userId: randomUUID() });

/** What the contract of a website is called, as a header has it. */
const NAME = 'Web%20Development%20Agreement%20%28EN%29';

describe('GET /api/contracts/{id}/download/{format}', () => {
  let gotenberg: FakeGotenberg;
  let documents: DocumentsHarness;
  beforeAll(async () => {
    gotenberg = await FakeGotenberg.start();
    documents = await DocumentsHarness.start({ GOTENBERG_URL: gotenberg.url });
  });
  beforeEach(() => {
    gotenberg.conversions.length = 0;
    gotenberg.delayMs = 0;
    gotenberg.status = 200;
  });
  afterAll(async () => {
    await documents.stop();
    await gotenberg.stop();
  });

  it.each([
    ['visitor', aGuest()],
    ['user', aUser()],
  ])('R-API-18 R-PSUC-02 gives a %s the paid contract as a Word file and as a PDF', async (_, owner) => {
    const { id } = documents.contractOf(owner);
    const docx = await documents.download(owner, id, 'docx');
    const pdf = await documents.download(owner, id, 'pdf');

    expect(docx.status).toBe(200);
    expect(docx.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename="contract-${id}.docx"; filename*=UTF-8''${NAME}.docx`,
      'content-length': String((docx.body as Buffer).length),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await readDocx(docx.body as Buffer)).text).toContain(draft(webProject, 'en').disclaimer);
    expect(pdf.status).toBe(200);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="contract-${id}.pdf"; filename*=UTF-8''${NAME}.pdf`,
    });
    expect((pdf.body as Buffer).toString()).toBe(FAKE_PDF);
  });

  it.each<[string, TestActor]>([
    ['another visitor', aGuest()],
    ['another user', aUser()],
    ['an administrator', { ...aUser(), isAdmin: true }],
    ['somebody without any cookie', {}],
  ])('tells %s that the contract does not exist, paid or not', async (_, stranger) => {
    for (const isPaid of [true, false]) {
      const { id } = documents.contractOf(aGuest(), { isPaid });

      expect(refusal(await documents.download(stranger, id, 'pdf'))).toEqual({
        status: 404,
        code: 'CONTRACT_NOT_FOUND',
        success: false,
      });
    }
    expect(gotenberg.conversions).toEqual([]);
  });

  it('asks the owner to pay first', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner, { isPaid: false });

    expect(refusal(await documents.download(owner, id, 'docx'))).toMatchObject({
      status: 402,
      code: 'CONTRACT_NOT_PAID',
    });
  });

  it('R-LEGAL-05 tells the owner of a contract whose money was given back why it is locked', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner, { isPaid: false, withheld: 'refunded' });

    expect(refusal(await documents.download(owner, id, 'pdf'))).toMatchObject({
      status: 402,
      code: 'CONTRACT_WITHHELD',
    });
  });

  it.each([
    ['doc', 'FORMAT_NOT_SUPPORTED'],
    ['PDF', 'FORMAT_NOT_SUPPORTED'],
  ])('knows no format %s', async (format, code) => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);

    expect(refusal(await documents.download(owner, id, format))).toMatchObject({ status: 404, code });
  });

  it('knows no contract by an id that is none', async () => {
    expect(refusal(await documents.download(aGuest(), '7', 'pdf'))).toMatchObject({
      status: 404,
      code: 'CONTRACT_NOT_FOUND',
    });
  });

  it('makes the files once for many first downloads at once, and not again for later ones', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    gotenberg.delayMs = 200;
    const first = await Promise.all(
      Array.from({ length: 12 }, (_, at) => documents.download(owner, id, at % 2 ? 'pdf' : 'docx')),
    );
    const later = await documents.download(owner, id, 'pdf');

    expect([...first, later].filter(({ status }) => status !== 200).map(refusal)).toEqual([]);
    expect(gotenberg.conversions).toHaveLength(1);
    expect(await documents.rows('SELECT status, attempt FROM renders WHERE contract_id = $1', [id])).toEqual([
      { status: 'done', attempt: 2 },
    ]);
  });

  it('makes new files when the answers have changed and removes the old ones', async () => {
    const owner = aGuest();
    const contract = documents.contractOf(owner);
    await documents.download(owner, contract.id, 'pdf');
    const [old] = await documents.rows('SELECT docx_key, pdf_key FROM renders WHERE contract_id = $1', [
      contract.id,
    ]);
    contract.answers = { ...contract.answers, scope_of_work: 'Something entirely different' };
    const docx = await documents.download(owner, contract.id, 'docx');
    const storage = documents.service.get<ObjectStorage>(ObjectStorage);

    expect((await readDocx(docx.body as Buffer)).text).toContain('Something entirely different');
    await eventually(async () => {
      expect(await storage.exists(String(old?.['docx_key']))).toBe(false);
      expect(await storage.exists(String(old?.['pdf_key']))).toBe(false);
      expect(
        await documents.rows('SELECT status FROM renders WHERE contract_id = $1', [contract.id]),
      ).toEqual([{ status: 'done' }]);
    });
  });

  it('gives the file of the newest answers when they change while it is being made', async () => {
    const owner = aGuest();
    const changed = { ...webProject, scope_of_work: 'Changed in the meantime' } as Answers;
    const { id } = documents.contractOf(owner, { changes: [changed] });
    const docx = await documents.download(owner, id, 'docx');

    expect((await readDocx(docx.body as Buffer)).text).toContain('Changed in the meantime');
    await eventually(async () =>
      expect(
        await documents.rows('SELECT content_hash, status FROM renders WHERE contract_id = $1', [id]),
      ).toEqual([{ content_hash: contentOf({ answers: changed, language: 'en' }).hash, status: 'done' }]),
    );
  });

  it('T-27 says that a contract is gone when it is deleted while its file is being made', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner, { reads: 1 });

    expect(refusal(await documents.download(owner, id, 'pdf'))).toMatchObject({
      status: 404,
      code: 'CONTRACT_NOT_FOUND',
    });
    expect(await documents.rows('SELECT id FROM renders WHERE contract_id = $1', [id])).toEqual([]);
  });

  it('makes a file anew that has vanished from the store', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    await documents.download(owner, id, 'pdf');
    const [render] = await documents.rows('SELECT docx_key FROM renders WHERE contract_id = $1', [id]);
    await documents.service.get<ObjectStorage>(ObjectStorage).delete(String(render?.['docx_key']));

    expect((await documents.download(owner, id, 'docx')).status).toBe(200);
  });

  it('gives up at once a document that the PDF server refuses, and still gives the Word file', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    gotenberg.status = 400;

    expect(refusal(await documents.download(owner, id, 'pdf'))).toMatchObject({
      status: 503,
      code: 'RENDER_FAILED',
    });
    expect((await documents.download(owner, id, 'docx')).status).toBe(200);
    expect(gotenberg.conversions).toHaveLength(1);
  });

  it('tries again while the PDF server is busy', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    gotenberg.status = 503;
    const download = documents.download(owner, id, 'pdf');
    await eventually(() => expect(gotenberg.conversions.length).toBeGreaterThan(0));
    gotenberg.status = 200;

    expect((await download).status).toBe(200);
  });

  it('makes the files ahead when the contract is paid', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    await documents.service.get<JobQueue>(JobQueue).addEvent('documents-events', {
      eventId: randomUUID(),
      name: 'contract.paid',
      occurredAt: new Date().toISOString(),
      data: { contractId: id, paymentId: randomUUID(), testMode: true },
    });
    await eventually(async () =>
      expect(await documents.rows('SELECT status FROM renders WHERE contract_id = $1', [id])).toEqual([
        { status: 'done' },
      ]),
    );
    await documents.download(owner, id, 'pdf');

    expect(gotenberg.conversions).toHaveLength(1);
  });
});
