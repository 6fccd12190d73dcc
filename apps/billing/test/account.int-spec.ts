import { PERSONAL_DATA, type BillingAccount } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { TEST_SECRET, asActor, eventually, type TestActor } from '@pactwright/testing';
import request, { type Response } from 'supertest';
import { BillingHarness, aGuest, aUser, anEvent } from './harness.js';
import { StripeShop } from './stripe-shop.js';

const post = (billing: BillingHarness, path: string, actor: TestActor): Promise<Response> =>
  Promise.resolve(request(billing.service.url).post(`/api/billing/${path}`).set(asActor('billing', actor)));

const accountOf = async (billing: BillingHarness, actor: TestActor): Promise<BillingAccount> =>
  (await billing.get('/api/billing/account', actor)).body as BillingAccount;

describe('the money page in test mode', () => {
  let billing: BillingHarness;
  beforeAll(async () => {
    billing = await BillingHarness.start();
  });
  beforeEach(() => {
    billing.now = new Date('2025-01-31T12:00:00Z');
  });
  afterAll(() => billing.stop());

  it('is empty for somebody who has bought nothing, and closed to visitors', async () => {
    expect(await accountOf(billing, aUser())).toEqual({
      testMode: true,
      subscription: null,
      receipts: [],
      hasPortal: false,
    });
    expect((await billing.get('/api/billing/account', aGuest())).status).toBe(401);
    expect((await post(billing, 'portal', aUser())).body).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
  });

  it('tells the plan, what is left, and when it renews', async () => {
    const user = aUser();
    await billing.pay(user, billing.contractOf(user), 'subscription');
    const first = await accountOf(billing, user);
    billing.now = new Date('2025-03-01T12:00:00Z');
    const renewed = await accountOf(billing, user);

    expect(first.subscription).toEqual({
      status: 'active',
      quota: 4,
      used: 1,
      periodStart: '2025-01-31T12:00:00.000Z',
      periodEnd: '2025-02-28T12:00:00.000Z',
      isCancelled: false,
    });
    expect(first.receipts).toMatchObject([{ planType: 'subscription', amountCents: 500, testMode: true }]);
    expect(renewed.subscription).toMatchObject({ used: 0, periodEnd: '2025-03-31T12:00:00.000Z' });
  });

  it('R-PAY-10 lets a subscription end with its period, or go on after all', async () => {
    const user = aUser();
    const contractId = billing.contractOf(user);
    await billing.pay(user, contractId, 'subscription');
    const cancelled = await post(billing, 'subscription/cancel', user);
    const resumed = await post(billing, 'subscription/resume', user);
    await post(billing, 'subscription/cancel', user);
    const spent = await billing.pay(user, billing.contractOf(user), 'subscription');
    billing.now = new Date('2025-02-28T12:00:00Z');
    const status = await billing.get(`/api/payment/status?contractId=${contractId}`, user);

    expect((cancelled.body as BillingAccount).subscription).toMatchObject({
      status: 'active',
      isCancelled: true,
    });
    expect((resumed.body as BillingAccount).subscription).toMatchObject({ isCancelled: false });
    expect(spent.status).toBe(200);
    expect((await accountOf(billing, user)).subscription).toMatchObject({ status: 'ended' });
    expect(status.body).toMatchObject({ paid: true });
    expect((await post(billing, 'subscription/cancel', user)).status).toBe(404);
  });
});

describe('the money page with a payment provider', () => {
  let shop: StripeShop;
  beforeAll(async () => {
    shop = await StripeShop.open();
  });
  afterAll(() => shop.close());

  const subscribe = async (user: TestActor): Promise<string> => {
    const contractId = await shop.buy(user, 'subscription');
    await shop.settled();
    return contractId;
  };

  const providerRefOf = async (user: TestActor): Promise<string> => {
    const [row] = await shop.billing.rows('SELECT provider_ref FROM subscriptions WHERE user_id = $1', [
      user.userId,
    ]);
    return String(row?.['provider_ref']);
  };

  it('cancels and resumes at the provider, and opens its portal', async () => {
    const user = aUser();
    await subscribe(user);
    const cancelled = await post(shop.billing, 'subscription/cancel', user);
    const atProvider = await shop.stripe.subscriptions.retrieve(await providerRefOf(user));
    const resumed = await post(shop.billing, 'subscription/resume', user);
    const portal = await post(shop.billing, 'portal', user);

    expect((cancelled.body as BillingAccount).subscription).toMatchObject({
      status: 'active',
      isCancelled: true,
    });
    expect(atProvider.cancel_at_period_end).toBe(true);
    expect((resumed.body as BillingAccount).subscription).toMatchObject({ isCancelled: false });
    expect(portal.body).toMatchObject({ success: true, url: expect.stringMatching(/^http/) as string });
    expect(await accountOf(shop.billing, user)).toMatchObject({ testMode: false, hasPortal: true });
  });

  it('T-09 unlocks nothing new while a renewal is not paid, and keeps what was unlocked', async () => {
    const user = aUser();
    const contractId = await subscribe(user);
    await shop.account.changeCard(await providerRefOf(user), 'declined');
    const { periodEnd } = (await accountOf(shop.billing, user)).subscription ?? {};
    await shop.moveTo(new Date(new Date(periodEnd ?? '').getTime() + 2 * 3_600_000));
    await shop.settled();
    const refused = await shop.pay(user, shop.billing.contractOf(user), 'subscription');
    const single = await shop.pay(user, shop.billing.contractOf(user), 'one-time');
    const kept = await shop.billing.get(`/api/payment/status?contractId=${contractId}`, user);

    expect((await accountOf(shop.billing, user)).subscription).toMatchObject({ status: 'past_due' });
    expect(refused).toMatchObject({ status: 402, body: { code: 'SUBSCRIPTION_PAST_DUE' } });
    expect(single.body).toMatchObject({ checkoutUrl: expect.stringContaining('cs_') as string });
    expect(kept.body).toMatchObject({ paid: true });
  });

  it('asks a subscriber for patience between the end of a period and the charge of the next', async () => {
    const user = aUser();
    await subscribe(user);
    const { periodEnd } = (await accountOf(shop.billing, user)).subscription ?? {};
    const before = shop.billing.now;
    shop.billing.now = new Date(new Date(periodEnd ?? '').getTime() + 60_000);
    const refused = await shop.pay(
      { ...user, language: 'lt' },
      shop.billing.contractOf(user),
      'subscription',
    );
    shop.billing.now = before;

    expect(refused).toMatchObject({
      status: 402,
      body: {
        code: 'SUBSCRIPTION_RENEWING',
        error: expect.stringContaining('prenumerata atnaujinama') as string,
      },
    });
  });

  it('hands out everything about a user, and forgets who it was', async () => {
    const user = aUser();
    const other = aUser();
    const contractId = await subscribe(user);
    await subscribe(other);
    const subscription = await providerRefOf(user);
    await shop.billing.rows('UPDATE quota_periods SET used = granted');
    const open = await shop.order(user, shop.billing.contractOf(user), 'one-time');
    const rpc = new RpcClient({
      service: 'documents',
      secret: TEST_SECRET,
      targets: { billing: `127.0.0.1:${shop.billing.service.rpcPort}` },
    });
    try {
      const { documents } = await rpc.call(PERSONAL_DATA.billing, { userId: user.userId });
      await shop.billing.service
        .get<JobQueue>(JobQueue)
        .addEvent('billing-events', anEvent('user.deleted', { userId: user.userId }));
      await eventually(async () => {
        expect(await shop.billing.count('payments', 'user_id = $1', [user.userId])).toBe(0);
      });

      expect(documents).toMatchObject({
        payments: [
          { amountCents: 500, status: 'confirmed' },
          { amountCents: 800, status: 'pending' },
        ],
        subscriptions: [{ status: 'active' }],
        'unlocked-contracts': [{ contractId }],
        'payment-provider': [{ userId: user.userId }],
      });
      expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
      expect((await shop.stripe.checkout.sessions.retrieve(open)).status).toBe('expired');
      for (const table of ['subscriptions', 'customers']) {
        expect(await shop.billing.count(table, 'user_id = $1', [user.userId])).toBe(0);
        expect(await shop.billing.count(table, 'user_id = $1', [other.userId])).toBe(1);
      }
      expect(
        await shop.billing.count(
          'payments',
          `user_id IS NULL AND guest_id IS NOT NULL AND status = 'confirmed'`,
        ),
      ).toBe(1);
    } finally {
      rpc.onApplicationShutdown();
    }
  });
});
