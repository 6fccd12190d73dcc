import type { ErrorBody } from '@pactwright/protocol';
import { aUser } from './harness.js';
import { StripeShop } from './stripe-shop.js';

const QUOTA = 4;
const CLICKS = 50;

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.open();
});
afterAll(() => shop.close());

/** Somebody in the second period of a subscription, with all four units left. */
async function aSubscriber(): Promise<ReturnType<typeof aUser>> {
  shop.billing.now = new Date('2025-01-31T12:00:00Z');
  await shop.account.setClock(shop.billing.now);
  const user = aUser();
  await shop.buy(user, 'subscription');
  await shop.settled();
  await shop.moveTo(new Date('2025-03-01T00:00:00Z'));
  await shop.settled();
  return user;
}

const periodsOf = (userId: string) =>
  shop.billing.rows(
    `SELECT granted, used FROM quota_periods p JOIN subscriptions s ON s.id = p.subscription_id
     WHERE s.user_id = $1 ORDER BY p.starts_at`,
    [userId],
  );

describe('the quota of a subscription', () => {
  it('R13 lets exactly four of 50 clicks at once through and refuses the others in words', async () => {
    const user = await aSubscriber();
    const contracts = Array.from({ length: CLICKS }, () => shop.billing.contractOf(user));
    const answers = await Promise.all(contracts.map((id) => shop.pay(user, id, 'subscription')));
    const unlocked = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);

    expect(unlocked).toHaveLength(QUOTA);
    expect(unlocked.map(({ body }) => body)).toEqual(
      Array(QUOTA).fill({
        success: true,
        checkoutUrl: expect.stringContaining('https://pactwright.example/payment-success?') as string,
      }),
    );
    expect(refused).toHaveLength(CLICKS - QUOTA);
    for (const { status, body } of refused) {
      expect([402, 409]).toContain(status);
      expect(body).toMatchObject({
        success: false,
        code: 'QUOTA_EXHAUSTED',
        error: expect.stringContaining('March 31, 2025') as string,
      } satisfies Partial<ErrorBody>);
    }
    expect(await periodsOf(user.userId)).toEqual([
      { granted: QUOTA, used: 1 },
      { granted: QUOTA, used: QUOTA },
    ]);
    expect(await shop.billing.count('entitlements', 'contract_id = ANY($1)', [contracts])).toBe(QUOTA);
    expect(await shop.billing.count('checkouts', 'contract_id = ANY($1)', [contracts])).toBe(0);
  });

  it('R13 spends one unit on one contract, however often it is clicked', async () => {
    const user = await aSubscriber();
    const contractId = shop.billing.contractOf(user);
    const responses = await Promise.all(
      Array.from({ length: CLICKS }, () => shop.pay(user, contractId, 'subscription')),
    );

    expect(responses.map(({ status }) => status)).toEqual(Array(CLICKS).fill(200));
    expect((await periodsOf(user.userId))[1]).toEqual({ granted: QUOTA, used: 1 });
  });

  it('R13 gives the unit back when the contract could not be unlocked', async () => {
    const user = await aSubscriber();
    const failing = shop.billing.contractOf(user);
    await shop.billing.rows(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`,
    );
    await shop.billing.rows(
      `CREATE TRIGGER refuse BEFORE INSERT ON entitlements FOR EACH ROW
       WHEN (NEW.contract_id = '${failing}') EXECUTE FUNCTION refuse()`,
    );
    const failed = await shop.pay(user, failing, 'subscription');
    const afterwards = await periodsOf(user.userId);
    const others = await Promise.all(
      Array.from({ length: QUOTA }, () => shop.pay(user, shop.billing.contractOf(user), 'subscription')),
    );

    expect(failed.status).toBe(500);
    expect(afterwards[1]).toEqual({ granted: QUOTA, used: 0 });
    expect(others.map(({ status }) => status)).toEqual(Array(QUOTA).fill(200));
  });

  it('R13 offers the single price when the quota is used up', async () => {
    const user = await aSubscriber();
    for (let unit = 0; unit < QUOTA; unit += 1)
      await shop.pay(user, shop.billing.contractOf(user), 'subscription');
    const contractId = shop.billing.contractOf(user);
    const sessionId = await shop.order(user, contractId, 'one-time');
    await shop.account.pay(sessionId);
    await shop.settled();

    expect(
      await shop.billing.count('entitlements', `contract_id = $1 AND source = 'one-time'`, [contractId]),
    ).toBe(1);
  });
});
