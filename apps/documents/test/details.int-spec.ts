import { DETAIL_NAMES } from '@pactwright/drafting';
import { DETAIL_LENGTH } from '@pactwright/protocol';
import { ObjectStorage } from '@pactwright/server-storage';
import { aGuestId, asActor, eventually, type TestActor } from '@pactwright/testing';
import request, { type Response } from 'supertest';
import { readDocx } from '../src/testing/read-docx.js';
import { FakeGotenberg } from './fake-gotenberg.js';
import { DocumentsHarness, refusal } from './harness.js';

const aGuest = (): TestActor => ({ guestId: aGuestId() });
const NAME = 'Ieva Šimkutė-Žąsienė';

describe('details of a contract', () => {
  let gotenberg: FakeGotenberg;
  let documents: DocumentsHarness;
  beforeAll(async () => {
    gotenberg = await FakeGotenberg.start();
    documents = await DocumentsHarness.start({ GOTENBERG_URL: gotenberg.url });
  });
  beforeEach(() => {
    gotenberg.conversions.length = 0;
    gotenberg.held = undefined;
    gotenberg.status = 200;
  });
  afterAll(async () => {
    await documents.stop();
    await gotenberg.stop();
  });

  const list = (actor: TestActor, id: string) =>
    request(documents.service.url).get(`/api/contracts/${id}/details`).set(asActor('documents', actor));
  const fill = (actor: TestActor, id: string, format: string, details: unknown): Promise<Response> =>
    Promise.resolve(
      request(documents.service.url)
        .post(`/api/contracts/${id}/download/${format}`)
        .set(asActor('documents', actor))
        .send({ details })
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => done(null, Buffer.concat(chunks)));
        }),
    );

  it('lists what is left to fill, each gap once, in the language of who asks', async () => {
    const owner = { ...aGuest(), language: 'lt' as const };
    const { id } = documents.contractOf(owner);
    const { body } = await list(owner, id).expect(200);
    expect(body).toMatchObject({
      details: expect.arrayContaining([
        expect.objectContaining({
          id: 'provider.name',
          label: 'Paslaugų teikėjo vardas ir pavardė',
          party: 'provider',
          kind: 'name',
          required: true,
        }),
      ]),
    });
  });

  it('puts details into the Word file and into the PDF, and leaves the stored ones as they were', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    const docx = await fill(owner, id, 'docx', { 'provider.name': NAME });
    const pdf = await fill(owner, id, 'pdf', { 'provider.name': NAME });

    expect(docx.status).toBe(200);
    expect(docx.headers).toMatchObject({
      'content-disposition': expect.stringContaining(`filename="contract-${id}.docx"; filename*=UTF-8''`),
      'cache-control': 'private, no-store',
    });
    const { text } = await readDocx(docx.body as Buffer);
    expect(text).toContain(NAME);
    expect(text).not.toContain('[Provider’s full name]');
    /* What a contract can do without is no label in a file that has been filled in. */
    expect(text).not.toMatch(/agreement number|VAT number \(if any\)/u);
    expect(text).toContain('[Client’s full name]');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(gotenberg.conversions).toHaveLength(1);

    const plain = await readDocx((await documents.download(owner, id, 'docx')).body as Buffer);
    expect(plain.text).toContain('[Provider’s full name]');
    expect(plain.text).toMatch(/agreement number[^]*VAT number \(if any\)/u);
    expect(plain.text).not.toContain(NAME);
  });

  it.each(['🦊 Lapė & <Co>', 'شركة النور', `Ą${'b'.repeat(DETAIL_LENGTH - 1)}`])(
    'takes %s as it is',
    async (name) => {
      const owner = aGuest();
      const { id } = documents.contractOf(owner);
      const { body } = await fill(owner, id, 'docx', { 'client.name': name });
      expect((await readDocx(body as Buffer)).text).toContain(name);
    },
  );

  it('stores none of it', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    const planted = Object.fromEntries(DETAIL_NAMES.map((name, at) => [name, `planted-${at}-string`]));
    await fill(owner, id, 'docx', planted);
    await fill(owner, id, 'pdf', planted);
    gotenberg.status = 500;
    expect(refusal(await fill(owner, id, 'pdf', planted))).toMatchObject({
      status: 503,
      code: 'RENDER_FAILED',
    });

    const tables = await documents.rows(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(2);
    for (const { name } of tables) {
      const rows = await documents.rows(
        `SELECT count(*)::int AS found FROM "${String(name)}" t WHERE t::text LIKE '%planted-%'`,
      );
      expect([name, rows[0]?.['found']]).toEqual([name, 0]);
    }
    const storage = documents.service.get(ObjectStorage);
    expect(await storage.get(`contracts/${id}`)).toBeUndefined();
    expect(await documents.rows('SELECT 1 FROM renders WHERE contract_id = $1', [id])).toEqual([]);
  });

  it.each<[string, unknown, string, number]>([
    ['a name that no contract has a place for', { 'provider.shoeSize': '44' }, 'VALIDATION_FAILED', 400],
    ['one that is too long', { 'client.name': 'x'.repeat(DETAIL_LENGTH + 1) }, 'VALIDATION_FAILED', 400],
    ['a control character', { 'client.name': 'a\u0007b' }, 'VALIDATION_FAILED', 400],
    ['text that is turned round', { 'client.name': 'GmbH \u202egnp.exe' }, 'VALIDATION_FAILED', 400],
    ['a line break', { 'client.address': 'a\nb' }, 'VALIDATION_FAILED', 400],
    ['half a character', { 'client.name': 'a\ud83e' }, 'VALIDATION_FAILED', 400],
    ['a number', { 'client.name': 7 }, 'VALIDATION_FAILED', 400],
    ['a list', ['a'], 'VALIDATION_FAILED', 400],
    ['nothing', undefined, 'VALIDATION_FAILED', 400],
  ])('refuses %s', async (_, details, code, status) => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    expect(refusal(await fill(owner, id, 'docx', details))).toMatchObject({ status, code });
  });

  it('is for who owns the contract and has paid for it', async () => {
    const owner = aGuest();
    const paid = documents.contractOf(owner);
    const unpaid = documents.contractOf(owner, { isPaid: false });
    expect(refusal(await fill(aGuest(), paid.id, 'docx', {}))).toMatchObject({ code: 'CONTRACT_NOT_FOUND' });
    expect(refusal(await fill(owner, unpaid.id, 'docx', {}))).toMatchObject({ code: 'CONTRACT_NOT_PAID' });
    await list(aGuest(), paid.id).expect(404);
    await list(owner, unpaid.id).expect(200);
  });

  it('makes two PDFs at a time, lets some wait, and tells the rest to come again', async () => {
    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    let release = (): void => undefined;
    gotenberg.held = new Promise((resolve) => {
      release = resolve;
    });
    const refused: Response[] = [];
    const asked = Array.from({ length: 24 }, async () => {
      const answer = await fill(owner, id, 'pdf', { 'client.name': NAME });
      if (answer.status !== 200) refused.push(answer);
      return answer;
    });
    try {
      await eventually(() => expect(refused).toHaveLength(6));
      expect(refusal(refused[0] as Response)).toMatchObject({ status: 503, code: 'RENDER_FAILED' });
      expect(gotenberg.conversions.length).toBeLessThanOrEqual(2);
    } finally {
      release();
    }
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(18);
  });
});
