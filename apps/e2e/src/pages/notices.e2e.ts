import type { Page } from '@playwright/test';
import { placeOf } from '../support/places.js';
import { WIDTHS, expect, test } from '../support/stage.js';

for (const width of WIDTHS) {
  test(`R-TOAST-01 a notice lies on nothing that My Contracts offers at ${width} px`, async ({ visit }) => {
    const { page, t } = await visit(placeOf('contracts of a user'), 'lt', width);
    await page.route(/\/download\/pdf$/, (route) => route.fulfill({ status: 503, json: {} }));
    await page
      .getByRole('button', { name: t('common:download.pdf') })
      .first()
      .click();
    await expectUncovered(page, 'main a, main button, main input');
  });

  test(`R-PAY-09 a refused payment leaves the dialog's buttons free at ${width} px`, async ({ visit }) => {
    const { page } = await visit(placeOf('paying, errors shown'), 'lt', width);
    await expectUncovered(page, '[role=dialog] button, [role=dialog] input');
  });

  test(`R-WIZ-10 a step that cannot be left keeps its field and its bar free at ${width} px`, async ({
    visit,
  }) => {
    const { page } = await visit(placeOf('a new contract, errors shown'), 'lt', width);
    await expectUncovered(page, ':focus, [data-action-bar] button');
  });
}

async function expectUncovered(page: Page, controls: string): Promise<void> {
  await expect(page.locator('[data-variant]')).toBeVisible();
  expect(await page.evaluate(coveredControls, controls)).toEqual([]);
}

/** Runs in the page: what lies under the notice. */
function coveredControls(selector: string): string[] {
  const card = document.querySelector('[data-variant]')?.getBoundingClientRect();
  if (!card) return ['there is no notice'];
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < card.right && card.left < right && top < card.bottom && card.top < bottom;
    })
    .map((element) => element.outerHTML.slice(0, 160));
}
