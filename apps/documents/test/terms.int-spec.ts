import { randomUUID } from 'node:crypto';
import type { ContractTerms } from '@pactwright/protocol';
import { aGuestId, eventually, type TestActor } from '@pactwright/testing';
import { answerInPlace } from '../src/uploads/built-in.js';
import { DocumentsHarness } from './harness.js';
import { Reviewer } from './reviewer.js';
import { getJson, sendFile } from './send-file.js';

const TEXT = `DESIGN AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).

1. The Designer shall draw a logo for the Client.

2. The Client shall pay the Designer EUR 2,400 within 30 days after receiving the invoice.

3. Late sums bear interest at 1.5% a month.

4. Two rounds of revisions are included in the fee.

5. Either of them may end this agreement with 14 days’ written notice.`;

let documents: DocumentsHarness;
let reviewer: Reviewer;
const byTheRules: Reviewer['answer'] = (text) => {
  const result = answerInPlace({ kind: 'review', language: 'en', text });
  if (!result) throw new Error('the rules give no answer');
  return { status: 'done', result };
};
beforeAll(async () => {
  documents = await DocumentsHarness.start();
  reviewer = new Reviewer(documents);
  reviewer.answer = byTheRules;
});
afterAll(async () => {
  await reviewer.stop();
  await documents.stop();
});

const aGuest = (): TestActor => ({ guestId: aGuestId(), language: 'en' });
async function checked(actor: TestActor, content: string = TEXT): Promise<string> {
  const { status, body } = await sendFile(documents, actor, { name: 'contract.txt', content });
  expect(status).toBe(200);
  return String(body['runId']);
}
const termsOf = (actor: TestActor, runId: string) =>
  getJson(documents, actor, `/api/analyze/runs/${runId}/terms`);
const read = async (actor: TestActor, runId: string) =>
  (await termsOf(actor, runId)).body as unknown as ContractTerms;

describe('GET /api/analyze/runs/{id}/terms', () => {
  it('tells the owner, and nobody else, what the contract sets', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const { set, toRead, notFound } = await read(owner, runId);

    expect(set.map(({ name, places }) => [name, places.map(({ value }) => value)])).toEqual([
      ['Payment term', ['30 days']],
      ['Amount', [expect.stringMatching(/^EUR.2,400\.00$/)]],
      ['Notice to end the contract', ['14 days']],
      ['Interest or penalty for being late', ['1.5% a month']],
    ]);
    expect(toRead.map(({ key, places }) => [key, places.map(({ value }) => value)])).toEqual([
      ['revisions', [null]],
    ]);
    expect(notFound).toContain('Governing law');
    for (const other of [aGuest(), { userId: randomUUID() }])
      expect((await termsOf(other, runId)).body).toMatchObject({ code: 'RUN_NOT_FOUND' });
  });

  it('quotes the text that the check has shown, at its places', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const { body } = await getJson(documents, owner, `/api/analyze/runs/${runId}`);
    const { documentText } = body['analysis'] as { documentText: string };
    const { set, toRead } = await read(owner, runId);
    for (const { places } of [...set, ...toRead])
      for (const { quote, start, end } of places) expect(documentText.slice(start, end)).toBe(quote);
  });

  it('tells it in the language of whoever reads', async () => {
    const owner = aGuest();
    const runId = await checked(owner);
    const { set, notFound } = await read({ ...owner, language: 'lt' }, runId);
    expect(set.map(({ name, places }) => [name, places[0]?.value])).toEqual([
      ['Mokėjimo terminas', expect.stringMatching(/^30.dienų$/)],
      ['Suma', expect.stringMatching(/^2.400,00.Eur$/)],
      ['Įspėjimo prieš nutraukimą terminas', expect.stringMatching(/^14.dienų$/)],
      ['Delspinigiai ar palūkanos už vėlavimą', expect.stringMatching(/^1,5.% per mėnesį$/)],
    ]);
    expect(notFound).toContain('Taikoma teisė');
  });

  it('refuses while the check is not done', async () => {
    const owner = aGuest();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    reviewer.answer = async (text) => held.then(() => byTheRules(text));
    const { status, body } = await sendFile(documents, owner, {
      name: 'contract.txt',
      content: TEXT,
      prefer: 'respond-async',
    });
    expect(status).toBe(202);
    const runId = String(body['runId']);
    expect((await termsOf(owner, runId)).body).toMatchObject({ code: 'CHECK_NOT_DONE' });
    answer();
    await eventually(async () => expect((await termsOf(owner, runId)).status).toBe(200));
  });
});
