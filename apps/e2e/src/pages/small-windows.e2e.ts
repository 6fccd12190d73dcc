import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '@pactwright/protocol';
import { WizardPage } from '../support/wizard-page.js';

const PHONE = { width: 360, height: 740 };
/** A window of 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** As small as type may be and still be read. */
const LEGIBLE_PX = 12;

const opened = async (page: Page, language: 'en' | 'lt'): Promise<WizardPage> => {
  await page.goto(`/contract/new?lng=${language}`);
  const wizard = new WizardPage(page, language);
  await wizard.expectStep(1);
  return wizard;
};

for (const language of LANGUAGES) {
  test(`on a phone the contract opens at the clause of the question, without broken tables (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const wizard = await opened(page, language);
    await wizard.write('exclusions', 'Photographs of the goods');
    await wizard.inContract(async (sheet) => {
      await expect(sheet).toContainText('Photographs of the goods');
      await expect(sheet.locator('[data-active]').first()).toBeInViewport();
      const parties = sheet.locator('[data-table=parties]');
      await expect(parties).toHaveCSS('display', 'block');
      expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });
  });

  for (const width of [768, 1440])
    test(`R-WIZ-07 the names of the steps stand apart at ${width} px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const wizard = await opened(page, language);
      const names = await wizard.stepBar.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(names.length).toBeGreaterThan(3);
      names.slice(1).forEach(({ left }, at) => expect(left).toBeGreaterThanOrEqual(names[at]?.right ?? 0));
    });
}

test('at 400 % the bars leave the window to the questions', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await opened(page, 'lt');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect(await page.evaluate(coveredHeight)).toBeLessThan(ZOOMED.height / 3);
});

test('the contract on the home page can be read on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/?lng=en');
  const sizes = await page.getByTestId('contract-sheet').evaluate((sheet) =>
    [sheet, ...sheet.querySelectorAll('*')].flatMap((element) => {
      const before = getComputedStyle(element, '::before');
      return [
        parseFloat(getComputedStyle(element).fontSize),
        ...(before.content === 'none' ? [] : [parseFloat(before.fontSize)]),
      ];
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEGIBLE_PX);
});

/** Runs in the page: how much of the window the bars at its edges take, whatever is scrolled. */
function coveredHeight(): number {
  return [...document.querySelectorAll<HTMLElement>('header, [data-action-bar]')]
    .filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ bottom, top }) => bottom > 0 && top < innerHeight)
    .reduce((sum, { height }) => sum + height, 0);
}
