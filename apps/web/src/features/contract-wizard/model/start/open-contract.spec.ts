import type { Answers } from '@pactwright/protocol';
import { NoAnswerError } from '../../../../shared/api/api-error.js';
import type { LocalDraft } from '../local-draft.js';
import { openContract, openFromServer, type ContractCalls } from './open-contract.js';
import { EMPTY_VISIT, type Visit } from './visit.js';

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
const aVisit = (over: Partial<Visit> = {}): Visit => ({ ...EMPTY_VISIT, ...over });

describe(openFromServer.name, () => {
  it('R-API-11 begins with the contract that the server gives', async () => {
    expect(await openFromServer(callsWith({}), aVisit())).toEqual({
      contractId: 'new',
      answers: {},
      unsaved: [],
      isRestored: false,
      isNew: true,
      isNotFound: false,
      unsent: undefined,
      isAttached: true,
    });
  });

  it('R-WIZ-24 goes on with the kept draft: what could not be sent wins, the rest is the server’s', async () => {
    const calls = callsWith({ old: { scope_of_work: 'server', deliverables: 'newer', currency: 'EUR' } });
    expect(await openFromServer(calls, aVisit({ draft: aDraft() }))).toMatchObject({
      contractId: 'old',
      answers: { scope_of_work: 'local', deliverables: 'newer', currency: 'EUR' },
      unsaved: ['scope_of_work'],
      isRestored: true,
    });
  });

  it('keeps an answer cleared that was cleared without a connection', async () => {
    const calls = callsWith({ old: { scope_of_work: 'server', currency: 'EUR' } });
    const draft = aDraft({ formData: { currency: 'EUR' }, unsaved: ['scope_of_work'] });
    expect((await openFromServer(calls, aVisit({ draft }))).answers).toEqual({ currency: 'EUR' });
  });

  it('moves a draft whose contract is gone to a new contract, with all its answers to be saved', async () => {
    const draft = aDraft({ contractId: 'gone' });
    expect(await openFromServer(callsWith({}), aVisit({ draft }))).toMatchObject({
      contractId: 'new',
      unsaved: ['scope_of_work', 'deliverables'],
      isRestored: true,
      unsent: undefined,
    });
  });

  it('opens the contract named in the address and hands back what another one still has to send', async () => {
    const calls = callsWith({ wanted: { currency: 'EUR' }, old: {} });
    const draft = aDraft();
    expect(await openFromServer(calls, aVisit({ draft, contractId: 'wanted' }))).toEqual({
      contractId: 'wanted',
      answers: { currency: 'EUR' },
      unsaved: [],
      isRestored: false,
      isNew: false,
      isNotFound: false,
      unsent: draft,
      isAttached: true,
    });
  });

  it('T-05 falls back to the kept draft, and says so, when the contract in the address is somebody else’s', async () => {
    const calls = callsWith({ old: {} });
    expect(await openFromServer(calls, aVisit({ draft: aDraft(), contractId: 'foreign' }))).toMatchObject({
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
    expect(await openFromServer(calls, aVisit({ draft, workType }))).toMatchObject({
      contractId,
      isRestored,
      unsent: undefined,
    });
  });
});

describe(openContract.name, () => {
  const draft = aDraft();
  const offline = (over: Partial<Visit>) => openContract(callsWith({}), aVisit(over), 'offline');
  const failing = (cause: Error): ContractCalls => ({
    create: () => Promise.reject(cause),
    find: () => Promise.reject(cause),
  });

  it('goes on without a connection with the kept draft and what of it the server has not got', async () => {
    expect(await offline({ draft })).toMatchObject({
      contractId: 'old',
      answers: draft.formData,
      unsaved: ['scope_of_work'],
      isRestored: true,
      isAttached: false,
    });
  });

  it('counts all answers of a contract as unsent that has never been on the server', async () => {
    expect(await offline({ draft: { ...draft, contractId: null, unsaved: [] } })).toMatchObject({
      contractId: null,
      unsaved: ['scope_of_work', 'deliverables'],
    });
  });

  it('begins a contract without an id when nothing is kept', async () => {
    expect(await offline({})).toMatchObject({ contractId: null, answers: {} });
    expect(await offline({ contractId: 'blank', isBlank: true })).toMatchObject({ contractId: null });
  });

  it('shows no empty form in the place of answers that only the server has', async () => {
    expect(await offline({ draft, contractId: 'another' })).toBeUndefined();
  });

  it('takes what this browser keeps when there is no answer, and says that the server has yet to be asked', async () => {
    const opened = await openContract(failing(new NoAnswerError('no network')), aVisit({ draft }), 'online');
    expect(opened).toMatchObject({ isAttached: false, contractId: 'old' });
  });

  it('does not take a refusal for a lost connection', async () => {
    await expect(openContract(failing(new Error('500')), aVisit({ draft }), 'online')).rejects.toThrow('500');
  });
});
