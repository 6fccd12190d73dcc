import { startRun } from '@pactwright/protocol';
import { Run } from '@pactwright/server-runs';
import { aGuestId, eventually, type TestActor } from '@pactwright/testing';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { DocumentsHarness } from './harness.js';
import { getJson, sendFile } from './send-file.js';

const WITHIN_MS = 25_000;

let documents: DocumentsHarness;
beforeAll(async () => {
  documents = await DocumentsHarness.start();
});
afterAll(() => documents.stop());

const aGuest = (): TestActor => ({ guestId: aGuestId() });
const file = { name: 'contract.txt', content: CONTRACT_TEXT };
const checkedByRules = {
  documentText: CONTRACT_TEXT,
  engine: { name: 'built-in', fallback: null },
  modelReview: { state: 'none', findings: [] },
  warnings: [],
};

describe('a review that ai-worker does not give', () => {
  const dying = { guest: aGuest(), id: '', since: 0 };
  /* While this one is waited for, the others are. */
  beforeAll(async () => {
    const { body } = await sendFile(documents, dying.guest, { ...file, prefer: 'respond-async' });
    dying.id = String(body['runId']);
    const runs = documents.database.dataSource.getRepository(Run);
    const owner = `guest:${dying.guest.guestId ?? ''}`;
    await eventually(async () => expect(await runs.countBy({ owner })).toBe(1));
    const { id: runId } = await runs.findOneByOrFail({ owner });
    expect(await documents.worker().call(startRun.documents, { runId })).toMatchObject({ attempt: 1 });
    dying.since = Date.now();
  });

  it('R-ANA-09 comes from the built-in rules when nobody takes it, while the caller waits', async () => {
    const recipe = 'Take three eggs and a cup of flour. Stir them well and bake the cake for an hour.';
    const [contract, cake] = await Promise.all([
      sendFile(documents, aGuest(), file),
      sendFile(documents, aGuest(), { name: 'cake.txt', content: recipe }),
    ]);

    expect(contract).toMatchObject({ status: 200, body: { analysis: checkedByRules } });
    expect(cake.body).toMatchObject({ success: false, code: 'NOT_A_CONTRACT' });
  });

  it('R-ANA-09 comes from the built-in rules within 25 s when the worker dies with it', async () => {
    await eventually(
      async () => {
        const run = await getJson(documents, dying.guest, `/api/analyze/runs/${dying.id}`);
        expect(run.body).toMatchObject({ status: 'done', analysis: checkedByRules });
      },
      { withinMs: dying.since + WITHIN_MS - Date.now() },
    );
  });
});
