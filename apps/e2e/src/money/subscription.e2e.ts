import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { CheckoutPage } from '../support/checkout.js';
import { control } from '../support/stand-in.js';
import { texts } from '../support/texts.js';
import { Visitor, someAnswers } from '../support/visitor.js';

const billing = texts('en', 'billing');
const payment = texts('en', 'payment');
const success = texts('en', 'payment-success');

/** Writes a contract and asks for its file, which has to be paid for. */
async function wishToPay(page: Page, visitor: Visitor): Promise<void> {
  await visitor.answer(await visitor.createContract(), someAnswers('Photograph the spring collection'));
  await page.goto('/contracts');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Download PDF/ })
    .first()
    .click();
}

const unitsLeft = (page: Page, left: number) =>
  page.getByRole('meter', { name: `${left} of 4 contracts left` });

test('R-PAY-10 R-LEGAL-05 T-09 a subscriber pays on the hosted page, uses units, cancels, and gets the money back', async ({
  page,
}) => {
  const visitor = Visitor.of(page.request);
  const registered = await visitor.http.post('/api/auth/register', {
    data: { email: `${randomUUID()}@example.com`, password: `a long enough ${randomUUID()}` },
  });
  expect(registered.status(), await registered.text()).toBe(201);

  await test.step('subscribes on the hosted page', async () => {
    await wishToPay(page, visitor);
    await page.getByRole('dialog').getByText(payment('plans.subscription.name')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Checkout/ })
      .click();
    const checkout = new CheckoutPage(page, 'en');
    await checkout.expectOpen('$5.00 a month');
    await checkout.pay('good', 'subscriber@example.com');
    await expect(page.getByRole('heading', { level: 1, name: success('titlePaid') })).toBeVisible();
  });

  await test.step('unlocks the next contract without a charge', async () => {
    await wishToPay(page, visitor);
    await page.getByRole('button', { name: payment('cover.unlock') }).click();
    await expect(page.getByRole('heading', { level: 1, name: success('titlePaid') })).toBeVisible();
  });

  await test.step('sees what is left, and cancels in two clicks', async () => {
    await page.goto('/profile/billing');
    await expect(unitsLeft(page, 2)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: billing('cancel.confirm') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: billing('cancel.confirm') })
      .click();
    await expect(page.getByRole('button', { name: billing('resume.button') })).toBeVisible();
    await expect(unitsLeft(page, 2)).toBeVisible();
  });

  await test.step('gets the money back, which ends the subscription and locks the contracts', async () => {
    await page.getByRole('button', { name: new RegExp(`^${billing('refund.button')}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: billing('refund.confirm') })
      .click();
    await expect(page.getByText(billing('plan.ended'))).toBeVisible();
    /* On to when the bank has answered. */
    await control('clock', { advanceSeconds: 5 });
    await page.goto('/contracts');
    await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
    await expect(page.getByRole('note')).toContainText('can no longer be downloaded');
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
  });
});
