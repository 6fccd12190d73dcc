import { getDraft } from '@pactwright/protocol';
import { ContractsHarness, aGuest } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

describe('answers to questions of an administrator', () => {
  it('R-ADM-10 come with the contract under the names of their questions, in its language', async () => {
    const guest = aGuest();
    const id = await contracts.create(guest);
    await contracts.save(guest, id, { fieldKey: 'remarks', value: 'Ring twice' });
    await contracts.save(guest, id, { fieldKey: 'Scope of work', value: 'A logo' });
    const terms = (await contracts.detail(guest, id)).furtherTerms;
    expect(terms).toContainEqual({
      key: 'remarks',
      label: 'Notes',
      value: { kind: 'text', text: 'Ring twice' },
    });
    const parsed = getDraft.response.shape.furtherTerms.parse(terms);
    expect(parsed).toEqual(terms);
  });

  it('are none where every answer is one to a question of ours', async () => {
    const guest = aGuest();
    const id = await contracts.create(guest);
    await contracts.save(guest, id, { fieldKey: 'Scope of work', value: 'A logo' });
    expect((await contracts.detail(guest, id)).furtherTerms).toEqual([]);
  });
});
