import { randomUUID } from 'node:crypto';
import { aGuestId, eventually } from '@pactwright/testing';
import { contentOf } from '../src/renders/content.js';
import { keyOf } from '../src/renders/render-files.js';
import { ClaimLost, RendersService } from '../src/renders/renders.service.js';
import { FakeGotenberg } from './fake-gotenberg.js';
import { DocumentsHarness } from './harness.js';

let gotenberg: FakeGotenberg;
let documents: DocumentsHarness;
let renders: RendersService;
beforeAll(async () => {
  gotenberg = await FakeGotenberg.start();
  documents = await DocumentsHarness.start({ GOTENBERG_URL: gotenberg.url });
  renders = documents.service.get<RendersService>(RendersService);
});
beforeEach(() => {
  gotenberg.conversions.length = 0;
});
afterAll(async () => {
  await documents.stop();
  await gotenberg.stop();
});

const aHash = (): string => randomUUID().replaceAll('-', '').repeat(2);

/** A claim on a render that no job works on. */
async function claimed() {
  const render = await renders.open(randomUUID(), aHash());
  const claim = await renders.claim(render.id);
  if (claim === undefined) throw new Error('the render could not be claimed');
  return claim;
}

/** How often others were told that the files are there (T-14). */
async function renderedEvents(contractId: string): Promise<number> {
  const sql = `SELECT id FROM outbox_events WHERE name = 'contract.rendered' AND data ->> 'contractId' = $1`;
  return (await documents.rows(sql, [contractId])).length;
}

describe(RendersService.name, () => {
  it('knows one render of one content, however many ask at once', async () => {
    const contractId = randomUUID();
    const hash = aHash();
    const opened = await Promise.all(Array.from({ length: 10 }, () => renders.open(contractId, hash)));

    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  it('lets an attempt that was overtaken write nothing', async () => {
    const zombie = await claimed();
    const current = await renders.claim(zombie.id);

    await expect(renders.markStored(zombie, 'docx', 'zombie.docx')).rejects.toThrow(ClaimLost);
    await expect(renders.markFailed(zombie, 'failed', 'zombie')).rejects.toThrow(ClaimLost);
    await expect(renders.markOutdated(zombie)).rejects.toThrow(ClaimLost);
    expect(await renders.find(zombie.id)).toMatchObject({
      status: 'running',
      attempt: current?.attempt,
      docxKey: null,
      failure: null,
    });
  });

  it('is done with the second file, in either order, and then not to be claimed again', async () => {
    for (const formats of [
      ['docx', 'pdf'],
      ['pdf', 'docx'],
    ] as const) {
      const claim = await claimed();
      await renders.markStored(claim, formats[0], keyOf(claim, formats[0]));
      expect(await renders.find(claim.id)).toMatchObject({ status: 'running' });
      expect(await renderedEvents(claim.contractId)).toBe(0);
      await renders.markStored(claim, formats[1], keyOf(claim, formats[1]));

      expect(await renders.find(claim.id)).toMatchObject({ status: 'done' });
      expect(await renderedEvents(claim.contractId)).toBe(1);
      expect(await renders.claim(claim.id)).toBeUndefined();
    }
  });

  it('takes out older renders that nobody works on, and no others', async () => {
    const contractId = randomUUID();
    const [done, working, newest] = [
      await renders.open(contractId, aHash()),
      await renders.open(contractId, aHash()),
      await renders.open(contractId, aHash()),
    ];
    const claim = await renders.claim(done.id);
    if (claim === undefined) throw new Error('the render could not be claimed');
    await renders.markStored(claim, 'docx', 'old.docx');
    await renders.markFailed(claim, 'failed', 'no PDF');

    expect(await renders.takeOlder(newest)).toEqual(['old.docx']);
    expect(await renders.find(done.id)).toBeNull();
    expect(await renders.find(working.id)).not.toBeNull();
  });
});

describe('a render whose worker died', () => {
  it('is made by the next download, though the queue has forgotten it', async () => {
    const owner = { guestId: aGuestId() };
    const contract = documents.contractOf(owner);
    const render = await renders.open(contract.id, contentOf(contract).hash);
    await renders.claim(render.id);

    expect((await documents.download(owner, contract.id, 'pdf')).status).toBe(200);
    /* The file is given out when it is stored, a moment before the render is done. */
    await eventually(async () =>
      expect(await renders.find(render.id)).toMatchObject({ status: 'done', attempt: 3 }),
    );
  });

  it('goes on where it was: the Word file that is stored stays, the PDF is made', async () => {
    const owner = { guestId: aGuestId() };
    const contract = documents.contractOf(owner);
    await documents.download(owner, contract.id, 'docx');
    await eventually(async () =>
      expect(
        await documents.rows('SELECT status FROM renders WHERE contract_id = $1', [contract.id]),
      ).toEqual([{ status: 'done' }]),
    );
    await documents.rows(`UPDATE renders SET status = 'running', pdf_key = NULL WHERE contract_id = $1`, [
      contract.id,
    ]);

    expect((await documents.download(owner, contract.id, 'pdf')).status).toBe(200);
    expect(gotenberg.conversions).toHaveLength(2);
  });
});
