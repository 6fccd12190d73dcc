import { expect, test, type Locator, type Page } from '@playwright/test';
import { ERRORS, LANGUAGES, type Language } from '@pactwright/protocol';
import { expectAccessible } from '../support/accessibility.js';
import { AccountPages, someCredentials } from '../support/account.js';
import { Keyboard } from '../support/keyboard.js';
import { Mailbox } from '../support/mailbox.js';
import { texts } from '../support/texts.js';
import { AT_NIGHT } from '../support/whole.js';

const REFUSED = ERRORS.SIGN_IN_FAILED.message;
const NEW_PASSWORD = 'Rudens vakaras prie 7 ežerų';

for (const language of LANGUAGES) {
  const title = `R-AUTH-05 R-AUTH-07 R-PROF-06 T-17 register, a wrong password, sign in elsewhere, change the password (${language})`;
  test(title, language === 'lt' ? { tag: AT_NIGHT } : {}, async ({ browser, page }) => {
    const [profile, auth] = [texts(language, 'profile'), texts(language, 'auth')];
    const credentials = someCredentials();
    const account = new AccountPages(page, language);

    await test.step('an account is made', async () => {
      await page.goto(`/?lng=${language}`);
      await account.register(credentials);
      await account.expectSignedIn();
    });

    const elsewhere = await (await browser.newContext()).newPage();
    const other = new AccountPages(elsewhere, language);
    await test.step('elsewhere a wrong password is refused, and the right one is not', async () => {
      await elsewhere.goto(`/?lng=${language}`);
      await other.submit({ ...credentials, password: 'not the password' });
      await expect(elsewhere.getByText(REFUSED[language]).first()).toBeVisible();
      await other.submit(credentials);
      await other.expectSignedIn();
    });

    await test.step('the profile is filled in and the password changed', async () => {
      await account.profileLink.click();
      await page.getByLabel(profile('firstName')).fill('Ona');
      await page.getByLabel(profile('lastName')).fill('Onaitė');
      await page.getByLabel(profile('currentPassword'), { exact: true }).fill(credentials.password);
      await page.getByLabel(profile('newPassword'), { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel(profile('confirmPassword'), { exact: true }).fill(NEW_PASSWORD);
      await expectAccessible(page);
      await page.getByRole('button', { name: profile('save') }).click();
      await expect(page.getByLabel(profile('currentPassword'), { exact: true })).toHaveValue('');
      await expect(page.getByLabel(profile('firstName'))).toHaveValue('Ona');
    });

    await test.step('which ended the session elsewhere, where only the new one signs in', async () => {
      await elsewhere.reload();
      await expect(other.profileLink).toBeHidden();
      await other.submit(credentials);
      await expect(elsewhere.getByText(REFUSED[language]).first()).toBeVisible();
      await other.submit({ ...credentials, password: NEW_PASSWORD });
      await other.expectSignedIn();
    });

    await test.step('and what was chosen here is the language there', async () => {
      const wanted = language === 'en' ? 'lt' : 'en';
      await page.getByRole('combobox', { name: profile('preferredLanguage') }).click();
      await page.getByRole('option', { name: profile(`languages.${wanted}`) }).click();
      await page.getByRole('button', { name: profile('save') }).click();
      await expect(page.getByRole('heading', { name: texts(wanted, 'profile')('title') })).toBeVisible();
      const third = await (await browser.newContext()).newPage();
      await third.goto(`/?lng=${language}`);
      await new AccountPages(third, language).submit({ ...credentials, password: NEW_PASSWORD });
      await new AccountPages(third, wanted).expectSignedIn();
      await expect(third.getByText(auth('signedIn'))).toHaveCount(0);
    });
  });
}

/* There is one mail server for both. */
test.describe('a forgotten password', () => {
  test.describe.configure({ mode: 'default' });
  test('is set anew with a link from the mail, once, by keyboard alone (en)', async ({ page }) => {
    const keyboard = new Keyboard(page);
    await setAnew(page, 'en', {
      write: (target, text) => keyboard.write(target, text),
      activate: (target) => keyboard.activate(target),
    });
  });
  test('is set anew with a link from the mail, once (lt)', async ({ page }) => {
    await setAnew(page, 'lt', {
      write: (target, text) => target.fill(text),
      activate: (target) => target.click(),
    });
  });
});

/** How somebody fills in what is asked for, and follows what is offered. */
interface Hand {
  readonly write: (target: Locator, text: string) => Promise<void>;
  readonly activate: (target: Locator) => Promise<void>;
}

async function setAnew(page: Page, language: Language, hand: Hand): Promise<void> {
  const auth = texts(language, 'auth');
  const credentials = someCredentials();
  const mailbox = await Mailbox.open();
  try {
    const registered = await page.request.post('/api/auth/register', { data: credentials });
    expect(registered.status()).toBe(201);
    await page.context().clearCookies();
    await page.goto(`/?lng=${language}`);
    const signIn = texts(language, 'shell')('signIn.label');
    await hand.activate(page.getByRole('banner').getByRole('button', { name: signIn }));
    await hand.write(page.getByRole('dialog').getByLabel(auth('email')), credentials.email);
    await hand.activate(page.getByRole('link', { name: auth('forgot') }));
    await expect(page.getByRole('main').getByLabel(auth('email'))).toHaveValue(credentials.email);
    await hand.activate(page.getByRole('button', { name: auth('reset.send') }));
    await expect(page.getByRole('alert')).toBeVisible();

    const link = await mailbox.linkSentTo(credentials.email);
    const newPassword = page.getByLabel(auth('reset.newPassword'), { exact: true });
    await page.goto(link);
    await hand.write(newPassword, NEW_PASSWORD);
    await hand.activate(page.getByRole('button', { name: auth('reset.save') }));
    await expect(page.getByRole('main').getByRole('button', { name: auth('reset.signIn') })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('main').getByRole('button', { name: auth('reset.askAgain') })).toBeVisible();
    await expect(newPassword).toHaveCount(0);
    await page.goto(`/?lng=${language}`);
    const account = new AccountPages(page, language);
    await account.submit({ ...credentials, password: NEW_PASSWORD });
    await account.expectSignedIn();
  } finally {
    await mailbox.close();
  }
}
