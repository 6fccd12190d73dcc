import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SaveProgressRequest } from '@pactwright/protocol';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { CONTRACT_ID } from '../../shared/testing/improve-state.js';
import { toastSource } from '../../shared/toast/toast-store.js';

export const IMPROVE_ADDRESS = `/contract/improve?stateId=${CONTRACT_ID}`;
export const SAVE_ANSWER = 'POST /api/wizard-steps/save';
export const SAVE_PROGRESS = 'POST /api/contracts/save-progress';

/** What the page looks for behind what it was handed: here there is no more. */
export const BEHIND = [
  'GET /api/capabilities',
  'GET /api/wizard-steps',
  'GET /api/payment/status',
  `GET /api/contracts/${CONTRACT_ID}`,
] as const;

/** A server that keeps every progress. */
export const saving = () =>
  new ApiStub()
    .missing(...BEHIND)
    .on(SAVE_PROGRESS, () => Response.json({ success: true }))
    .on(SAVE_ANSWER, () => Response.json({ success: true }));

/** What was saved last, and the texts in it. */
export const lastSave = (api: ApiStub) =>
  api.callsTo(SAVE_PROGRESS).at(-1)?.body as SaveProgressRequest | undefined;
export const implementations = (api: ApiStub) =>
  lastSave(api)?.aiSuggestions.suggestions.map(({ suggestion, implementation }) => [
    suggestion,
    implementation,
  ]);

/** The card of one improvement, by its question. */
export async function card(question: RegExp) {
  const heading = await screen.findByRole('heading', { level: 2, name: question });
  return within(heading.closest('li') ?? document.body);
}

/** There from the first, but of use only once the state is. */
export async function generateButton(name = 'Generate Contract') {
  await card(/late payment/);
  return screen.getByRole('button', { name });
}

export const sheet = () => screen.getByTestId('contract-sheet');

export const expectToast = (title: string, description: string, variant = 'default') =>
  waitFor(() => expect(toastSource.get().current).toMatchObject({ title, description, variant }));

/** A window wide enough for two panes, or not. */
export function setWindow({ isWide }: { isWide: boolean }): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: isWide && media.includes('1024'),
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  Element.prototype.scrollTo = () => undefined;
}

/** Every test in a window wide enough for two panes, with nothing left of the one before. */
export function eachOnFreshPage(): void {
  beforeEach(() => setWindow({ isWide: true }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    localStorage.clear();
  });
}
