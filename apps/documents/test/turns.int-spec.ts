import { randomUUID } from 'node:crypto';
import { JobQueue } from '@pactwright/server-queue';
import { aGuestId, eventually, type TestActor } from '@pactwright/testing';
import { Uploads } from '../src/uploads/uploads.js';
import { FakeGotenberg } from './fake-gotenberg.js';
import { DocumentsHarness } from './harness.js';

/* As many are converted side by side. */
const UNDER_WAY = 2;
const BACKLOG = 6;

let gotenberg: FakeGotenberg;
let documents: DocumentsHarness;
beforeAll(async () => {
  gotenberg = await FakeGotenberg.start();
  documents = await DocumentsHarness.start({ GOTENBERG_URL: gotenberg.url });
});
afterAll(async () => {
  await documents.stop();
  await gotenberg.stop();
});

const aGuest = (): TestActor => ({ guestId: aGuestId() });
const renderOf = async (contractId: string): Promise<Record<string, unknown> | undefined> =>
  (await documents.rows('SELECT * FROM renders WHERE contract_id = $1', [contractId]))[0];

async function pay(contractId: string): Promise<void> {
  await documents.service.get<JobQueue>(JobQueue).addEvent('documents-events', {
    eventId: randomUUID(),
    name: 'contract.paid',
    occurredAt: new Date().toISOString(),
    data: { contractId, paymentId: randomUUID(), testMode: true },
  });
}

describe('while the PDFs of somebody else are made', () => {
  it('R-PSUC-02 a Word file is there at once, and a PDF before the rest of what the other waits for', async () => {
    let release = (): void => undefined;
    gotenberg.held = new Promise((resolve) => (release = resolve));
    const other = aGuest();
    const backlog = Array.from({ length: BACKLOG }, () => documents.contractOf(other).id);
    await Promise.all(backlog.map(pay));
    await eventually(async () => {
      expect(gotenberg.conversions).toHaveLength(UNDER_WAY);
      for (const id of backlog) expect((await renderOf(id))?.['docx_key']).toEqual(expect.any(String));
    });

    const owner = aGuest();
    const { id } = documents.contractOf(owner);
    const docx = await documents.download(owner, id, 'docx');
    expect(docx.status).toBe(200);
    expect(gotenberg.conversions).toHaveLength(UNDER_WAY);

    const queue = documents.service.get<JobQueue>(JobQueue);
    const ahead = BACKLOG - UNDER_WAY;
    await eventually(async () =>
      expect(await queue.counts('conversions')).toMatchObject({ prioritized: ahead + 1 }),
    );
    release();
    const pdf = await documents.download(owner, id, 'pdf');
    expect(pdf.status).toBe(200);
    const own = String((await renderOf(id))?.['id']);
    expect(gotenberg.conversions.findIndex(({ trace }) => trace === own)).toBeLessThan(2 * UNDER_WAY);
    gotenberg.held = undefined;
    await eventually(async () => {
      for (const done of backlog) expect(await renderOf(done)).toMatchObject({ status: 'done' });
    });
  });
});

describe(Uploads.name, () => {
  it('R-ANA-01 lets the second file of one be read after the first of everybody', async () => {
    const uploads = documents.service.get<Uploads>(Uploads);
    const sent = async (owner: string): Promise<string> => {
      const payer = { owner, isVisitor: true, address: null };
      const { id } = await uploads.open({ payer, language: 'en', label: 'a.txt', extension: '.txt' });
      await uploads.received(id, { size: 1, sha256: 'a'.repeat(64), language: 'en' });
      return id;
    };
    const many = `guest:${aGuestId()}`;
    const [first = '', second = ''] = [await sent(many), await sent(many), await sent(many)];

    expect(await uploads.turnOf(second)).toBe(3);
    const claim = await uploads.claim(first);
    if (claim) await uploads.fail(claim, 'UPLOAD_NO_TEXT');
    expect(await uploads.turnOf(second)).toBe(2);
    expect(await uploads.turnOf(await sent(`guest:${aGuestId()}`))).toBe(1);
  });
});
