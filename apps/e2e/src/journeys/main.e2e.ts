import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '@pactwright/protocol';
import { download } from '../support/download.js';
import { docxText, hasWords, pdfText } from '../support/files.js';
import { texts } from '../support/texts.js';
import { WizardPage } from '../support/wizard-page.js';

test.use({ serviceWorkers: 'allow' });

const SCOPE: Record<Language, string> = {
  en: 'Design and build the booking website of a guest house',
  lt: 'Sukurti svečių namų rezervacijų svetainę su žąsų ūkio kalendoriumi',
};

/** Written on the way and looked for in both files. */
const EXPECTED: Record<Language, readonly string[]> = {
  en: [SCOPE.en, 'Source code in the repository', 'EUR 4,800.00', 'Blockchain invoices', 'Kaunas'],
  lt: [
    SCOPE.lt,
    'Kodas saugykloje',
    'keturi tūkstančiai aštuoni šimtai eurų',
    'Sąskaitos bitkoinais',
    'Kaunas',
  ],
};

for (const language of LANGUAGES) {
  test(`R-HOME-04 R-ROUTE-06 R-WIZ-09 R-PAY-06 R-PSUC-02 R-CON-06 a visitor makes, pays for, downloads and keeps a contract (${language})`, async ({
    page,
  }) => {
    const home = texts(language, 'home');
    const auth = texts(language, 'auth');
    const contracts = texts(language, 'contracts');
    const payment = texts(language, 'payment');
    const success = texts(language, 'payment-success');
    const wizard = new WizardPage(page, language);
    const [, , , otherExpense = '', city = ''] = EXPECTED[language];

    await test.step('home opens the wizard', async () => {
      await page.goto(`/?lng=${language}`);
      await page.getByRole('link', { name: home('create') }).click();
      await wizard.expectStep(1);
    });

    await test.step('every kind of question, with the contract written beside them', async () => {
      await wizard.select('freelance_type', 'web_development');
      await wizard.write('scope_of_work', SCOPE[language]);
      await wizard.expectInContract(SCOPE[language]);
      await wizard.write('deliverables', EXPECTED[language][1] ?? '');
      await wizard.next();
      await wizard.expectStep(1);
      await wizard.pickNextMonth('starting_work_date', 5);
      await wizard.pickNextMonth('final_deadline', 25);
      await wizard.next();
      await wizard.expectStep(2);
      await wizard.choose('provider_type', 'company');
      await wizard.next();
      await wizard.expectStep(2);
      await expect(page.locator('#wizard-client_country')).toBeFocused();
      await wizard.select('client_country', 'lv');
      await wizard.choose('contract_language', language);
      await wizard.choose('personal_data', 'yes');
    });

    await test.step('a reload in the middle loses nothing', async () => {
      await page.reload();
      await wizard.expectStep(2);
      await expect(page.getByText(texts(language, 'contract-wizard')('restoredTitle')).first()).toBeVisible();
      await wizard.expectInContract(SCOPE[language]);
      await wizard.expectSaved();
    });

    await test.step('back, and forward by the step bar', async () => {
      await wizard.button('previous').click();
      await wizard.expectStep(1);
      await expect(page.locator('#wizard-scope_of_work')).toHaveValue(SCOPE[language]);
      await wizard.jump(3);
      await wizard.expectStep(3);
      await wizard.select('payment_structure', 'fixed');
      await wizard.write('payment_amount', '4800');
      await wizard.select('late_interest', 'other');
      await wizard.writeOther('late_interest', '0.04');
      await wizard.next();
      await wizard.expectStep(4);
      await wizard.write('court_city', city);
      await wizard.choose('optional_clauses', 'audit');
      await wizard.choose('optional_clauses', 'publicity');
      await wizard.jump(1);
      await wizard.write('exclusions', otherExpense);
      await wizard.jump(4);
    });

    await test.step('the summary creates the contract', async () => {
      await wizard.next();
      await wizard.expectStep(5);
      await wizard.button('review').click();
      await expect(page.locator('dd', { hasText: SCOPE[language] })).toBeVisible();
      await wizard.button('createContract').click();
      await expect(page).toHaveURL(/\/contracts$/);
      await expect(page.getByRole('heading', { level: 1, name: contracts('title') })).toBeVisible();
    });

    await test.step('payment', async () => {
      await page.getByRole('button', { name: contracts('pay') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(payment('pay').split('{{')[0] ?? '') })
        .click();
      await expect(page).toHaveURL(/\/payment-success\?contractId=[0-9a-f-]{36}&subscription=false/);
      await expect(page.getByRole('heading', { level: 1, name: success('titlePaid') })).toBeVisible();
    });

    await test.step('both files hold the answers', async () => {
      const pdf = await pdfText(await download(page, language, 'pdf'));
      const docx = await docxText(await download(page, language, 'docx'));
      for (const expected of EXPECTED[language]) {
        expect(hasWords(pdf, expected), `PDF has: ${expected}`).toBe(true);
        expect(hasWords(docx, expected), `DOCX has: ${expected}`).toBe(true);
      }
    });

    await test.step('an account keeps the contract', async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: texts(language, 'common')('accountPrompt.create') })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(auth('email')).fill(`visitor-${randomUUID()}@example.com`);
      await dialog.getByLabel(auth('password'), { exact: true }).fill('a long enough password');
      await dialog.locator('button[type=submit]').click();
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: success('toContracts') }).click();
      const item = page.getByRole('button', { expanded: false }).filter({ hasText: /2026|20\d\d/ });
      await expect(item).toHaveCount(1);
      await expect(
        page.getByRole('button', { name: texts(language, 'common')('download.pdf') }),
      ).toBeVisible();
    });
  });
}
