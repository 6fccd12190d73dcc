import {
  LOCAL_DRAFT_KEY,
  LOCAL_DRAFT_LIFETIME_MS,
  removeExpiredDraft,
  storeDraft,
  takeDraft,
  type LocalDraft,
} from './local-draft.js';

const now = Date.UTC(2026, 10, 21);
const aDraft = (over: Partial<LocalDraft> = {}): LocalDraft => ({
  timestamp: now - 1_000,
  contractId: '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10',
  stepKey: 'contract_overview',
  formData: { scope_of_work: 'Logo' },
  unsaved: ['scope_of_work'],
  ...over,
});

describe('local draft', () => {
  afterEach(() => localStorage.clear());

  it('R-WIZ-01 R-WIZ-24 takes the draft first and then clears all local storage', async () => {
    localStorage.setItem('contractState_1', '{}');
    storeDraft(aDraft());
    expect(await takeDraft(now)).toEqual(aDraft());
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['an expired entry', JSON.stringify(aDraft({ timestamp: now - LOCAL_DRAFT_LIFETIME_MS }))],
    ['an entry from the future', JSON.stringify(aDraft({ timestamp: now + 60_000 }))],
    ['broken JSON', '{"timestamp":'],
    ['another shape', '[1,2,3]'],
  ])('R-WIZ-23 removes %s', async (_what, stored) => {
    localStorage.setItem(LOCAL_DRAFT_KEY, stored);
    await removeExpiredDraft(now);
    expect(localStorage.getItem(LOCAL_DRAFT_KEY)).toBeNull();
    expect(await takeDraft(now)).toBeUndefined();
  });

  it('R-WIZ-23 keeps an entry until just before 48 hours', async () => {
    storeDraft(aDraft({ timestamp: now - LOCAL_DRAFT_LIFETIME_MS + 1 }));
    await removeExpiredDraft(now);
    expect(localStorage.getItem(LOCAL_DRAFT_KEY)).not.toBeNull();
  });

  it('does not offer a draft without any answer', async () => {
    storeDraft(aDraft({ formData: {} }));
    expect(await takeDraft(now)).toBeUndefined();
  });
});
