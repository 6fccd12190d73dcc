import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { aGuestId, asActor, eventually, type TestActor } from '@pactwright/testing';
import { UploadSweeper } from '../src/uploads/upload-sweeper.js';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
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

const aGuest = (): TestActor & { guestId: string } => ({ guestId: aGuestId() });
const addressOf = (id: unknown): string => `/api/analyze/runs/${String(id)}`;
const send = async (guest: TestActor, prefer?: string): Promise<string> => {
  const file = { name: 'contract.txt', content: CONTRACT_TEXT };
  const { body } = await sendFile(documents, guest, { ...file, ...(prefer && { prefer }) });
  return String(body['runId']);
};
async function remove(actor: TestActor, id: string) {
  const url = `${documents.service.url}${addressOf(id)}`;
  const response = await fetch(url, { method: 'DELETE', headers: asActor('documents', actor) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const keptOf = async ({ guestId }: { guestId: string }) => ({
  uploads: await documents.rows('SELECT id FROM uploads WHERE owner = $1', [`guest:${guestId}`]),
  runs: await documents.rows('SELECT id FROM runs WHERE owner = $1', [`guest:${guestId}`]),
});
const NOTHING = { uploads: [], runs: [] };

describe('DELETE /api/analyze/runs/{id}', () => {
  it('T-49 deletes what was read and found, so that nothing of the contract is left', async () => {
    const guest = aGuest();
    const id = await send(guest);
    expect((await getJson(documents, guest, addressOf(id))).status).toBe(200);

    expect(await remove(guest, id)).toEqual({ status: 200, body: { success: true } });

    expect(await keptOf(guest)).toEqual(NOTHING);
    expect((await getJson(documents, guest, addressOf(id))).body).toMatchObject({ code: 'RUN_NOT_FOUND' });
    expect(await remove(guest, id)).toMatchObject({ status: 404, body: { code: 'RUN_NOT_FOUND' } });
  });

  it('T-49 leaves a stranger’s alone, and says of it what it says of none', async () => {
    const guest = aGuest();
    const id = await send(guest);
    const refused = { status: 404, body: { code: 'RUN_NOT_FOUND' } };
    for (const stranger of [aGuest(), { userId: randomUUID() }])
      expect(await remove(stranger, id)).toMatchObject(refused);
    expect(await remove(guest, randomUUID())).toMatchObject(refused);
    expect(await remove(guest, 'none')).toMatchObject(refused);
    expect((await getJson(documents, guest, addressOf(id))).status).toBe(200);
  });

  it('leaves another check of the same file as it is', async () => {
    const guest = aGuest();
    const [first, second] = [await send(guest), await send(guest)];
    await remove(guest, first);
    expect((await getJson(documents, guest, addressOf(second))).body).toMatchObject({ status: 'done' });
  });

  it('ends a check that is still under way, and tells whoever follows it', async () => {
    const guest = aGuest();
    const deleted = new EventEmitter();
    reviewer.answer = async (text) => {
      await once(deleted, 'done');
      return { status: 'done', result: reviewOf(text) };
    };
    const id = await send(guest, 'respond-async');
    const events = await fetch(`${documents.service.url}${addressOf(id)}/events`, {
      headers: asActor('documents', guest),
    });

    expect(await remove(guest, id)).toMatchObject({ status: 200 });
    expect(await events.text()).not.toContain('"status":"done"');
    deleted.emit('done');

    await eventually(async () => expect(await storedUploads(documents.bucket)).toEqual([]));
    expect(await keptOf(guest)).toEqual(NOTHING);
  });

  it('is followed by the end of a question that was asked in the same moment', async () => {
    const guest = aGuest();
    const id = await send(guest);
    await documents.rows('DELETE FROM uploads WHERE id = $1', [id]);
    await documents.service.get<UploadSweeper>(UploadSweeper).sweep();
    expect(await keptOf(guest)).toEqual(NOTHING);
  });
});
