import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@pactwright/protocol';
import { texts } from '../support/texts.js';
import { WizardPage } from '../support/wizard-page.js';

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

const keptOf = (page: Page): Promise<(string | null | undefined)[]> =>
  page.evaluate(
    (name) => [localStorage.getItem(name), document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1]],
    LANGUAGE_COOKIE,
  );

/** What a browser says of the language, in the order in which it counts. */
interface Wishes {
  readonly address?: Language;
  readonly cookie?: Language;
  readonly storage?: Language;
  readonly browser: string;
}

const DETECTION: readonly (readonly [string, Wishes, Language])[] = [
  ['the address before all', { address: 'lt', cookie: 'en', storage: 'en', browser: 'en-GB' }, 'lt'],
  ['the cookie before the storage', { cookie: 'lt', storage: 'en', browser: 'en-GB' }, 'lt'],
  ['the storage before the browser', { storage: 'lt', browser: 'en-GB' }, 'lt'],
  ['the browser', { browser: 'lt-LT' }, 'lt'],
  ['English when nothing is said in a language we have', { browser: 'de-DE' }, 'en'],
];

for (const [name, wishes, expected] of DETECTION)
  test(`R-I18N-02 R-I18N-03 the language is found and kept: ${name}`, async ({ browser, baseURL }) => {
    const { address, cookie, storage } = wishes;
    const site = baseURL ?? '';
    const origin = new URL(site).origin;
    const options: BrowserContextOptions = {
      locale: wishes.browser,
      storageState: {
        cookies: [],
        origins: storage ? [{ origin, localStorage: [{ name: LANGUAGE_COOKIE, value: storage }] }] : [],
      },
    };
    const context = await browser.newContext(options);
    if (cookie) await context.addCookies([{ name: LANGUAGE_COOKIE, value: cookie, url: site }]);
    const page = await context.newPage();
    await page.goto(address ? `/services?lng=${address}` : '/services');

    await expect(
      page.getByRole('banner').getByRole('link', { name: texts(expected, 'shell')('check.label') }),
    ).toBeVisible();
    expect(await languageOf(page)).toBe(expected);
    await expect.poll(() => keptOf(page)).toEqual([expected, expected]);
    await context.close();
  });

for (const language of LANGUAGES)
  test(`R-SHELL-01 R-I18N-03 switching the language keeps what was entered (from ${language})`, async ({
    page,
  }) => {
    const next = language === 'en' ? 'lt' : 'en';
    const shell = texts(language, 'shell');
    await page.goto(`/contract/new?lng=${language}`);
    const before = new WizardPage(page, language);
    await before.expectStep(1);
    await before.write('scope_of_work', 'Rugys.example 2030');
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${shell('language.label')}`) })
      .click();
    await page.getByRole('menuitemradio', { name: shell(`language.name.${next}`) }).click();

    await new WizardPage(page, next).expectStep(1);
    await expect(page.locator('#wizard-scope_of_work')).toHaveValue('Rugys.example 2030');
    expect(await languageOf(page)).toBe(next);
    expect(await keptOf(page)).toEqual([next, next]);
    await page.reload();
    await new WizardPage(page, next).expectStep(1);
  });
