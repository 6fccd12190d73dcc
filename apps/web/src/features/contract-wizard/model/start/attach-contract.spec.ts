import { jest } from '@jest/globals';
import { NoAnswerError, toApiError, toThrown } from '../../../../shared/api/api-error.js';
import { attachContract, withShown } from './attach-contract.js';
import type { LocalDraft } from '../local-draft.js';

const draft = (over: Partial<LocalDraft> = {}): LocalDraft => ({
  timestamp: 0,
  contractId: null,
  stepKey: 'contract_overview',
  formData: { scope_of_work: 'A logo' },
  unsaved: ['scope_of_work'],
  ...over,
});
const online = () => Promise.resolve();

describe(attachContract.name, () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('R-API-11 gives a contract begun offline its contract on the server, asking until it answers', async () => {
    let attempts = 0;
    const attaching = attachContract({
      calls: {
        create: async () => {
          attempts += 1;
          if (attempts < 3) throw new NoAnswerError('no answer');
          return { contractId: 'new' };
        },
        find: async () => undefined,
      },
      draft: () => draft(),
      whenOnline: online,
      signal: new AbortController().signal,
    });
    await jest.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(await attaching).toMatchObject({ contractId: 'new', unsaved: ['scope_of_work'] });
    expect(attempts).toBe(3);
  });

  it('takes what is kept at the moment of the return, not at that of the start', async () => {
    let kept = draft();
    const attached = attachContract({
      calls: { create: async () => ({ contractId: 'new' }), find: async () => undefined },
      draft: () => kept,
      whenOnline: async () => {
        kept = draft({ formData: { scope_of_work: 'A logo', court_city: 'Kaunas' } });
      },
      signal: new AbortController().signal,
    });
    expect(await attached).toMatchObject({ answers: { scope_of_work: 'A logo', court_city: 'Kaunas' } });
  });

  it.each([403, 404, 422])('does not ask again what is refused for good: %d', async (status) => {
    let attempts = 0;
    const refused = toThrown(toApiError(status, 'Refused', '{"message":"No"}'));
    const attached = attachContract({
      calls: {
        create: () => {
          attempts += 1;
          return Promise.reject(refused);
        },
        find: async () => undefined,
      },
      draft: () => draft(),
      whenOnline: online,
      signal: new AbortController().signal,
    });
    await expect(attached).rejects.toBe(refused);
    expect(attempts).toBe(1);
  });

  it.each([408, 429, 500, 503, 200])('asks again after what passes: %d', async (status) => {
    let attempts = 0;
    const attached = attachContract({
      calls: {
        create: async () => {
          attempts += 1;
          if (attempts === 1) throw toThrown(toApiError(status, 'Later', '<html>'));
          return { contractId: 'new' };
        },
        find: async () => undefined,
      },
      draft: () => draft(),
      whenOnline: online,
      signal: new AbortController().signal,
    });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await attached).toMatchObject({ contractId: 'new' });
  });

  it('does not wait out its pause once the visitor has left', async () => {
    const visit = new AbortController();
    const attached = attachContract({
      calls: { create: () => Promise.reject(new NoAnswerError('no answer')), find: async () => undefined },
      draft: () => draft(),
      whenOnline: online,
      signal: visit.signal,
    });
    await jest.advanceTimersByTimeAsync(1_000);
    visit.abort();
    expect(await attached).toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up when the visitor has left', async () => {
    const visit = new AbortController();
    const attached = attachContract({
      calls: { create: () => Promise.reject(new Error('never asked')), find: async () => undefined },
      draft: () => draft(),
      whenOnline: async () => visit.abort(),
      signal: visit.signal,
    });
    expect(await attached).toBeUndefined();
  });
});

describe(withShown.name, () => {
  it('T-56 lets what was changed here win, a cleared answer included, and takes the rest from the server', () => {
    const current = { scope_of_work: 'mine', contract_language: 'lt', deliverables: 'before' };
    const answers = withShown(
      { scope_of_work: 'theirs', exclusions: 'theirs', deliverables: 'newer' },
      {
        current,
        unsaved: ['scope_of_work', 'exclusions'],
        isDefault: (key) => key === 'contract_language',
      },
    );
    expect(answers).toEqual({ scope_of_work: 'mine', deliverables: 'newer', contract_language: 'lt' });
  });
});
