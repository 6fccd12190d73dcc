import type { Page } from '@playwright/test';
import { ERRORS, type Language } from '@pactwright/protocol';
import { someCredentials } from '../support/account.js';
import { Keyboard } from '../support/keyboard.js';
import { placeOf } from '../support/places.js';
import { SENT } from '../support/sent-contracts.js';
import { expect, test } from '../support/stage.js';
import { texts } from '../support/texts.js';
import { AT_NIGHT } from '../support/whole.js';
import { WizardPage } from '../support/wizard-page.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const LANGUAGE: Language = 'lt';
const wizard = texts(LANGUAGE, 'contract-wizard');
const shell = texts(LANGUAGE, 'shell');

/** Pays in the dialog that is open, and has both files. */
async function payAndDownload(page: Page, keys: Keyboard, leadsTo: RegExp): Promise<void> {
  const payment = texts(LANGUAGE, 'payment');
  const dialog = page.getByRole('dialog', { name: payment('title') });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await keys.activate(dialog.getByRole('button', { name: new RegExp(`^${payment('pay').split('{{')[0]}`) }));
  await expect(page).toHaveURL(leadsTo);
  await expect(heading(page)).toBeFocused();
  for (const format of ['pdf', 'docx'] as const) {
    const file = page.waitForEvent('download');
    const control = page
      .getByRole('button', { name: texts(LANGUAGE, 'common')(`download.${format}`) })
      .first();
    await keys.activate(control);
    expect((await file).suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
    await expect(control).toBeFocused();
  }
}

test('a contract is made, paid for and downloaded by keyboard alone, from the skip link on', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const keys = new Keyboard(page);
  const steps = new WizardPage(page, LANGUAGE);
  const field = (key: string) => page.locator(`#wizard-${key}`);
  const pickDate = async (key: string, moves: readonly string[]) => {
    await keys.activate(field(`${key}-calendar`));
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('gridcell').locator('button:focus')).toBeVisible();
    for (const move of moves) await keys.press(move);
    await keys.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field(`${key}-calendar`)).toBeFocused();
  };

  await test.step('the skip link leads to the content', async () => {
    await page.goto(`/?lng=${LANGUAGE}`);
    await expect(heading(page)).toBeVisible();
    await keys.press('Tab');
    await expect(page.getByRole('link', { name: shell('skipToContent') })).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a new page has the focus on its heading', async () => {
    await keys.activate(
      page
        .getByRole('main')
        .getByRole('link', { name: texts(LANGUAGE, 'home')('create') })
        .first(),
    );
    await steps.expectStep(1);
    await expect(heading(page)).toBeFocused();
  });

  await test.step('an error has the focus on the first field that is wrong', async () => {
    await keys.activate(button(page, wizard('next')));
    await expect(field('freelance_type')).toBeFocused();
  });

  await test.step('every kind of question', async () => {
    await keys.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await keys.press('Enter');
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await keys.write(field('scope_of_work'), 'Rugys.example 2030');
    await pickDate('starting_work_date', ['PageDown']);
    await keys.write(field('final_deadline'), 'soon');
    await keys.activate(button(page, wizard('next')));
    await expect(field('final_deadline')).toBeFocused();
    await expect(page.getByText(wizard('dateUnreadable'))).toBeVisible();
    await keys.press('ControlOrMeta+A');
    await keys.press('Delete');
    await pickDate('final_deadline', ['PageDown', 'PageDown']);
    await keys.activate(button(page, wizard('next')));
    await steps.expectStep(2);
    await expect(heading(page)).toBeFocused();
    await keys.activate(field('client_country'));
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await keys.activate(button(page, wizard('next')));
    await steps.expectStep(3);
    await keys.write(field('payment_amount'), '4800');
  });

  await test.step('the step bar, the summary, and the contract', async () => {
    await keys.activate(button(page, wizard('next')));
    await steps.expectStep(4);
    await keys.activate(button(page, wizard('next')));
    await steps.expectStep(5);
    await keys.activate(button(page, wizard('review')));
    await keys.activate(button(page, wizard('createContract')));
    await expect(page).toHaveURL(/\/contracts$/);
    await expect(heading(page)).toBeFocused();
  });

  await test.step('payment, and both files', async () => {
    await keys.activate(button(page, texts(LANGUAGE, 'contracts')('pay')));
    await payAndDownload(page, keys, /\/payment-success\?/);
    await keys.activate(page.getByRole('link', { name: texts(LANGUAGE, 'payment-success')('toContracts') }));
    await expect(page).toHaveURL(/\/contracts/);
    await expect(heading(page)).toBeFocused();
  });
});

test('somebody signs in by keyboard alone, and the dialog neither loses nor keeps the focus', async ({
  page,
  request,
}) => {
  const keys = new Keyboard(page);
  const auth = texts(LANGUAGE, 'auth');
  const credentials = someCredentials();
  const signIn = page.getByRole('banner').getByRole('button', { name: shell('signIn.label') });
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabel(auth('email'));
  await page.goto(`/blog?lng=${LANGUAGE}`);

  await test.step('Escape leads back to where it was opened', async () => {
    await keys.activate(signIn);
    await expect(email).toBeFocused();
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(signIn).toBeFocused();
  });

  await test.step('the focus goes round inside, and to what is wrong', async () => {
    await keys.press('Enter');
    await expect(email).toBeFocused();
    await keys.press('Shift+Tab');
    await keys.press('Shift+Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await keys.activate(dialog.getByRole('button', { name: auth('login'), exact: true }));
    await expect(email).toBeFocused();
  });

  const password = dialog.getByLabel(auth('password'), { exact: true });
  await test.step('what the server refuses is typed again where it was typed', async () => {
    await request.post('/api/auth/register', { data: credentials });
    await page.keyboard.insertText(credentials.email);
    await keys.write(password, 'ne tas slaptažodis');
    await keys.press('Enter');
    await expect(page.getByText(ERRORS.SIGN_IN_FAILED.message[LANGUAGE]).first()).toBeVisible();
    await expect(password).toBeFocused();
  });

  await test.step('signed in', async () => {
    await keys.press('ControlOrMeta+A');
    await page.keyboard.insertText(credentials.password);
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('navigation').getByRole('link', { name: shell('profile.label') }),
    ).toBeFocused();
  });
});

test('a contract is paid for by keyboard alone', async ({ visit }) => {
  const { page, t } = await visit(
    {
      ...placeOf('a generated contract'),
      who: 'guest',
      at: ({ wanted }) => `/contract/generated?contractId=${wanted}`,
    },
    LANGUAGE,
  );
  const keys = new Keyboard(page);
  const dialog = page.getByRole('dialog', { name: t('payment:title') });
  const order = button(page, t('contract-generated:order'));
  await keys.activate(order);
  await expect(dialog).toBeVisible();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(order).toBeFocused();
  await keys.press('Enter');
  await keys.activate(
    dialog.getByRole('button', { name: new RegExp(`^${t('payment:pay').split('{{')[0]}`) }),
  );
  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(heading(page)).toBeFocused();
});

test('a contract that was sent is checked by keyboard alone', async ({ page }) => {
  const keys = new Keyboard(page);
  const analysis = texts(LANGUAGE, 'contract-analysis');
  await page.goto(`/contract/analyze?lng=${LANGUAGE}`);
  const chooser = page.waitForEvent('filechooser');
  await keys.activate(button(page, analysis('drop.choose')));
  await (
    await chooser
  ).setFiles({ name: 'sutartis.txt', mimeType: 'text/plain', buffer: Buffer.from(SENT.lt.text) });
  await keys.activate(button(page, analysis('start')));
  await expect(heading(page)).toHaveText(analysis('results.title'), { timeout: 30_000 });
  await keys.to(page.getByRole('radio', { checked: true }));
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio').last()).toBeChecked();
  await expect(page.getByRole('radio').last()).toBeFocused();
  await keys.press('ArrowUp');
  await expect(page.getByRole('radio').first()).toBeChecked();
  const tab = page.getByRole('tab', { selected: true });
  const before = await tab.innerText();
  await keys.to(tab);
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await expect(tab).not.toHaveText(before);
  await keys.to(page.getByRole('button', { expanded: true }).first());
  const gravest = page.getByRole('region', { name: analysis('gravest_few').replace('{{count}}', '3') });
  await keys.activate(gravest.getByRole('button').first());
  await expect(page.getByRole('button', { expanded: true })).toBeFocused();
  await keys.activate(button(page, analysis('another')));
  await expect(button(page, analysis('drop.choose'))).toBeVisible();
});

const IMPROVED = 'a contract is analysed, improved, paid for and downloaded by keyboard alone';
test(IMPROVED, { tag: AT_NIGHT }, async ({ page }) => {
  test.setTimeout(240_000);
  const keys = new Keyboard(page);
  const steps = new WizardPage(page, LANGUAGE);
  const improve = texts(LANGUAGE, 'contract-improve');
  const field = (key: string) => page.locator(`#wizard-${key}`);

  await test.step('answers, and the way to the summary', async () => {
    await page.goto(`/contract/new?type=web_development&lng=${LANGUAGE}`);
    await steps.expectStep(1);
    await keys.write(field('scope_of_work'), 'Svetainė rugys.example');
    await keys.write(field('starting_work_date'), '2030-01-07');
    await keys.write(field('final_deadline'), '2030-03-28');
    await keys.activate(button(page, wizard('next')));
    await steps.expectStep(2);
    await keys.activate(field('client_country'));
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await keys.activate(button(page, wizard('next')));
    await steps.expectStep(3);
    await keys.write(field('payment_amount'), '4800');
    await keys.activate(button(page, wizard('next')));
    await steps.expectStep(4);
    await keys.activate(button(page, wizard('next')));
    await steps.expectStep(5);
    await expect(heading(page)).toBeFocused();
  });

  const switches = page.getByRole('switch');
  await test.step('the analysis, and what of it is approved', async () => {
    await keys.activate(button(page, wizard('analyse')));
    await expect(switches.first()).toBeVisible({ timeout: 30_000 });
    const open = page.getByRole('switch', { checked: false });
    for (let left = await open.count(); left > 0; left -= 1) {
      await keys.activate(open.first(), 'Space');
      await expect(open).toHaveCount(left - 1);
    }
    await keys.activate(button(page, wizard('improve')));
    await expect(page.getByRole('heading', { level: 1, name: improve('title') })).toBeVisible();
    /* Its heading may come later than the page. */
    await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  });

  const cardOf = (question: RegExp) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: question }) });

  await test.step('an answer, a sentence, a suggestion, and a point that is left out', async () => {
    const rate = cardOf(/Kiek kainuoja valanda/);
    await keys.write(rate.getByRole('textbox'), '60 eurų už valandą');
    await keys.press('Tab');
    await expect(rate.getByText(improve('stateInContract'), { exact: true })).toBeVisible();

    const handover = cardOf(/Kokias paskyras, raktus/);
    const sentence = handover.getByRole('textbox');
    await keys.to(sentence);
    await keys.press('ControlOrMeta+A');
    await page.keyboard.insertText('60 eurų už valandą');
    await keys.press('Tab');
    await expect(handover.getByRole('alert')).toBeVisible();
    await keys.press('Shift+Tab');
    await expect(sentence).toBeFocused();
    await keys.press('ControlOrMeta+A');
    await page.keyboard.insertText('Vykdytojas per dvi darbo dienas nurodo atsakingą asmenį.');
    await keys.press('Tab');
    await expect(handover.getByRole('alert')).toHaveCount(0);
    await expect(handover.getByText(improve('stateInContract'), { exact: true })).toBeVisible();

    const content = cardOf(/tekstai ir vaizdai laiku/);
    const own = content.getByRole('textbox');
    await keys.to(own);
    await keys.press('ControlOrMeta+A');
    await keys.press('Delete');
    await keys.activate(content.getByRole('button', { name: texts(LANGUAGE, 'ai')('suggest') }));
    await expect(own).not.toHaveValue('');
    const skip = content.getByRole('button', { name: new RegExp(`^${improve('skip')}`) });
    await keys.activate(skip);
    await expect(content.getByText(improve('stateSkipped'), { exact: true })).toBeVisible();
    await expect(content.getByRole('button', { pressed: true })).toBeFocused();
    await keys.press('Enter');
    await expect(own).toBeVisible();
  });

  await test.step('the contract is generated, paid for and downloaded', async () => {
    const generate = button(page, improve('generate'));
    const dialog = page.getByRole('dialog', { name: texts(LANGUAGE, 'payment')('title') });
    await keys.activate(generate);
    await expect(dialog).toBeVisible({ timeout: 30_000 });
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    /* The button was not there meanwhile. */
    await expect(page.locator('[data-action-bar]')).toBeFocused();
    await keys.activate(generate);
    await payAndDownload(page, keys, /\/contracts$/);
  });
});

test('R-TOAST-04 F8 leads to the message on the screen, and Escape or its button away from it', async ({
  visit,
}) => {
  const { page, t } = await visit(placeOf('nothing to improve'), LANGUAGE);
  const keys = new Keyboard(page);
  const region = page.getByRole('region', { name: t('common:notifications') });
  const close = region.getByRole('button', { name: t('common:close') });
  await expect(close).toBeVisible();
  await keys.press('F8');
  await expect(region).toBeFocused();
  await keys.press('Tab');
  await expect(close).toBeFocused();
  await keys.press('Enter');
  await expect(close).toBeHidden();
});
