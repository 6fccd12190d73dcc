import { randomUUID } from 'node:crypto';
import { aGuestId, asActor, type TestActor } from '@pactwright/testing';
import type { EventEnvelope } from '@pactwright/protocol';
import JSZip from 'jszip';
import { EraseContract } from '../src/personal-data/erase-contract.js';
import { EraseGuest } from '../src/personal-data/erase-guest.js';
import { EraseUser } from '../src/personal-data/erase-user.js';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { DocumentsHarness } from './harness.js';
import { Reviewer, reviewOf } from './reviewer.js';
import { sendFile } from './send-file.js';
import { storedObjects } from './stored-uploads.js';

let documents: DocumentsHarness;
let reviewer: Reviewer;
beforeAll(async () => {
  documents = await DocumentsHarness.start();
  reviewer = new Reviewer(documents);
  reviewer.answer = (text) => ({ status: 'done', result: reviewOf(text) });
});
afterAll(async () => {
  await reviewer.stop();
  await documents.stop();
});

const aUser = (): TestActor & { userId: string } => ({ userId: randomUUID() });
const deleted = (userId: string): EventEnvelope<'user.deleted'> => ({
  ...{ eventId: randomUUID(), name: 'user.deleted', occurredAt: new Date().toISOString() },
  data: { userId },
});
const exportOf = (actor: TestActor) =>
  fetch(`${documents.service.url}/api/user/export`, { headers: asActor('documents', actor) });

describe('GET /api/user/export', () => {
  it('puts every service’s part and the files of paid contracts into one ZIP', async () => {
    const user = aUser();
    const paid = documents.contractOf(user);
    const open = documents.contractOf(user, { isPaid: false });
    documents.contractOf(aUser());
    await documents.download(user, paid.id, 'pdf');
    await sendFile(documents, user, { name: 'sent.txt', content: CONTRACT_TEXT });

    const response = await exportOf(user);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="pactwright-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const zip = await JSZip.loadAsync(await response.arrayBuffer());
    expect(Object.keys(zip.files).sort()).toEqual(
      [
        'README.txt',
        'account.json',
        'checks.json',
        'contracts.json',
        `contracts/contract-${paid.id}.docx`,
        `contracts/contract-${paid.id}.pdf`,
        'payments.json',
        'reviews.json',
      ].sort(),
    );
    const text = (name: string) => zip.file(name)?.async('string');
    expect(await text('account.json')).toContain(user.userId);
    expect(await text('contracts.json')).toContain(open.id);
    expect(await text('checks.json')).toContain('sent.txt');
    expect(await text(`contracts/contract-${paid.id}.pdf`)).toMatch(/^%PDF-/);
  });

  it('makes the Word file of a paid contract that was never downloaded', async () => {
    const user = aUser();
    const paid = documents.contractOf(user);
    const zip = await JSZip.loadAsync(await (await exportOf(user)).arrayBuffer());
    const docx = await zip.file(`contracts/contract-${paid.id}.docx`)?.async('nodebuffer');
    expect(docx?.subarray(0, 2).toString()).toBe('PK');
  });

  it('is entered into the audit log, by id alone', async () => {
    const user = aUser();
    await (await exportOf(user)).arrayBuffer();
    const entered = await documents.rows(
      `SELECT data - 'occurredAt' - 'requestId' AS act FROM outbox_events WHERE name = 'audit.recorded' AND data ->> 'actorUserId' = $1`,
      [user.userId],
    );
    expect(entered).toEqual([
      {
        act: {
          actorUserId: user.userId,
          action: 'documents.personal-data.export',
          subjectType: 'user',
          subjectId: user.userId,
          outcome: 'success',
          details: {},
        },
      },
    ]);
  });

  it('is for whoever is signed in', async () => {
    expect((await exportOf({ guestId: 'a'.repeat(64) })).status).toBe(401);
  });
});

describe('GET /api/guest/export', () => {
  const guestExport = (actor: TestActor) =>
    fetch(`${documents.service.url}/api/guest/export`, { headers: asActor('documents', actor) });

  it('gives a visitor what this browser made, and nothing of an account', async () => {
    const guest = { guestId: aGuestId() };
    const paid = documents.contractOf(guest);
    documents.contractOf({ guestId: aGuestId() });
    const zip = await JSZip.loadAsync(await (await guestExport(guest)).arrayBuffer());
    expect(Object.keys(zip.files).sort()).toEqual(
      [
        ...['README.txt', 'checks.json', 'contracts.json', 'payments.json', 'reviews.json'],
        `contracts/contract-${paid.id}.docx`,
      ].sort(),
    );
    expect(await zip.file('README.txt')?.async('string')).toContain('no account');
  });

  it('has nothing for whoever has made nothing, or has an account', async () => {
    expect((await guestExport({})).status).toBe(404);
    expect((await guestExport({ ...aUser(), guestId: aGuestId() })).status).toBe(404);
  });
});

describe('the end of what a visitor made', () => {
  it('takes what was checked in this browser, and leaves what others had', async () => {
    const [guest, other] = [aGuestId(), aGuestId()];
    for (const guestId of [guest, other])
      await sendFile(documents, { guestId }, { name: 'sent.txt', content: `${CONTRACT_TEXT}\n${guestId}` });
    await documents.service.app
      .get(EraseGuest)
      .handle({ ...deleted(randomUUID()), name: 'guest.deleted', data: { guestId: guest } });
    const owners = await documents.rows('SELECT DISTINCT owner FROM uploads');
    expect(owners).not.toContainEqual({ owner: `guest:${guest}` });
    expect(owners).toContainEqual({ owner: `guest:${other}` });
  });
});

describe('the end of an account', () => {
  it('takes what the user had checked, and leaves what others had', async () => {
    const [user, other] = [aUser(), aUser()];
    const content = `${CONTRACT_TEXT}\n\nReference ${randomUUID()}`;
    for (const actor of [user, other])
      await sendFile(documents, actor, { name: `${actor.userId}.txt`, content });

    const erase = documents.service.app.get(EraseUser);
    await erase.handle(deleted(user.userId));
    await erase.handle(deleted(user.userId));

    for (const table of ['uploads', 'runs']) {
      const owners = await documents.rows(`SELECT DISTINCT owner FROM ${table}`);
      expect(owners).not.toContainEqual({ owner: `user:${user.userId}` });
      expect(owners).toContainEqual({ owner: `user:${other.userId}` });
    }
  });

  it('takes the files of its contracts, and leaves those of others', async () => {
    const [mine, other] = [documents.contractOf(aUser()), documents.contractOf(aUser())];
    for (const { owner, id } of [mine, other]) await documents.download(owner, id, 'pdf');
    const filesOf = async (id: string) =>
      (await storedObjects(documents.bucket)).filter((key) => key.includes(id)).length;
    expect([await filesOf(mine.id), await filesOf(other.id)]).toEqual([2, 2]);

    const erased = {
      ...deleted(randomUUID()),
      name: 'contract.erased',
      data: { contractId: mine.id },
    } as const;
    const erase = documents.service.app.get(EraseContract);
    await erase.handle(erased);
    await erase.handle(erased);

    expect([await filesOf(mine.id), await filesOf(other.id)]).toEqual([0, 2]);
    expect(await documents.rows('SELECT 1 FROM renders WHERE contract_id = $1', [mine.id])).toEqual([]);
  });
});
