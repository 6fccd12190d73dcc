import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { BillingAccount, ErrorBody } from '@pactwright/protocol';
import { checkoutOf, control, payAt, untilPaid } from '../support/stand-in.js';
import { Visitor, someAnswers } from '../support/visitor.js';

const SCOPE = 'Photograph the spring collection';

async function aContract(visitor: Visitor): Promise<string> {
  const contractId = await visitor.createContract();
  await visitor.answer(contractId, someAnswers(SCOPE));
  return contractId;
}

async function register(visitor: Visitor): Promise<void> {
  const answer = await visitor.http.post('/api/auth/register', {
    data: { email: `${randomUUID()}@example.com`, password: `a long enough ${randomUUID()}` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const accountOf = async (visitor: Visitor): Promise<BillingAccount> =>
  (await (await visitor.http.get('/api/billing/account')).json()) as BillingAccount;

test('R-PAY-07 R-PAY-08 a visitor is declined, pays, and downloads only then', async () => {
  const visitor = await Visitor.arrive();
  const contractId = await aContract(visitor);
  const checkout = await checkoutOf(visitor, contractId);
  await payAt(checkout, 'declined');
  const locked = await visitor.download(contractId, 'pdf');
  const leadsTo = await payAt(await checkoutOf(visitor, contractId));
  await untilPaid(visitor, contractId);
  const [pdf, docx] = await Promise.all([
    visitor.download(contractId, 'pdf'),
    visitor.download(contractId, 'docx'),
  ]);

  expect(await checkoutOf(visitor, contractId)).toContain('/payment-success?');
  expect(locked.status()).toBe(402);
  expect(leadsTo).toContain(`/payment-success?contractId=${contractId}&subscription=false`);
  expect([pdf.status(), docx.status()]).toEqual([200, 200]);
  await visitor.leave();
});

test('R-PAY-10 R-LEGAL-05 a subscriber uses four, is refused the fifth, cancels, and gets the first month back', async () => {
  const visitor = await Visitor.arrive();
  await register(visitor);
  const first = await aContract(visitor);
  await payAt(await checkoutOf(visitor, first, 'subscription'));
  await untilPaid(visitor, first);
  for (let used = 1; used < 4; used += 1) {
    const contractId = await aContract(visitor);
    expect(await checkoutOf(visitor, contractId, 'subscription')).toContain('/payment-success?');
    await untilPaid(visitor, contractId);
  }
  const fifth = await aContract(visitor);
  const refused = await visitor.pay(fifth, 'subscription');
  const full = await accountOf(visitor);
  const cancelled = await visitor.http.post('/api/billing/subscription/cancel');
  const [receipt] = full.receipts;
  const refund = await visitor.http.post(`/api/billing/payments/${receipt?.id ?? ''}/refund`);
  await untilPaid(visitor, first, false);
  /* On to when the bank has answered. */
  await control('clock', { advanceSeconds: 5 });

  expect(refused.ok()).toBe(false);
  expect(((await refused.json()) as ErrorBody).code).toBe('QUOTA_EXHAUSTED');
  expect(full.subscription).toMatchObject({ status: 'active', quota: 4, used: 4, isCancelled: false });
  expect(receipt).toMatchObject({ status: 'confirmed', amountCents: 500, refundRefusal: null });
  expect(((await cancelled.json()) as BillingAccount).subscription?.isCancelled).toBe(true);
  expect(refund.ok(), await refund.text()).toBe(true);
  await expect.poll(async () => (await accountOf(visitor)).receipts[0]?.status).toBe('refunded');
  expect((await visitor.download(first, 'pdf')).status()).toBe(402);
  await visitor.leave();
});

test('a bank transfer opens the contract when it arrives, and not before', async () => {
  const visitor = await Visitor.arrive();
  const contractId = await aContract(visitor);
  const checkout = await checkoutOf(visitor, contractId);
  await payAt(checkout, 'transfer');
  const before = await visitor.download(contractId, 'pdf');
  await control(`sessions/${checkout.split('/').at(-1) ?? ''}/settle`, { arrives: true });
  await untilPaid(visitor, contractId);

  expect(before.status()).toBe(402);
  await visitor.leave();
});
