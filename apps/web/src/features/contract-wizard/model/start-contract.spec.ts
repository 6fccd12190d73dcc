import type { Answers } from '@pactwright/protocol';
import { startContract, type ContractCalls } from './start-contract.js';
import type { LocalDraft } from './local-draft.js';

const callsWith = (stored: Record<string, Answers>): ContractCalls => ({
  create: async () => ({ contractId: 'new' }),
  find: async (id) => (stored[id] ? { id, answers: stored[id] } : undefined),
});
const aDraft = (contractId: string | null): LocalDraft => ({
  timestamp: 0,
  contractId,
  stepKey: 'payment_details',
  formData: { scope_of_work: 'local', deliverables: 'kept' },
  unsaved: ['scope_of_work'],
});

describe(startContract.name, () => {
  it('R-API-11 begins with the contract that the server gives', async () => {
    expect(await startContract(callsWith({}), undefined, null)).toEqual({
      contractId: 'new',
      answers: {},
      unsaved: [],
      isRestored: false,
    });
  });

  it('R-WIZ-24 goes on with the kept draft; what this browser holds wins', async () => {
    const calls = callsWith({ old: { scope_of_work: 'server', currency: 'EUR' } });
    expect(await startContract(calls, aDraft('old'), null)).toEqual({
      contractId: 'old',
      answers: { scope_of_work: 'local', deliverables: 'kept', currency: 'EUR' },
      unsaved: ['scope_of_work'],
      isRestored: true,
    });
  });

  it('moves a draft whose contract is gone to a new contract, with all its answers to be saved', async () => {
    expect(await startContract(callsWith({}), aDraft('gone'), null)).toMatchObject({
      contractId: 'new',
      unsaved: ['scope_of_work', 'deliverables'],
      isRestored: true,
    });
  });

  it('opens the contract named in the address and leaves the draft of another one alone', async () => {
    const calls = callsWith({ wanted: { currency: 'EUR' }, old: {} });
    expect(await startContract(calls, aDraft('old'), 'wanted')).toEqual({
      contractId: 'wanted',
      answers: { currency: 'EUR' },
      unsaved: [],
      isRestored: false,
    });
  });
});
