import type { TestActor } from '@pactwright/testing';
import type { Response } from 'supertest';
import { BillingHarness, aGuest, aUser } from './harness.js';

const ANCHOR = new Date('2025-01-31T12:00:00Z');

let billing: BillingHarness;
beforeAll(async () => {
  billing = await BillingHarness.start();
});
beforeEach(() => {
  billing.now = ANCHOR;
});
afterAll(() => billing.stop());

const BUSY = 503;

/** As the web does: again when the service is too busy to say. */
const subscribe = async (user: TestActor, contractId = billing.contractOf(user)): Promise<Response> => {
  for (;;) {
    const response = await billing.pay(user, contractId, 'subscription');
    if (response.status !== BUSY) return response;
  }
};

const spendAll = async (user: TestActor): Promise<void> => {
  for (let contract = 1; contract <= 4; contract += 1) expect((await subscribe(user)).status).toBe(200);
};

const payments = (user: TestActor): Promise<Record<string, unknown>[]> =>
  billing.rows(
    'SELECT plan_type, amount_cents FROM payments WHERE user_id = $1 ORDER BY confirmed_at, plan_type',
    [user.userId],
  );

const usage = (user: TestActor): Promise<Record<string, unknown>[]> =>
  billing.rows(
    `SELECT used, granted, (SELECT count(*)::int FROM quota_uses WHERE period_id = quota_periods.id) AS uses,
            starts_at, quota_periods.ends_at
     FROM quota_periods JOIN subscriptions ON subscriptions.id = subscription_id
     WHERE user_id = $1 ORDER BY starts_at`,
    [user.userId],
  );

describe('POST /api/payment with a subscription', () => {
  it('asks a visitor to sign in first', async () => {
    const guest = aGuest();
    const response = await subscribe(guest);

    expect([response.status, response.body]).toMatchObject([
      401,
      {
        success: false,
        code: 'SIGN_IN_TO_SUBSCRIBE',
        error: 'Please sign in or create an account to subscribe.',
      },
    ]);
  });

  it('R-PAY-02 R-PAY-10 unlocks four contracts a month for one payment of five dollars', async () => {
    const user = aUser();
    await spendAll(user);

    expect(await payments(user)).toEqual([{ plan_type: 'subscription', amount_cents: 500 }]);
    expect(await usage(user)).toEqual([
      {
        used: 4,
        granted: 4,
        uses: 4,
        starts_at: ANCHOR,
        ends_at: new Date('2025-02-28T12:00:00Z'),
      },
    ]);
  });

  it('refuses the fifth with the day on which the quota is new, and still sells it singly', async () => {
    const user = aUser();
    await spendAll(user);
    const contractId = billing.contractOf(user);
    const english = await subscribe(user, contractId);
    const lithuanian = await subscribe({ ...user, language: 'lt' }, contractId);
    const bought = await billing.pay(user, contractId, 'one-time');

    expect([english.status, english.body]).toMatchObject([
      402,
      {
        success: false,
        code: 'QUOTA_EXHAUSTED',
        error: expect.stringContaining('February 28, 2025') as string,
      },
    ]);
    expect(lithuanian.body).toMatchObject({
      error: expect.stringContaining('2025 m. vasario 28 d.') as string,
    });
    expect(bought.body).toEqual({ success: true, testMode: true });
    expect((await payments(user)).map(({ plan_type }) => plan_type)).toEqual(['one-time', 'subscription']);
  });

  it('spends a unit once for a contract, however often it is asked for', async () => {
    const user = aUser();
    const contractId = billing.contractOf(user);
    for (let click = 1; click <= 6; click += 1) await subscribe(user, contractId);

    expect(await usage(user)).toMatchObject([{ used: 1, uses: 1 }]);
  });

  it('spends a unit instead of money when a subscriber chooses the single contract', async () => {
    const user = aUser();
    await subscribe(user);
    const response = await billing.pay(user, billing.contractOf(user), 'one-time');

    expect(response.body).toEqual({ success: true, testMode: true });
    expect(await payments(user)).toHaveLength(1);
    expect(await usage(user)).toMatchObject([{ used: 2, uses: 2 }]);
  });

  it('lets exactly four of fifty orders at once through', async () => {
    const user = aUser();
    const responses = await Promise.all(Array.from({ length: 50 }, () => subscribe(user)));
    const statuses = responses.map(({ status }) => status);

    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 402)).toHaveLength(46);
    expect(await usage(user)).toMatchObject([{ used: 4, granted: 4, uses: 4 }]);
    expect(await payments(user)).toHaveLength(1);
  });

  it('grants four new ones in the next period, keeps none of the old, and keeps what was unlocked', async () => {
    const user = aUser();
    const first = billing.contractOf(user);
    await subscribe(user, first);
    billing.now = new Date('2025-02-28T12:00:00Z');
    await spendAll(user);
    const status = await billing.get(`/api/payment/status?contractId=${first}`, user);

    expect((await subscribe(user)).status).toBe(402);
    expect(await usage(user)).toMatchObject([
      { used: 1 },
      { used: 4, ends_at: new Date('2025-03-31T12:00:00Z') },
    ]);
    expect(await payments(user)).toHaveLength(2);
    expect(status.body).toEqual({ paid: true, testMode: true });
  });
});
