import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { defaultWizard, type WizardStepSeed } from '@pactwright/drafting/questions';
import { LANGUAGES } from '@pactwright/protocol';
import { expectAccessible } from '../support/accessibility.js';
import { AccountPages, someCredentials } from '../support/account.js';
import { named, signInAsAdmin, t } from '../support/wizard-editor.js';

async function translate(page: Page, original: string, value: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${named('translate', original)}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('translation.value'), { exact: true }).fill(value);
  await dialog.getByRole('button', { name: t('translation.save') }).click();
  await expect(dialog).toBeHidden();
}

test('R-ADM-08 R-ADM-09 R-ADM-10 T-34 an administrator adds a question with choices, and new visitors are asked it in both languages', async ({
  browser,
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const field = { en: `Favourite tool ${mark}`, lt: `Mėgstamas įrankis ${mark}` };
  const choices = [
    { en: 'Pencil', lt: 'Pieštukas' },
    { en: 'Brush', lt: 'Teptukas' },
  ];
  const [step] = defaultWizard() as [WizardStepSeed];
  await signInAsAdmin(page);
  await page.goto(`/admin?tab=wizard&step=${step.id}`);

  await test.step('a field', async () => {
    await page.getByRole('button', { name: named('addFieldTo', step.title.en) }).click();
    await page.getByLabel(t('label'), { exact: true }).fill(field.en);
    await page.getByRole('combobox', { name: t('type') }).click();
    await page.getByRole('option', { name: t('types.radio') }).click();
    await page.getByRole('switch', { name: t('isRequired') }).click();
    await page.getByRole('button', { name: t('create'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: field.en })).toBeVisible();
  });

  await test.step('its choices', async () => {
    for (const choice of choices) {
      await page.getByRole('button', { name: t('addOption') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('label'), { exact: true }).fill(choice.en);
      await dialog.getByRole('button', { name: t('create'), exact: true }).click();
      await expect(dialog).toBeHidden();
    }
    /* What the bar on top covers is no target. */
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });

  await test.step('in Lithuanian', async () => {
    await translate(page, field.en, field.lt);
    for (const choice of choices) await translate(page, choice.en, choice.lt);
  });

  for (const language of LANGUAGES) {
    await test.step(`a new visitor is asked (${language})`, async () => {
      const context = await browser.newContext();
      const visitor = await context.newPage();
      await visitor.goto(`/contract/new?lng=${language}`);
      const group = visitor.getByRole('radiogroup', { name: new RegExp(field[language]) });
      for (const choice of choices)
        await expect(group.getByRole('radio', { name: choice[language] })).toBeVisible();
      await context.close();
    });
  }

  await test.step('and no longer after it was deleted', async () => {
    await page.getByRole('button', { name: t('delete'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('delete'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: field.en })).toBeHidden();
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto('/contract/new?lng=en');
    await expect(visitor.getByRole('heading', { level: 1, name: step.title.en })).toBeVisible();
    await expect(visitor.getByText(field.en)).toHaveCount(0);
    await context.close();
  });
});

test('R-SHELL-09 R-ROLE-03 nobody else sees the administration', async ({ page }) => {
  await page.goto('/admin?lng=en');
  await expect(page).toHaveURL(/\/(\?|$)/);
  /* What is opened before the home page stands goes with the page that sent its reader away. */
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const account = new AccountPages(page, 'en');
  await account.register(someCredentials());
  await account.expectSignedIn();
  await page.goto('/admin/wizard-form-editor');
  await expect(page).toHaveURL(/\/$/);
});
