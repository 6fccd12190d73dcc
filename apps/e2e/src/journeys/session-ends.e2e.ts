import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type ContractDetail, type Language } from '@pactwright/protocol';
import { AccountPages, someCredentials, type Credentials } from '../support/account.js';
import { expectAccessible } from '../support/accessibility.js';
import { texts } from '../support/texts.js';
import { Visitor } from '../support/visitor.js';
import { WizardPage } from '../support/wizard-page.js';

const SCOPE = 'A booking site for a guest house in Nida';
const LATER = 'Training of the staff';

/** Signs out everything but this device, as people do who have lost a telephone. */
async function endSessionsElsewhere(credentials: Credentials): Promise<void> {
  const elsewhere = await Visitor.arrive();
  expect((await elsewhere.http.post('/api/auth/login', { data: credentials })).status()).toBe(200);
  expect((await elsewhere.http.delete('/api/user/sessions')).ok()).toBe(true);
  await elsewhere.leave();
}

/** In an account, in the middle of a contract, with all of it saved. */
async function atWork(
  page: Page,
  language: Language,
  credentials: Credentials,
): Promise<{ wizard: WizardPage; contractId: string }> {
  const wizard = new WizardPage(page, language);
  const registered = await page.request.post('/api/auth/register', { data: credentials });
  expect(registered.status()).toBe(201);
  await page.goto(`/contract/new?type=web_development&lng=${language}`);
  await wizard.write('scope_of_work', SCOPE);
  await wizard.expectSaved();
  const kept = await page.evaluate(() => localStorage.getItem('wizard_form_data'));
  return { wizard, contractId: (JSON.parse(kept ?? '{}') as { contractId: string }).contractId };
}

async function answersOf(page: Page, contractId: string): Promise<ContractDetail['answers']> {
  const found = await page.request.get(`/api/contracts/${contractId}`);
  return found.ok() ? ((await found.json()) as ContractDetail).answers : {};
}

for (const language of LANGUAGES) {
  test.describe(`a session that ends in the middle of the wizard (${language})`, () => {
    test('R-AUTH-11 T-56 asks to sign in again in place, keeps the answers and goes on', async ({ page }) => {
      const auth = texts(language, 'auth');
      const credentials = someCredentials();
      const account = new AccountPages(page, language);
      const { wizard, contractId } = await atWork(page, language, credentials);
      await endSessionsElsewhere(credentials);
      await wizard.write('exclusions', LATER);
      const dialog = page.getByRole('dialog', { name: `${auth('login')} / ${auth('register')}` });
      await expect(dialog.getByLabel(auth('email'))).toHaveValue(credentials.email);
      await expectAccessible(page);

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.locator('[data-save-state=unsaved]')).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: auth('signInAgain') })
        .click();
      await expect(dialog).toBeVisible();
      await account.submit(credentials);
      await expect(dialog).toBeHidden();
      await wizard.expectSaved();
      await expect(page.locator('#wizard-exclusions')).toHaveValue(LATER);
      await expect(page.getByText(auth('workKept'))).toBeHidden();
      expect(await answersOf(page, contractId)).toMatchObject({ scope_of_work: SCOPE, exclusions: LATER });
    });

    test('T-07 shows nothing of it to somebody else who signs in, and keeps it for its owner', async ({
      page,
    }) => {
      const auth = texts(language, 'auth');
      const [owner, other] = [someCredentials(), someCredentials()];
      const account = new AccountPages(page, language);
      const visitor = await Visitor.arrive();
      expect((await visitor.http.post('/api/auth/register', { data: other })).status()).toBe(201);
      await visitor.leave();
      const { wizard, contractId } = await atWork(page, language, owner);
      await endSessionsElsewhere(owner);
      await wizard.write('exclusions', LATER);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(auth('email')).fill(other.email);
      await expect(dialog.getByText(owner.email)).toBeVisible();
      await account.submit(other);
      await expect(dialog).toBeHidden();
      await expect(page.locator('#wizard-scope_of_work')).toHaveValue('');
      await wizard.unfold('exclusions');
      await expect(page.locator('#wizard-exclusions')).toHaveValue('');
      expect(await answersOf(page, contractId)).toEqual({});
      const theirs = await page.evaluate(() => localStorage.getItem('wizard_form_data') ?? '');
      expect(theirs).not.toContain(LATER);

      /* Their session ends as well, and the owner is back at this browser. */
      await endSessionsElsewhere(other);
      await page.goto('/');
      await account.submit(owner);
      await account.expectSignedIn();
      await page.goto(`/contract/new?contractId=${contractId}`);
      await wizard.unfold('exclusions');
      await expect(page.locator('#wizard-exclusions')).toHaveValue(LATER);
      await wizard.expectSaved();
      await expect
        .poll(() => answersOf(page, contractId))
        .toMatchObject({ scope_of_work: SCOPE, exclusions: LATER });
    });
  });
}
