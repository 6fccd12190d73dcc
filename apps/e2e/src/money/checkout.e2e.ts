import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language, type PlanType } from '@pactwright/protocol';
import { expectAccessible } from '../support/accessibility.js';
import { CheckoutPage } from '../support/checkout.js';
import { download } from '../support/download.js';
import { pdfText, hasWords } from '../support/files.js';
import { texts } from '../support/texts.js';
import { Visitor, someAnswers } from '../support/visitor.js';

const SCOPE: Record<Language, string> = {
  en: 'Photograph the spring collection of a shoemaker',
  lt: 'Nufotografuoti batsiuvio pavasario kolekciją',
};
const AMOUNT: Record<Language, Record<PlanType, string>> = {
  en: { 'one-time': '$8.00', subscription: '$5.00 a month' },
  lt: { 'one-time': '8,00', subscription: '5,00' },
};

/** A contract of the browser's own visitor. */
async function arrive(page: Page, language: Language): Promise<void> {
  await page.goto(`/?lng=${language}`);
  const visitor = Visitor.of(page.request);
  await visitor.answer(await visitor.createContract(), someAnswers(SCOPE[language]));
}

/** Asks for the file of the one contract in the list, which has to be paid for. */
async function wishToPay(page: Page): Promise<void> {
  await page.goto('/contracts');
  await page.getByRole('main').getByRole('button', { name: 'PDF' }).click();
}

async function checkOut(page: Page, language: Language): Promise<void> {
  const payment = texts(language, 'payment');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(payment('pay').split('{{')[0] ?? '') })
    .click();
}

for (const language of LANGUAGES) {
  test(`R-PAY-07 R-PSUC-01 a visitor is declined, goes back, pays on the hosted page, and downloads (${language})`, async ({
    page,
  }) => {
    const success = texts(language, 'payment-success');
    const checkout = new CheckoutPage(page, language);
    await arrive(page, language);

    await test.step('to the checkout, where a card is declined', async () => {
      await wishToPay(page);
      await checkOut(page, language);
      await checkout.expectOpen(AMOUNT[language]['one-time']);
      await expectAccessible(page);
      await checkout.pay('declined', 'payer@example.com');
      await checkout.expectDeclined();
    });

    await test.step('back without paying', async () => {
      await checkout.goBack();
      await expect(page).toHaveURL(/\/contracts$/);
      await expect(
        page.getByRole('region').getByText(texts(language, 'payment')('left.title')).first(),
      ).toBeVisible();
    });

    await test.step('again to the checkout, and paid', async () => {
      await wishToPay(page);
      await checkOut(page, language);
      await checkout.expectOpen(AMOUNT[language]['one-time']);
      await checkout.pay('good', 'payer@example.com');
      await expect(page).toHaveURL(/\/payment-success\?contractId=[0-9a-f-]{36}&subscription=false/);
      await expect(page.getByRole('heading', { level: 1, name: success('titlePaid') })).toBeVisible();
    });

    await test.step('the file is the contract', async () => {
      expect(hasWords(await pdfText(await download(page, language, 'pdf')), SCOPE[language])).toBe(true);
    });
  });
}

test('R-PAY-10 T-59 a visitor who chooses the subscription makes an account first and subscribes on the hosted page', async ({
  page,
}) => {
  const payment = texts('en', 'payment');
  const auth = texts('en', 'auth');
  const checkout = new CheckoutPage(page, 'en');
  await arrive(page, 'en');
  await wishToPay(page);
  await page.getByRole('dialog').getByText(payment('plans.subscription.name'), { exact: true }).click();
  await checkOut(page, 'en');
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(auth('email')) });
  await dialog.getByLabel(auth('email')).fill(`visitor-${randomUUID()}@example.com`);
  await dialog.getByLabel(auth('password'), { exact: true }).fill(`a long enough ${randomUUID()}`);
  await dialog.locator('button[type=submit]').click();
  await checkout.expectOpen(AMOUNT.en.subscription);
  await checkout.pay('good', 'subscriber@example.com');

  await expect(page).toHaveURL(/\/payment-success\?contractId=[0-9a-f-]{36}&subscription=true/);
  await expect(
    page.getByRole('heading', { level: 1, name: texts('en', 'payment-success')('titlePaid') }),
  ).toBeVisible();
});
