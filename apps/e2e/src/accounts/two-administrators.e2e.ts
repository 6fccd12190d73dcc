import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { defaultWizard, type WizardStepSeed } from '@pactwright/drafting/questions';
import { expectAccessible } from '../support/accessibility.js';
import { named, signInAsAdmin, t } from '../support/wizard-editor.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const label = (page: Page) => page.getByLabel(t('label'), { exact: true });
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });
const typeOf = (page: Page) => page.getByRole('combobox', { name: t('type') });

test('R-ADM-08 two administrators at one question are shown each other’s changes, and lose none', async ({
  browser,
  page: anna,
}) => {
  const name = `Shared ${randomUUID().slice(0, 8)}`;
  const [step] = defaultWizard() as [WizardStepSeed];
  const context = await browser.newContext();
  const ben = await context.newPage();

  await test.step('both open it', async () => {
    await signInAsAdmin(anna);
    await anna.goto(`/admin?tab=wizard&step=${step.id}&action=add-field`);
    await label(anna).fill(name);
    await button(anna, 'create').click();
    await expect(heading(anna, name)).toBeVisible();
    await signInAsAdmin(ben);
    await ben.goto(anna.url());
    await expect(label(ben)).toHaveValue(name);
  });

  await test.step('the second is shown what the first has saved, takes some of it and keeps some', async () => {
    await label(anna).fill(`${name}, by Anna`);
    await anna.getByRole('switch', { name: t('isRequired') }).click();
    await button(anna, 'save').click();
    await expect(heading(anna, `${name}, by Anna`)).toBeVisible();

    await typeOf(ben).click();
    await ben.getByRole('option', { name: t('types.date'), exact: true }).click();
    await button(ben, 'save').click();
    await expect(ben.getByText(named('conflict.theirs', `${name}, by Anna`))).toBeVisible();
    await expect(ben.getByText(named('conflict.theirs', t('no')))).toBeVisible();
    await expectAccessible(ben);
    await ben.getByRole('button', { name: named('conflict.takeOf', t('label')) }).click();
    await expect(label(ben)).toHaveValue(`${name}, by Anna`);
    await button(ben, 'conflict.keep').click();
    await expect(ben.getByText(t('conflict.text'))).toBeHidden();
  });

  await test.step('the first does not delete it before that is seen', async () => {
    await button(anna, 'delete').click();
    const dialog = anna.getByRole('dialog');
    await dialog.getByRole('button', { name: t('delete'), exact: true }).click();
    await expect(dialog.getByText(new RegExp(`→ ${t('types.date')}$`))).toBeVisible();
    await expect(dialog.getByText(`${t('isRequired')}: ${t('no')} → ${t('yes')}`)).toBeVisible();
    await expectAccessible(anna);
    await dialog.getByRole('button', { name: t('changed.deleteAnyway') }).click();
    await expect(heading(anna, `${name}, by Anna`)).toBeHidden();
  });

  await test.step('what the second has typed by then becomes a new question', async () => {
    await label(ben).fill(`${name}, by Ben`);
    await button(ben, 'save').click();
    await expect(ben.getByText(t('gone.field'))).toBeVisible();
    await expect(label(ben)).toHaveValue(`${name}, by Ben`);
    await button(ben, 'create').click();
    await expect(heading(ben, `${name}, by Ben`)).toBeVisible();
    await expect(typeOf(ben)).toHaveText(t('types.date'));
  });

  await test.step('and goes again', async () => {
    await button(ben, 'delete').click();
    const dialog = ben.getByRole('dialog');
    await dialog.getByRole('button', { name: t('delete'), exact: true }).click();
    await expect(heading(ben, `${name}, by Ben`)).toBeHidden();
    await context.close();
  });
});
