import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import type { ErrorBody } from '@pactwright/protocol';
import { expectAccessible } from '../support/accessibility.js';
import { CheckoutPage } from '../support/checkout.js';
import { checkoutOf, control, payAt, untilPaid } from '../support/stand-in.js';
import { texts } from '../support/texts.js';
import { Visitor, someAnswers } from '../support/visitor.js';

const billing = texts('en', 'billing');
const payment = texts('en', 'payment');
const success = texts('en', 'payment-success');

async function aContract(visitor: Visitor): Promise<string> {
  const contractId = await visitor.createContract();
  await visitor.answer(contractId, someAnswers('Photograph the spring collection'));
  return contractId;
}

/** Writes a contract and asks for its file, which has to be paid for. */
async function wishToPay(page: Page, visitor: Visitor): Promise<void> {
  await aContract(visitor);
  await page.goto('/contracts');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Download PDF/ })
    .first()
    .click();
}

/** An account in this browser. */
async function register(page: Page): Promise<Visitor> {
  const visitor = Visitor.of(page.request);
  const registered = await visitor.http.post('/api/auth/register', {
    data: { email: `${randomUUID()}@example.com`, password: `a long enough ${randomUUID()}` },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  return visitor;
}

const unitsLeft = (page: Page, left: number) =>
  page.getByRole('meter', { name: `${left} of 4 contracts left` });

test('R-PAY-10 R-LEGAL-05 T-09 a subscriber pays on the hosted page, uses units, cancels, and gets the money back', async ({
  page,
}) => {
  const visitor = await register(page);

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

for (const language of ['en', 'lt'] as const) {
  test(`R-PAY-10 T-09 a subscriber uses four contracts and is refused the fifth (${language})`, async ({
    page,
  }) => {
    const t = { payment: texts(language, 'payment'), success: texts(language, 'payment-success') };
    const paid = page.getByRole('heading', { level: 1, name: t.success('titlePaid') });
    const dialog = page.getByRole('dialog');
    const plan = (name: string) => dialog.getByRole('radio', { name: new RegExp(`^${t.payment(name)}`) });
    const order = async (contractId: string) => {
      await page.goto(`/contract/generated?contractId=${contractId}&lng=${language}`);
      await page
        .getByRole('button', { name: texts(language, 'contract-generated')('order') })
        .first()
        .click();
      await expect(dialog).toBeVisible();
    };
    const visitor = await register(page);

    await test.step('subscribes with the first', async () => {
      await order(await aContract(visitor));
      await dialog.getByText(t.payment('plans.subscription.name')).click();
      await dialog
        .getByRole('button', { name: new RegExp(`^${t.payment('payMonthly').split('{{')[0]}`) })
        .click();
      await new CheckoutPage(page, language).pay('good', 'subscriber@example.com');
      await expect(paid).toBeVisible();
    });

    await test.step('unlocks the fourth from what is left', async () => {
      for (const contractId of [await aContract(visitor), await aContract(visitor)]) {
        expect(await checkoutOf(visitor, contractId, 'subscription')).toContain('/payment-success?');
        await untilPaid(visitor, contractId);
      }
      await order(await aContract(visitor));
      await dialog.getByRole('button', { name: t.payment('cover.unlock') }).click();
      await expect(paid).toBeVisible();
    });

    await test.step('is not offered the subscription for the fifth, and is told when it renews', async () => {
      const fifth = await aContract(visitor);
      await order(fifth);
      await expect(plan('plans.subscription.name')).toBeDisabled();
      await expect(plan('plans.subscription.name')).toHaveAccessibleName(
        new RegExp(t.payment('cover.used').split('{{')[0] ?? ''),
      );
      await expect(plan('plans.one-time.name')).toBeChecked();
      await expect(dialog.getByRole('note')).toContainText('4');
      await expectAccessible(page);
      const refused = await visitor.pay(fifth, 'subscription');
      expect(((await refused.json()) as ErrorBody).code).toBe('QUOTA_EXHAUSTED');
    });
  });
}

test('T-09 a subscriber whose last contract is used elsewhere is refused, and offered the single purchase', async ({
  page,
}) => {
  const visitor = await register(page);
  const contracts: string[] = [];
  for (let each = 0; each < 5; each += 1) contracts.push(await aContract(visitor));
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = contracts;
  await payAt(await checkoutOf(visitor, first, 'subscription'));
  await untilPaid(visitor, first);
  for (const contractId of [second, third]) await checkoutOf(visitor, contractId, 'subscription');
  await page.goto(`/contract/generated?contractId=${fifth}`);
  await page
    .getByRole('button', { name: texts('en', 'contract-generated')('order') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const unlock = dialog.getByRole('button', { name: payment('cover.unlock') });
  await expect(unlock).toBeVisible();
  await checkoutOf(visitor, fourth, 'subscription');
  await unlock.click();
  await expect(dialog.getByRole('alert')).toContainText('All 4 contracts');
  await expect(dialog.getByRole('radio', { name: /^Monthly subscription/ })).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: /^One-time purchase/ })).toBeChecked();
});
