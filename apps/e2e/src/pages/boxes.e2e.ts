import { expect, test } from '@playwright/test';
import { WizardPage } from '../support/wizard-page.js';

const SMALLEST = 100;
const LARGEST = 600;

test(`R-WIZ-14 a textarea grows with its text between ${SMALLEST} and ${LARGEST} px`, async ({ page }) => {
  await page.goto('/contract/new?lng=en');
  await new WizardPage(page, 'en').expectStep(1);
  const area = page.locator('textarea#wizard-scope_of_work');
  const heightWith = async (lines: number): Promise<number> => {
    await area.fill('A line of the scope\n'.repeat(lines));
    return (await area.boundingBox())?.height ?? 0;
  };
  expect(await heightWith(0)).toBe(SMALLEST);
  const grown = await heightWith(12);
  expect(grown).toBeGreaterThan(SMALLEST);
  expect(grown).toBeLessThan(LARGEST);
  expect(await heightWith(80)).toBe(LARGEST);
});
