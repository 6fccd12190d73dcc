import { expect, test, type Locator, type Page } from '@playwright/test';
import { SENT } from '../support/sent-contracts.js';
import { texts } from '../support/texts.js';

const analysis = texts('en', 'contract-analysis');

/** Several screens long, and what matters in it far apart. */
const LONG = SENT.en.text
  .split('\n\n')
  .flatMap((part, index) => [
    part,
    ...[1, 2, 3, 4].map(
      (line) =>
        `Note ${index}.${line}. The parties keep each other informed about the progress of the work, in writing and without delay, and name one person each who answers questions within two working days of receiving them.`,
    ),
  ])
  .join('\n\n');

async function openResults(page: Page): Promise<void> {
  await page.goto('/contract/analyze?lng=en');
  const file = { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(LONG) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: analysis('start') }).click();
  await expect(page.getByRole('heading', { level: 1, name: analysis('results.title') })).toBeVisible({
    timeout: 30_000,
  });
}

const MORE = new RegExp(`^${analysis('results.more_other').replace('{{count}}', '\\d+')}$`);

/** Chooses every finding of every tab, from the last to the first, and looks each time. */
async function forEachFinding(page: Page, look: (entry: Locator) => Promise<void>): Promise<void> {
  const tabs = page.getByRole('tab');
  let count = 0;
  for (const tab of await tabs.all()) {
    await tab.click();
    const panel = page.getByRole('tabpanel');
    const more = panel.getByRole('button', { name: MORE });
    if ((await more.count()) > 0) await more.click();
    /* What is slight and missing is one list to go through and no entry. */
    const entries = panel.getByRole('listitem').filter({ has: page.locator('button[aria-expanded]') });
    for (const entry of (await entries.all()).toReversed()) {
      const button = entry.locator('button[aria-expanded]');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await look(entry);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(8);
}

/** In the window, and over the sheet's edges as well: a passage may be scrolled out of it. */
const marked = (page: Page): Locator => page.locator('mark[data-chosen]').first();

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test.describe(`beside the document at ${width}`, () => {
    test.use({ viewport: { width, height } });
    test('R-ANA-07 every finding that is chosen shows its passage and its detail', async ({ page }) => {
      test.setTimeout(180_000);
      await openResults(page);
      await forEachFinding(page, async (entry) => {
        const detail =
          width >= 1440
            ? page.getByRole('region', { name: analysis('finding.label') })
            : entry.getByText(analysis('finding.why'));
        await expect(detail).toBeInViewport();
        await expect(entry.locator('button[aria-expanded]')).toBeInViewport();
        if ((await marked(page).count()) > 0) await expect(marked(page)).toBeInViewport({ ratio: 0.9 });
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  test('R-ANA-07 every finding shows its detail, and the passage with it when asked for', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await openResults(page);
    await forEachFinding(page, async (entry) => {
      await expect(entry.getByText(analysis('finding.why'))).toBeInViewport();
      await expect(entry.locator('button[aria-expanded]')).toBeInViewport();
      const show = entry.getByRole('button', { name: analysis('finding.show') });
      if ((await show.count()) === 0) return;
      await show.click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText(analysis('finding.why'))).toBeInViewport();
      const top = async () => (await sheet.boundingBox())?.y ?? 0;
      await expect
        .poll(async () => {
          const passage = await marked(page).boundingBox();
          return passage !== null && passage.y > 0 && passage.y + 24 < (await top());
        })
        .toBe(true);
      await sheet.getByRole('button', { name: analysis('finding.back') }).click();
      await expect(sheet).toBeHidden();
    });
  });
});
