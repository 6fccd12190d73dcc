import type { Answers } from '@pactwright/protocol';
import { startContract, type ContractCalls, type WizardEntry } from './start-contract.js';
import type { LocalDraft } from './local-draft.js';

const callsWith = (stored: Record<string, Answers>): ContractCalls => ({
  create: async () => ({ contractId: 'new' }),
  find: async (id) => (stored[id] ? { id, answers: stored[id] } : undefined),
});
const aDraft = (over: Partial<LocalDraft> = {}): LocalDraft => ({
  timestamp: 0,
  contractId: 'old',
  stepKey: 'payment_details',
  formData: { scope_of_work: 'local', deliverables: 'kept' },
  unsaved: ['scope_of_work'],
  ...over,
});
const anEntry = (over: Partial<WizardEntry> = {}): WizardEntry => ({
  draft: undefined,
  resumeId: null,
  workType: null,
  ...over,
});

describe(startContract.name, () => {
  it('R-API-11 begins with the contract that the server gives', async () => {
    expect(await startContract(callsWith({}), anEntry())).toEqual({
      contractId: 'new',
      answers: {},
      unsaved: [],
      isRestored: false,
      isNew: true,
      isNotFound: false,
      leftBehind: undefined,
    });
  });

  it('R-WIZ-24 goes on with the kept draft: what could not be sent wins, the rest is the server’s', async () => {
    const calls = callsWith({ old: { scope_of_work: 'server', deliverables: 'newer', currency: 'EUR' } });
    expect(await startContract(calls, anEntry({ draft: aDraft() }))).toMatchObject({
      contractId: 'old',
      answers: { scope_of_work: 'local', deliverables: 'newer', currency: 'EUR' },
      unsaved: ['scope_of_work'],
      isRestored: true,
    });
  });

  it('keeps an answer cleared that was cleared without a connection', async () => {
    const calls = callsWith({ old: { scope_of_work: 'server', currency: 'EUR' } });
    const draft = aDraft({ formData: { currency: 'EUR' }, unsaved: ['scope_of_work'] });
    expect((await startContract(calls, anEntry({ draft }))).answers).toEqual({ currency: 'EUR' });
  });

  it('moves a draft whose contract is gone to a new contract, with all its answers to be saved', async () => {
    const draft = aDraft({ contractId: 'gone' });
    expect(await startContract(callsWith({}), anEntry({ draft }))).toMatchObject({
      contractId: 'new',
      unsaved: ['scope_of_work', 'deliverables'],
      isRestored: true,
      leftBehind: undefined,
    });
  });

  it('opens the contract named in the address and hands back what another one still has to send', async () => {
    const calls = callsWith({ wanted: { currency: 'EUR' }, old: {} });
    const draft = aDraft();
    expect(await startContract(calls, anEntry({ draft, resumeId: 'wanted' }))).toEqual({
      contractId: 'wanted',
      answers: { currency: 'EUR' },
      unsaved: [],
      isRestored: false,
      isNew: false,
      isNotFound: false,
      leftBehind: draft,
    });
  });

  it('T-05 falls back to the kept draft, and says so, when the contract in the address is somebody else’s', async () => {
    const calls = callsWith({ old: {} });
    expect(await startContract(calls, anEntry({ draft: aDraft(), resumeId: 'foreign' }))).toMatchObject({
      contractId: 'old',
      answers: { scope_of_work: 'local' },
      isNotFound: true,
    });
  });

  it.each([
    ['another kind of work: leaves the unfinished contract as it is', 'design', 'new', false],
    ['the same kind of work: goes on with the unfinished contract', 'marketing', 'old', true],
  ])('R-HOME-05 a template for %s', async (_, workType, contractId, isRestored) => {
    const draft = aDraft({ formData: { freelance_type: 'marketing' }, unsaved: [] });
    const calls = callsWith({ old: { freelance_type: 'marketing' } });
    expect(await startContract(calls, anEntry({ draft, workType }))).toMatchObject({
      contractId,
      isRestored,
      leftBehind: undefined,
    });
  });
});
