import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@pactwright/protocol';
import { expectAccessible } from '../support/accessibility.js';
import { AccountPages, someCredentials } from '../support/account.js';
import { Mailbox } from '../support/mailbox.js';
import { texts } from '../support/texts.js';

const NEW_PASSWORD = 'Rudens vakaras prie 7 ežerų';

for (const language of LANGUAGES) {
  test(`R-AUTH-05 R-AUTH-07 R-PROF-06 T-17 register, a wrong password, sign in elsewhere, change the password (${language})`, async ({
    browser,
    page,
  }) => {
    const [profile, auth] = [texts(language, 'profile'), texts(language, 'auth')];
    const credentials = someCredentials();
    const account = new AccountPages(page, language);

    await test.step('an account is made', async () => {
      await page.goto(`/?lng=${language}`);
      await account.submit(credentials);
      await account.expectSignedIn();
    });

    const elsewhere = await (await browser.newContext()).newPage();
    const other = new AccountPages(elsewhere, language);
    await test.step('elsewhere a wrong password is refused, and the right one is not', async () => {
      await elsewhere.goto(`/?lng=${language}`);
      await other.submit({ ...credentials, password: 'not the password' });
      await expect(elsewhere.getByRole('dialog').getByRole('alert')).toBeVisible();
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
      await expect(elsewhere.getByRole('dialog').getByRole('alert')).toBeVisible();
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

test('a forgotten password is set anew with a link from the mail, once', async ({ page }) => {
  const auth = texts('lt', 'auth');
  const credentials = someCredentials();
  const mailbox = await Mailbox.open();
  try {
    const registered = await page.request.post('/api/auth/register', { data: credentials });
    expect(registered.status()).toBe(201);
    await page.context().clearCookies();
    await page.goto('/?lng=lt');
    await page
      .getByRole('banner')
      .getByRole('button', { name: texts('lt', 'shell')('signIn.label') })
      .click();
    await page.getByRole('dialog').getByLabel(auth('email')).fill(credentials.email);
    await page.getByRole('link', { name: auth('forgot') }).click();
    await expect(page.getByRole('main').getByLabel(auth('email'))).toHaveValue(credentials.email);
    await page.getByRole('button', { name: auth('reset.send') }).click();
    await expect(page.getByRole('alert')).toBeVisible();

    const link = await mailbox.linkSentTo(credentials.email);
    await page.goto(link);
    await page.getByLabel(auth('reset.newPassword'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: auth('reset.save') }).click();
    await expect(page.getByRole('main').getByRole('button', { name: auth('reset.signIn') })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('main').getByRole('button', { name: auth('reset.askAgain') })).toBeVisible();
    await expect(page.getByLabel(auth('reset.newPassword'), { exact: true })).toHaveCount(0);
    await page.goto('/?lng=lt');
    const account = new AccountPages(page, 'lt');
    await account.submit({ ...credentials, password: NEW_PASSWORD });
    await account.expectSignedIn();
  } finally {
    await mailbox.close();
  }
});
