import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { LANGUAGE_COOKIE, type Language } from '@pactwright/protocol';
import { gatherPeople, type People, type Person } from './people.js';
import type { Place, Stage } from './place.js';
import { isStill } from './still.js';
import { texts } from './texts.js';

/** Phone, tablet, desktop. */
export const WIDTHS = [360, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];
const HEIGHT = 900;

interface Given {
  /** Goes to the place, into its state. */
  readonly visit: (place: Place, language: Language, width?: number) => Promise<Stage>;
}
interface Kept {
  readonly people: Readonly<Record<Language, People>>;
  /** One browser for everybody, who follow each other in it, so that files are fetched once. */
  readonly shared: BrowserContext;
  /** The empty page of that browser: in one that has shown the product before, a visit takes half the time. */
  readonly spare: { page?: Page };
}

/** Tests that look at places; what they look at is prepared once for many of them. */
export const test = base.extend<Given, Kept>({
  people: [
    async ({}, use) => {
      const [en, lt] = await Promise.all([gatherPeople('en'), gatherPeople('lt')]);
      await use({ en, lt });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env['E2E_BASE_URL'] ?? '',
        reducedMotion: 'reduce',
        /* What a service worker answers could not be made to fail. */
        serviceWorkers: 'block',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  spare: [async ({}, use) => use({}), { scope: 'worker' }],
  visit: async ({ people, shared, spare }, use) => {
    let shown: Page | undefined;
    const goAway = async (): Promise<void> => {
      if (!shown) return;
      await leave(shown);
      spare.page = shown.removeAllListeners();
    };
    await use(async (place, language, width = place.widths?.[0] ?? WIDTHS[0]) => {
      /* Nobody is signed in beside somebody else. */
      await goAway();
      const person = people[language][place.who];
      await shared.clearCookies();
      await shared.addCookies([
        ...person.state.cookies,
        { name: LANGUAGE_COOKIE, value: language, url: process.env['E2E_BASE_URL'] ?? '' },
      ]);
      shown = spare.page ?? (await shared.newPage());
      delete spare.page;
      return go(shown, place, person, language, width);
    });
    await goAway();
  },
});

async function go(
  page: Page,
  place: Place,
  person: Person,
  language: Language,
  width: number,
): Promise<Stage> {
  const settled = watchTraffic(page);
  const resize = async (to: number): Promise<void> => {
    await page.setViewportSize({ width: to, height: HEIGHT });
    await settled();
  };
  const stage: Stage = { page, person, language, t: wordsOf(language), settled, resize };
  await page.setViewportSize({ width, height: HEIGHT });
  await place.before?.(stage);
  await page.goto(typeof place.at === 'string' ? place.at : place.at(person.things));
  /* What the build has drawn is there before the app, and the wizard's first step before the questions. */
  await expect(page.locator('template#app')).toHaveCount(0);
  /* Not by its role, which it has not while a dialog is open. */
  await expect(page.locator('h1:not([inert] *)').first()).toBeVisible();
  await settled();
  if (place.reach) {
    await place.reach(stage);
    await settled();
  }
  return stage;
}

/* Of the product, so that its process and the code that it has read are kept, and with nothing of the product running in it. */
const EMPTY = '/robots.txt';

/** The next one to come is to find the browser as this one did, with the mouse where it is over nothing. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(EMPTY);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
}

function wordsOf(language: Language): Stage['t'] {
  return (name, values = {}) => {
    const [namespace = '', key = ''] = name.split(':');
    return texts(
      language,
      namespace,
    )(key).replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
  };
}

/** Streams stay open for as long as the server likes. */
const isStream = (request: Request): boolean => request.url().endsWith('/events');

function watchTraffic(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const close = (request: Request) => open.delete(request);
  page.on('request', (request) => !isStream(request) && open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    /* What has just arrived may ask for more. */
    let timesQuiet = 0;
    const isQuiet = async () => {
      const isNow = open.size === 0 && (await page.evaluate(isStill)) && open.size === 0;
      timesQuiet = isNow ? timesQuiet + 1 : 0;
      return timesQuiet === 2;
    };
    await expect
      .poll(isQuiet, { message: 'nothing is under way any more', intervals: [20, 40, 80] })
      .toBe(true);
  };
}

export { expect };
