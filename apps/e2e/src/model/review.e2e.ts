import { expect, test, type Locator, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@pactwright/protocol';
import { SENT } from '../support/sent-contracts.js';
import { texts } from '../support/texts.js';
import { HeldModel } from './held-model.js';

/* What the rules have nothing to say of. */
const QUOTES: Readonly<Record<Language, string>> = {
  en: 'The Contractor has one key of the studio.',
  lt: 'Paslaugų teikėjas saugo vieną studijos raktą ir paskutinę dieną jį grąžina.',
};
const sent = (language: Language): Buffer =>
  Buffer.from(SENT[language].text.replace(/\n\n6\. /, `\n5.2. ${QUOTES[language]}$&`));

let model: HeldModel;
test.beforeAll(async () => {
  model = await HeldModel.open();
});
test.afterEach(() => model.forget());
test.afterAll(() => model.close());

async function check(page: Page, language: Language): Promise<(key: string) => string> {
  const t = texts(language, 'contract-analysis');
  model.quote = QUOTES[language];
  await page.goto(`/contract/analyze?lng=${language}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: sent(language) });
  await page.getByRole('button', { name: t('start') }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  const running = page.getByText(t('modelReview.running'), { exact: true });
  await expect(running.filter({ visible: true })).toBeVisible();
  await expect.poll(() => model.isAsked).toBe(true);
  return t;
}

const placeOf = async (...elements: Locator[]) =>
  JSON.stringify(await Promise.all(elements.map((element) => element.boundingBox())));

/** What is measured once it has come to rest. */
async function atRest<T>(measure: () => Promise<T>): Promise<T> {
  let last = await measure();
  await expect
    .poll(async () => {
      const before = last;
      last = await measure();
      return last === before;
    })
    .toBe(true);
  return last;
}

for (const language of LANGUAGES) {
  test(`R-ANA-06 a model joins a check without moving what is being read (${language})`, async ({ page }) => {
    const t = await check(page, language);
    const panel = page.getByRole('tabpanel');
    await page.getByRole('tab').nth(1).click();
    const read = panel.getByRole('listitem').first().getByRole('button').first();
    await read.click();
    const sheet = page.locator('#checked-document');
    const places = async () =>
      `${await placeOf(read, sheet, page.getByRole('tablist'))} ${await sheet.evaluate(({ scrollTop }) => scrollTop)}`;
    const before = await atRest(places);
    model.answer(language);

    const added = panel.getByRole('listitem').last();
    await expect(added).toContainText(t('modelReview.mark'));
    await expect(read).toBeFocused();
    await expect(read).toHaveAttribute('aria-expanded', 'true');
    expect(await atRest(places)).toBe(before);
    await added.getByRole('button').first().click();
    await expect(page.locator('mark[data-chosen]')).toHaveText(QUOTES[language]);

    await page.reload();
    await page.getByRole('tab').nth(1).click();
    await expect(panel.getByRole('listitem').last()).toContainText(t('modelReview.mark'));
  });
}

/* As browsers are that do not hold what is in sight. */
const withoutAnchoring = (): void => {
  const supports = CSS.supports.bind(CSS);
  Object.assign(CSS, {
    supports: (property: string, value: string) =>
      property !== 'overflow-anchor' && supports(property, value),
  });
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.overflowAnchor = 'none';
  });
};

for (const holder of ['browser', 'page'] as const)
  test(`R-ANA-06 a passage that is being read under the list stays where it is on a phone: held by the ${holder}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
    if (holder === 'page') await page.addInitScript(withoutAnchoring);
    const t = await check(page, 'en');
    await page.getByRole('tab').nth(1).click();
    const passage = page.locator('mark', { hasText: SENT.en.grave });
    await passage.evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
    const topOf = async () => (await passage.boundingBox())?.y ?? NaN;
    const before = await atRest(topOf);
    model.answer('en');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('listitem').filter({ hasText: t('modelReview.mark') })).toHaveCount(1);
    /* The browser scrolls by whole pixels. */
    expect(Math.abs((await atRest(topOf)) - before)).toBeLessThan(1);
    await page.close();
  });
