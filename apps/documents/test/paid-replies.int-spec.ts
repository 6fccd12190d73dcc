import { createHash } from 'node:crypto';
import type { ReplyProposals } from '@pactwright/protocol';
import { aGuestId, type TestActor } from '@pactwright/testing';
import { makeDocx, paragraph } from '../src/testing/files/make-docx.js';
import { answerInPlace } from '../src/uploads/built-in.js';
import { DocumentsHarness } from './harness.js';
import { Reviewer } from './reviewer.js';
import { getJson, sendFile } from './send-file.js';
import { askForSheet, sendRedline } from './send-redline.js';

const docxOf = (extra: Parameters<typeof makeDocx>[0]['extra'] = []): Buffer =>
  makeDocx({
    body: [
      'Video Editing Agreement',
      'This agreement is between Brightmoor Media Inc. (the Client) and Felix Adeyemi (the Contractor).',
      '1. Services. The Contractor shall edit videos for the Client.',
      '2. Liability. The Contractor shall be liable for all damage without limitation.',
    ]
      .map((line) => paragraph(line))
      .join(''),
    extra,
  });
const FILE = docxOf();
const SIGNED = docxOf([{ name: '_xmlsignatures/sig1.xml', data: '<x/>' }]);
const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

let documents: DocumentsHarness;
let reviewer: Reviewer;
beforeAll(async () => {
  documents = await DocumentsHarness.start({ REDLINE: 'paid' });
  reviewer = new Reviewer(documents);
  reviewer.answer = (text) => {
    const result = answerInPlace({ kind: 'review', language: 'en', text });
    if (!result) throw new Error('the rules give no answer');
    return { status: 'done', result };
  };
});
beforeEach(() => {
  documents.paidReplies = new Set();
});
afterAll(async () => {
  await reviewer.stop();
  await documents.stop();
});

async function checked(owner: TestActor, content = FILE) {
  const { body } = await sendFile(documents, owner, { name: 'contract.docx', content });
  const runId = String(body['runId']);
  const proposals = await getJson(documents, owner, `/api/analyze/runs/${runId}/proposals`);
  const points = (proposals.body as unknown as ReplyProposals).proposals.map(({ key }) => ({
    ...{ key, way: 'comment' },
  }));
  return { runId, plan: { points } };
}
const unitOf = async (owner: TestActor, runId: string): Promise<unknown> => {
  const { status, body } = await getJson(documents, owner, `/api/analyze/runs/${runId}/unit`);
  return status === 200 ? body : body['code'];
};
const aGuest = (): TestActor => ({ guestId: aGuestId(), language: 'en' });

describe('the Word files of a reply, where they are paid for', () => {
  it('are made for whoever has paid, again and again, and the proposals are everybody’s', async () => {
    const owner = aGuest();
    const { runId, plan } = await checked(owner);
    const ask = async () => [
      (await sendRedline(documents, owner, runId, { content: FILE, plan })).status,
      (await askForSheet(documents, owner, runId, plan)).status,
    ];

    expect(plan.points).not.toEqual([]);
    expect(await unitOf(owner, runId)).toEqual({ state: 'due', orderId: runId });
    expect(await ask()).toEqual([402, 402]);
    documents.paidReplies?.add(hashOf(FILE));
    expect(await unitOf(owner, runId)).toEqual({ state: 'paid', orderId: runId });
    expect([await ask(), await ask()]).toEqual([
      [200, 200],
      [200, 200],
    ]);
  });

  it('are paid for by the file: the same one, checked again, is not paid for again', async () => {
    const owner = aGuest();
    documents.paidReplies?.add(hashOf(FILE));
    for (const content of [FILE, FILE]) {
      const { runId, plan } = await checked(owner, content);
      expect((await sendRedline(documents, owner, runId, { content, plan })).status).toBe(200);
    }
  });

  it('cost nothing where they cannot be made: that is told before it is paid', async () => {
    const owner = aGuest();
    const { runId, plan } = await checked(owner, SIGNED);
    expect((await sendRedline(documents, owner, runId, { content: SIGNED, plan })).body['code']).toBe(
      'REDLINE_SIGNED',
    );
    const { runId: other, plan: empty } = { ...(await checked(owner)), plan: { points: [] } };
    expect((await askForSheet(documents, owner, other, empty)).body['code']).toBe('REPLY_EMPTY');
  });

  it('are given to nobody while it is not known whether they are paid, and proposals are', async () => {
    const owner = aGuest();
    const { runId } = await checked(owner);
    documents.paidReplies = undefined;
    const { plan } = await checked(owner);

    expect(plan.points).not.toEqual([]);
    expect(await unitOf(owner, runId)).toBe('SERVICE_UNAVAILABLE');
    expect((await askForSheet(documents, owner, runId, plan)).body['code']).toBe('SERVICE_UNAVAILABLE');
  });

  it('are told of to their owner alone', async () => {
    const { runId } = await checked(aGuest());
    expect(await unitOf(aGuest(), runId)).toBe('RUN_NOT_FOUND');
  });
});
