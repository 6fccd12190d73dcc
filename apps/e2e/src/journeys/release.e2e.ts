import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@pactwright/protocol';
import { untilInstalled } from '../support/installed.js';
import { releasableSite } from '../support/releasable-site.js';
import { texts } from '../support/texts.js';

test.describe('with what the browser keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const language of LANGUAGES) {
    test(`an open page offers the next release, and comes with it when asked (${language})`, async ({
      page,
    }) => {
      const t = texts(language, 'offline');
      const site = await releasableSite();
      const notice = page.getByRole('status').filter({ hasText: t('update.text') });
      try {
        await page.goto(`${site.url}/about?lng=${language}`);
        await untilInstalled(page);
        await expect(notice).toBeHidden();

        site.release();
        /* Whoever comes back to the tab. */
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(notice).toBeVisible({ timeout: 60_000 });
        await notice.getByRole('button', { name: t('update.later') }).click();
        await expect(notice).toBeHidden();

        await page.reload();
        await page.keyboard.press('Shift');
        const loaded = page.waitForEvent('load');
        await notice.getByRole('button', { name: t('update.reload') }).click();
        await loaded;
        await page.keyboard.press('Shift');
        await expect
          .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting))
          .toBeNull();
        await expect(notice).toBeHidden();
      } finally {
        await site.close();
      }
    });
  }
});

test('a page whose code went with its release is loaded anew, once', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/?lng=en');
  /* What the build has drawn is there before the app, which is to be here when its files go. */
  await expect(page.locator('template#app')).toHaveCount(0);
  await page.route('**/assets/*.js', (route) =>
    loads > 1 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('link', { name: texts('en', 'shell')('footer.about'), exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts('en', 'company')('about.title') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/about/);
  expect(loads).toBe(2);
});
