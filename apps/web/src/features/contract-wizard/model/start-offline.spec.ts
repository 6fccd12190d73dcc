import { NoAnswerError } from '../../../shared/api/api-error.js';
import { enterContract } from './enter-contract.js';
import type { LocalDraft } from './local-draft.js';
import type { ContractCalls } from './start-contract.js';
import { startOffline } from './start-offline.js';

const draft: LocalDraft = {
  timestamp: 0,
  contractId: 'old',
  stepKey: 'payment_details',
  formData: { scope_of_work: 'local', deliverables: 'kept' },
  unsaved: ['scope_of_work'],
};
const entry = { draft, resumeId: null, workType: null, isBlank: false };

describe(startOffline.name, () => {
  it('goes on with the kept draft and what of it the server has not got', () => {
    expect(startOffline(entry)).toMatchObject({
      contractId: 'old',
      answers: draft.formData,
      unsaved: ['scope_of_work'],
      isRestored: true,
    });
  });

  it('counts all answers of a contract as unsent that has never been on the server', () => {
    expect(startOffline({ ...entry, draft: { ...draft, contractId: null, unsaved: [] } })).toMatchObject({
      contractId: null,
      unsaved: ['scope_of_work', 'deliverables'],
    });
  });

  it('begins a contract without an id when nothing is kept', () => {
    expect(startOffline({ ...entry, draft: undefined })).toMatchObject({ contractId: null, answers: {} });
    expect(startOffline({ ...entry, draft: undefined, resumeId: 'blank', isBlank: true })).toMatchObject({
      contractId: null,
    });
  });

  it('shows no empty form in the place of answers that only the server has', () => {
    expect(startOffline({ ...entry, resumeId: 'another' })).toBeUndefined();
  });
});

describe(enterContract.name, () => {
  const failing = (cause: Error): ContractCalls => ({
    create: () => Promise.reject(cause),
    find: () => Promise.reject(cause),
  });

  it('takes what this browser keeps when there is no answer, and says that the server has yet to be asked', async () => {
    const entered = await enterContract(failing(new NoAnswerError('no network')), entry, 'online');
    expect(entered).toMatchObject({ isAttached: false, contract: { contractId: 'old' } });
  });

  it('does not take a refusal for a lost connection', async () => {
    await expect(enterContract(failing(new Error('500')), entry, 'online')).rejects.toThrow('500');
  });
});
