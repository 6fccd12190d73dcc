import { aGuest } from './harness.js';
import { StripeShop } from './stripe-shop.js';

const PURCHASES = 50;
const COPIES = 10;

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.open();
});
afterAll(() => shop.close());

describe('events that are delivered again and again', () => {
  it('R9 takes effect once for each of 50 events delivered 10 times at once and shuffled', async () => {
    await shop.account.travel({
      copies: COPIES,
      hold: true,
      drop: ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'],
    });
    const contracts = await shop.times(PURCHASES, () => shop.buy(aGuest(), 'one-time'));
    await shop.account.travel({ hold: false });
    await shop.settled();
    const deliveries = await shop.account.deliveries();

    expect(deliveries).toHaveLength(PURCHASES * COPIES);
    expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(PURCHASES);
    expect(deliveries.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await shop.billing.count('stripe_events')).toBe(PURCHASES);
    expect(await shop.billing.count('payments', `status = 'confirmed'`)).toBe(PURCHASES);
    expect(await shop.billing.count('payments')).toBe(PURCHASES);
    expect(await shop.billing.count('entitlements')).toBe(PURCHASES);
    expect(
      await shop.billing.count(
        'outbox_events',
        `name = 'contract.paid' AND data ->> 'contractId' = ANY($1)`,
        [contracts],
      ),
    ).toBe(PURCHASES);
    expect(await shop.billing.count('refunds')).toBe(0);
  });

  it('R9 grants a period once for an invoice delivered 10 times at once', async () => {
    await shop.account.travel({ copies: COPIES, hold: true, drop: false });
    const user = { userId: crypto.randomUUID() };
    await shop.buy(user, 'subscription');
    await shop.account.travel({ hold: false });
    await shop.settled();

    expect(
      await shop.billing.rows(
        `SELECT granted, used FROM quota_periods p JOIN subscriptions s ON s.id = p.subscription_id
         WHERE s.user_id = $1`,
        [user.userId],
      ),
    ).toEqual([{ granted: 4, used: 1 }]);
    expect(await shop.billing.count('payments', 'user_id = $1', [user.userId])).toBe(1);
  });
});
