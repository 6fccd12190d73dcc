import { aUser } from './harness.js';
import { StripeShop } from './stripe-shop.js';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.open();
});
afterAll(() => shop.close());

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, at) => permutations(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

interface Subscriber {
  readonly userId: string;
  readonly contractId: string;
  readonly subscriptionRef: string;
}

async function subscribe(means: 'good' | 'declined-later'): Promise<Subscriber> {
  const user = aUser();
  const contractId = shop.billing.contractOf(user);
  const sessionId = await shop.order(user, contractId, 'subscription');
  await shop.account.pay(sessionId, means, `${user.userId}@example.com`);
  const { subscription } = await shop.stripe.checkout.sessions.retrieve(sessionId);
  return { userId: user.userId, contractId, subscriptionRef: String(subscription) };
}

/** The one event of each type that is about this subscriber. */
async function eventsOf(
  { userId, subscriptionRef }: Subscriber,
  types: readonly string[],
): Promise<string[]> {
  const events = await shop.events(types);
  return types.map((type) => {
    const own = events.filter(({ type: each, data }) => {
      const text = JSON.stringify(data.object);
      return each === type && (text.includes(subscriptionRef) || text.includes(userId));
    });
    const [event] = own;
    if (!event || own.length !== 1) throw new Error(`${own.length} events of ${type}`);
    return event.id;
  });
}

/** Lets the events of each subscriber arrive in another order, each after the one before was acted upon. */
async function tellInEveryOrder(subscribers: readonly Subscriber[], types: readonly string[]): Promise<void> {
  const events = await Promise.all(subscribers.map((subscriber) => eventsOf(subscriber, types)));
  const orders = permutations(types.map((_, at) => at));
  for (let step = 0; step < types.length; step += 1) {
    const next = events.map((own, at) => own[orders[at]?.[step] ?? -1] ?? '');
    await Promise.all(next.map((id) => shop.account.resend(id)));
    await shop.settled();
  }
}

/** Everything billing knows about a subscriber, but for ids and the second at which it happened. */
async function stateOf({ userId, contractId }: Subscriber): Promise<unknown> {
  const day = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  const [state] = await shop.billing.rows(
    `SELECT
       (SELECT jsonb_agg(jsonb_build_array(status, ${day('anchored_at')}, ${day('ends_at')}))
          FROM subscriptions WHERE user_id = $1) AS subscriptions,
       (SELECT jsonb_agg(jsonb_build_array(p.granted, p.used, ${day('p.starts_at')}, ${day('p.ends_at')}))
          FROM quota_periods p JOIN subscriptions s ON s.id = p.subscription_id WHERE s.user_id = $1) AS periods,
       (SELECT jsonb_agg(jsonb_build_array(status, amount_cents, plan_type)) FROM payments WHERE user_id = $1) AS payments,
       (SELECT count(*)::int FROM entitlements WHERE contract_id = $2) AS entitlements,
       (SELECT count(*)::int FROM outbox_events
          WHERE name = 'contract.paid' AND data ->> 'contractId' = $2::text) AS told,
       (SELECT jsonb_agg(state) FROM checkouts WHERE contract_id = $2) AS checkouts`,
    [userId, contractId],
  );
  return state;
}

const ORDERS = 24;

describe('events of a subscription that arrive in any order', () => {
  beforeEach(async () => {
    await shop.account.travel({ drop: true });
    shop.billing.now = new Date('2025-01-31T12:00:00Z');
    await shop.account.setClock(shop.billing.now);
  });

  const paidOnce = {
    periods: [[4, 1, '2025-01-31', '2025-02-28']],
    payments: [['confirmed', 500, 'subscription']],
    entitlements: 1,
    told: 1,
    checkouts: ['closed'],
  };

  it('R10 end the same in all 24 orders: subscribed, cancelled, ended', async () => {
    const subscribers = await shop.times(ORDERS, () => subscribe('good'));
    for (const { subscriptionRef } of subscribers)
      await shop.stripe.subscriptions.update(subscriptionRef, { cancel_at_period_end: true });
    await shop.moveTo(new Date('2025-03-01T00:00:00Z'));
    await tellInEveryOrder(subscribers, [
      'checkout.session.completed',
      'invoice.paid',
      'customer.subscription.updated',
      'customer.subscription.deleted',
    ]);
    const states = await Promise.all(subscribers.map(stateOf));

    expect(states).toEqual(
      Array(ORDERS).fill({ ...paidOnce, subscriptions: [['ended', '2025-01-31', '2025-02-28']] }),
    );
  });

  it('R10 end the same in all 24 orders: subscribed, renewal declined, past due', async () => {
    const subscribers = await shop.times(ORDERS, () => subscribe('declined-later'));
    await shop.moveTo(new Date('2025-03-01T00:00:00Z'));
    await tellInEveryOrder(subscribers, [
      'checkout.session.completed',
      'invoice.paid',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
    const states = await Promise.all(subscribers.map(stateOf));

    expect(states).toEqual(
      Array(ORDERS).fill({ ...paidOnce, subscriptions: [['past_due', '2025-01-31', null]] }),
    );
  });
});
