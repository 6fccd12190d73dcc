import { screen } from '@testing-library/react';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { RUN, RUN_ID, anAnalysis, installBrowser, viewOf } from '../testing/analysis-page.js';
import { openApp } from '../testing/open-app.js';
import { oneChange } from '../testing/one-change.js';

const ADDRESS = `/contract/analyze/reply?run=${RUN_ID}`;

const answer = oneChange();

const FIRST = `reply:${RUN_ID}-before`;
/** What a comparison has kept of the reply. */
const KEPT = { author: '', points: {}, since: { places: [], lost: [], earlier: [] } };

interface Asked {
  readonly result: unknown;
  onsuccess?: () => void;
}

/** A browser that keeps `KEPT`, and takes its time to give it. */
function installKept(): void {
  const asked = (result: unknown): Asked => {
    const request: Asked = { result };
    setTimeout(() => request.onsuccess?.());
    return request;
  };
  const store = {
    get: (key: string) => asked(key === `reply:${RUN_ID}` ? KEPT : undefined),
    getAllKeys: () => asked(['checks', `reply:${RUN_ID}`, FIRST]),
    getAll: () => asked([[], KEPT, { author: 'Ieva', points: {} }]),
  };
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    value: { open: () => asked({ transaction: () => ({ objectStore: () => store }) }) },
  });
}

/** What the page said of its points, each time that it said something else. */
function countsShown(): readonly (string | null)[] {
  const shown: (string | null)[] = [];
  new MutationObserver(() => {
    const said = document.querySelector('p[role="status"]')?.textContent ?? null;
    if (said !== shown.at(-1)) shown.push(said);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  return shown;
}

beforeEach(() => {
  installBrowser();
  installKept();
  new ApiStub()
    .on(RUN, () => Response.json(viewOf({ status: 'done', stage: 'finished', analysis: anAnalysis() })))
    .on(`GET /api/analyze/runs/${RUN_ID}/proposals`, () => Response.json(answer))
    .on(`GET /api/analyze/runs/${RUN_ID}/unit`, () => Response.json({ state: 'free', orderId: null }));
});
afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

describe('the reply to a version that was compared', () => {
  it.each([
    ['en' as const, /^You have compared this version with an earlier one/u, '1 point left as it is'],
    ['lt' as const, /^Šią redakciją palyginote su ankstesne/u, '1 punktas paliekamas'],
  ])('never shows the points as those of a first one (%s)', async (language, since, left) => {
    const shown = countsShown();
    await openApp(ADDRESS, { language });

    expect(await screen.findByText(since)).toBeVisible();
    expect(screen.getByText(left)).toBeVisible();
    expect(shown.filter((each) => each !== null && /\d/u.test(each))).toEqual([left]);
  });

  it.each([
    ['en' as const, 'Your name, as Word shows it'],
    ['lt' as const, 'Jūsų vardas, kaip jį rodo „Word“'],
  ])('is signed as the one before was (%s)', async (language, name) => {
    await openApp(ADDRESS, { language });

    expect(await screen.findByRole('textbox', { name })).toHaveValue('Ieva');
  });
});
