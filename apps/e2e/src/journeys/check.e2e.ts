import { expect, test } from '@playwright/test';
import { ANALYSIS_CATEGORIES, LANGUAGES } from '@pactwright/protocol';
import { SENT } from '../support/sent-contracts.js';
import { texts } from '../support/texts.js';

for (const language of LANGUAGES) {
  test(`R-ANA-01 R-ANA-06 R-ANA-07 R-ANA-08 a visitor checks the contract that a client sent (${language})`, async ({
    page,
    isMobile,
  }) => {
    const analysis = texts(language, 'contract-analysis');
    const common = texts(language, 'common');
    const { text, grave } = SENT[language];
    const graveness = new RegExp(['3', '4', '5'].map((risk) => common(`risk.${risk}`)).join('|'), 'u');
    const sendAndCheck = async () => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'sutartis.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await page.getByRole('button', { name: analysis('start') }).click();
      await expect(page.getByRole('heading', { level: 1, name: analysis('results.title') })).toBeVisible({
        timeout: 30_000,
      });
    };

    await test.step('home leads to the check', async () => {
      await page.goto(`/?lng=${language}`);
      await page.getByRole('link', { name: texts(language, 'home')('check') }).click();
      await expect(page.getByRole('heading', { level: 1, name: analysis('title') })).toBeVisible();
    });

    await test.step('a wrong file is refused in words', async () => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'sutartis.odt', mimeType: '', buffer: Buffer.from('x') });
      await expect(page.getByRole('alert').first()).toContainText(analysis('problems.type.text'));
    });

    await test.step('the file goes up and is checked', async () => {
      await sendAndCheck();
      await expect(page.getByRole('tab')).toHaveCount(ANALYSIS_CATEGORIES.length);
    });

    await test.step('the clause is among the findings, quoted to the letter and marked in the document', async () => {
      const mark = page.locator('mark', { hasText: grave });
      await mark.click();
      await expect(mark).toHaveAttribute('data-chosen', 'true');
      await expect(mark).toBeInViewport();
      await expect(page.locator('blockquote:visible', { hasText: grave }).first()).toBeVisible();
      if (!isMobile) {
        await expect(page.getByRole('button', { expanded: true })).toContainText(graveness);
        return;
      }
      /* Where the list is out of sight the finding comes to the passage, and goes again. */
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText(graveness);
      await sheet.getByRole('button', { name: analysis('finding.back') }).click();
      await expect(sheet).toBeHidden();
      await expect(mark).toBeInViewport();
    });

    await test.step('the gravest points lead to their findings', async () => {
      const gravest = analysis(language === 'lt' ? 'gravest_few' : 'gravest_other').replace('{{count}}', '3');
      const points = page.getByRole('region', { name: gravest }).getByRole('button');
      await expect(points).toHaveCount(3);
      await points.last().click();
      await expect(page.getByRole('button', { expanded: true })).toBeFocused();
      await expect(page.locator('mark[data-chosen]').first()).toBeAttached();
    });

    await test.step('it can be read for the other party, also after a reload', async () => {
      const [own, other] = [page.getByRole('radio').first(), page.getByRole('radio').last()];
      await expect(own).toBeChecked();
      await other.check();
      await expect(page).toHaveURL(/side=client/);
      await page.reload();
      await expect(other).toBeChecked();
      await own.check();
      await expect(page).toHaveURL(/side=provider/);
    });

    await test.step('every tab opens by the keyboard', async () => {
      await page.getByRole('tab').first().click();
      for (const category of ANALYSIS_CATEGORIES) {
        await expect(page.getByRole('tab', { selected: true })).toContainText(common(`category.${category}`));
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
    });

    await test.step('the result is there again after a reload', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: analysis('results.title') })).toBeVisible();
      await expect(page.getByText(/^sutartis\.txt/)).toBeVisible();
    });

    await test.step('the printed report holds the findings and nothing of the page around them', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByTestId('printed-report')).toContainText(grave);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('tablist')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('another contract begins anew', async () => {
      await page
        .getByRole('button', { name: analysis('another') })
        .first()
        .click();
      await expect(page.getByRole('button', { name: analysis('drop.choose') })).toBeVisible();
    });

    await test.step('the result is offered there, also after the wizard has cleared local storage, and opens again', async () => {
      await page.goto('/contract/new');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/contract/analyze');
      const kept = page.getByRole('region', { name: analysis('kept.title') });
      await kept
        .getByRole('link', { name: analysis('kept.open').replace('{{file}}', 'sutartis.txt') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: analysis('results.title') })).toBeVisible();
    });

    await test.step('and is offered no more once it is gone', async () => {
      const id = new URL(page.url()).searchParams.get('run') ?? '';
      await page.route(`**/api/analyze/runs/${id}**`, (route) =>
        route.fulfill({ status: 404, json: { success: false, code: 'RUN_NOT_FOUND', message: '' } }),
      );
      await page.reload();
      await expect(page.getByRole('alert').first()).toContainText(analysis('kept.gone'));
      await expect(page.getByRole('region', { name: analysis('kept.title') })).toHaveCount(0);
    });

    await test.step('one that is deleted before its day is over is gone for good', async () => {
      await sendAndCheck();
      const address = page.url();
      await page
        .getByRole('button', { name: analysis('another') })
        .first()
        .click();
      const deletion = texts(language, 'delete-check');
      const ofFile = (key: string) => deletion(key).replace('{{file}}', 'sutartis.txt');
      await page.getByRole('button', { name: ofFile('of') }).click();
      const dialog = page.getByRole('dialog', { name: ofFile('title') });
      await dialog.getByRole('button', { name: deletion('confirm') }).click();
      await expect(page.getByText(deletion('done'), { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: analysis('kept.title') })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: analysis('title') })).toBeFocused();
      await page.goto(address);
      await expect(page.getByRole('alert').first()).toContainText(analysis('kept.gone'));
    });
  });
}
