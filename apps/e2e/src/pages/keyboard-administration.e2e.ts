import { defaultWizard, type WizardStepSeed } from '@pactwright/drafting/questions';
import { Keyboard } from '../support/keyboard.js';
import { placeOf } from '../support/places.js';
import { expect, test } from '../support/stage.js';

test('R-ADM-09 a question is moved by keyboard alone, and the focus stays with it', async ({ visit }) => {
  const steps = defaultWizard();
  const { id, fields } = steps.at(-2) as WizardStepSeed;
  const name = fields.at(-1)?.label.en ?? '';
  const { page, t, settled } = await visit(
    { ...placeOf('administration: wizard'), at: `/admin?tab=wizard&step=${id}` },
    'en',
    1440,
  );
  const keys = new Keyboard(page);
  const up = page.getByRole('button', { name: t('wizard-editor:moveUp', { name }) });
  const down = page.getByRole('button', { name: t('wizard-editor:moveDown', { name }) });
  await keys.activate(up);
  await settled();
  await expect(down).toBeEnabled();
  await expect(up).toBeFocused();
  await keys.activate(down);
  await settled();
  await expect(down).toBeDisabled();
  await expect(page.locator('body')).not.toBeFocused();
});

test('R-ADM-03 an account is looked for and asked about by keyboard alone', async ({ visit }) => {
  const { page, person, t, settled } = await visit(placeOf('administration: users'), 'lt', 1440);
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox');
  const dialog = page.getByRole('dialog', { name: t('admin:users.act.disable.title') });

  await test.step('the search keeps the focus', async () => {
    await keys.to(search);
    await keys.press('Control+A');
    await page.keyboard.insertText('example.lt');
    await keys.press('Enter');
    await expect(page).toHaveURL(/search=example\.lt/);
    await settled();
    await expect(search).toBeFocused();
    await expect(main.getByText(person.email)).toHaveCount(0);
  });

  await test.step('what is asked first can be left, and leads back', async () => {
    await keys.activate(main.getByRole('button', { name: t('admin:list.details', { name: '' }) }).first());
    const disable = main.getByRole('button', { name: t('admin:users.act.disable.button'), exact: true });
    await keys.activate(disable);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('common:cancel') })).toBeFocused();
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(disable).toBeFocused();
  });

  await test.step('the views are reached by arrows', async () => {
    await keys.to(page.getByRole('tab', { selected: true }));
    await keys.press('ArrowRight');
    await keys.press('Enter');
    await expect(page.getByRole('tab', { name: t('admin:tabs.wizard') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

for (const language of ['en', 'lt'] as const)
  test(`R-ROUTE-09 no arrows stand beside tabs that all fit (${language})`, async ({ visit }) => {
    const { page } = await visit(placeOf('administration: overview'), language, 1440);
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toBeInViewport({ ratio: 1 });
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.MuiTabs-scrollButtons').filter({ visible: true })).toHaveCount(0);
  });
