import { eventually, type TestActor } from '@pactwright/testing';
import { CloseCheckout } from '../src/purchases/close-checkout.js';
import { aGuest, aUser } from './harness.js';
import { StripeShop } from './stripe-shop.js';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.open();
});
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
const SUCCESS = /^https:\/\/pactwright\.example\/payment-success\?contractId=/;

const urlOf = async (actor: TestActor, contractId: string, plan: 'one-time' | 'subscription') =>
  ((await shop.pay(actor, contractId, plan)).body as { checkoutUrl?: string }).checkoutUrl ?? '';

const statusOf = async (actor: TestActor, contractId: string): Promise<unknown> =>
  (await shop.billing.get(`/api/payment/status?contractId=${contractId}`, actor)).body;

const paymentsOf = (contractId: string): Promise<Record<string, unknown>[]> =>
  shop.billing.rows(
    `SELECT payments.status, amount_cents FROM payments JOIN checkouts ON payment_id = payments.id
     WHERE checkouts.contract_id = $1 ORDER BY payments.created_at, payments.status`,
    [contractId],
  );

const told = (name: string, contractId: string): Promise<number> =>
  shop.billing.count('outbox_events', `name = $1 AND data ->> 'contractId' = $2`, [name, contractId]);

describe('POST /api/payment with a payment provider', () => {
  it('R-PAY-02 R-PAY-07 sends a visitor to a checkout of eight dollars that unlocks the contract', async () => {
    const guest = aGuest();
    const contractId = shop.billing.contractOf(guest);
    const sessionId = await shop.order({ ...guest, language: 'lt' }, contractId, 'one-time');
    const session = await shop.stripe.checkout.sessions.retrieve(sessionId);
    const before = await statusOf(guest, contractId);
    await shop.account.pay(sessionId);
    await shop.settled();

    expect(session).toMatchObject({
      mode: 'payment',
      amount_total: 800,
      currency: 'usd',
      locale: 'lt',
      metadata: { contractId },
      success_url: `https://pactwright.example/payment-success?contractId=${contractId}&subscription=false`,
      consent_collection: { terms_of_service: 'required' },
    });
    expect(session.custom_text.terms_of_service_acceptance?.message).toMatch(/14 dienų/);
    expect(before).toEqual({ paid: false, testMode: false });
    expect(await statusOf(guest, contractId)).toEqual({ paid: true, testMode: true });
    expect(await told('contract.checkout-started', contractId)).toBe(1);
    expect(await told('contract.paid', contractId)).toBe(1);
    expect(
      await shop.billing.rows(
        `SELECT terms_version, terms_accepted_at IS NOT NULL AS accepted, receipt_url IS NOT NULL AS receipt
         FROM payments WHERE contract_id = $1`,
        [contractId],
      ),
    ).toEqual([{ terms_version: '2026-11-21', accepted: true, receipt: true }]);
  });

  it('opens one checkout for twenty clicks at once', async () => {
    const user = aUser();
    const contractId = shop.billing.contractOf(user);
    const urls = await Promise.all(Array.from({ length: 20 }, () => urlOf(user, contractId, 'one-time')));

    expect(new Set(urls).size).toBe(1);
    expect(await paymentsOf(contractId)).toHaveLength(1);
    expect(await told('contract.checkout-started', contractId)).toBe(1);
  });

  it('closes the checkout of one plan before it opens that of the other', async () => {
    const user = aUser();
    const contractId = shop.billing.contractOf(user);
    const single = await shop.order(user, contractId, 'one-time');
    const monthly = await shop.order(user, contractId, 'subscription');

    expect((await shop.stripe.checkout.sessions.retrieve(single)).status).toBe('expired');
    expect((await shop.stripe.checkout.sessions.retrieve(monthly)).status).toBe('open');
    expect(await paymentsOf(contractId)).toEqual([
      { status: 'expired', amount_cents: 800 },
      { status: 'pending', amount_cents: 500 },
    ]);
  });

  it('lets nobody order two subscriptions from two contracts', async () => {
    const user = aUser();
    const first = await shop.order(user, shop.billing.contractOf(user), 'subscription');
    await shop.order(user, shop.billing.contractOf(user), 'subscription');

    expect((await shop.stripe.checkout.sessions.retrieve(first)).status).toBe('expired');
  });

  it('asks a subscriber with units left, and whoever has paid, for nothing', async () => {
    const user = aUser();
    const first = await shop.buy(user, 'subscription');
    await shop.settled();
    const second = shop.billing.contractOf(user);

    expect(await urlOf(user, second, 'one-time')).toMatch(SUCCESS);
    expect(await urlOf(user, first, 'one-time')).toMatch(SUCCESS);
    expect(await statusOf(user, second)).toMatchObject({ paid: true });
    expect(await shop.billing.count('payments', 'user_id = $1', [user.userId])).toBe(1);
  });

  it('opens a new checkout when the last one is too old, and ends the old one', async () => {
    const guest = aGuest();
    const contractId = shop.billing.contractOf(guest);
    const old = await shop.order(guest, contractId, 'one-time');
    await shop.moveTo(new Date(shop.billing.now.getTime() + 61 * MINUTE_MS));
    await shop.settled();
    const ended = await told('contract.checkout-ended', contractId);
    const fresh = await shop.order(guest, contractId, 'one-time');

    expect(ended).toBe(1);
    expect(fresh).not.toBe(old);
    expect((await paymentsOf(contractId)).map(({ status }) => status)).toEqual(['expired', 'pending']);
  });

  it('unlocks when a slow payment arrives, and not when it does not', async () => {
    const guest = aGuest();
    const arriving = shop.billing.contractOf(guest);
    const lost = shop.billing.contractOf(guest);
    const session = await shop.order(guest, arriving, 'one-time');
    const lostSession = await shop.order(guest, lost, 'one-time');
    await shop.account.pay(session, 'transfer');
    await shop.account.pay(lostSession, 'transfer');
    await shop.settled();
    const before = await statusOf(guest, arriving);
    await shop.account.settle(session);
    await shop.account.settle(lostSession, false);
    await shop.settled();

    expect(before).toMatchObject({ paid: false });
    expect(await statusOf(guest, arriving)).toMatchObject({ paid: true });
    expect(await statusOf(guest, lost)).toMatchObject({ paid: false, ended: 'failed' });
    expect(await paymentsOf(lost)).toMatchObject([{ status: 'failed' }]);
    expect(await told('contract.checkout-ended', lost)).toBe(1);
  });

  it.each([true, false])(
    'B3 opens no second checkout while a transfer is under way, and says so (told of it: %s)',
    async (isTold) => {
      const user = aUser();
      const contractId = shop.billing.contractOf(user);
      const session = await shop.order(user, contractId, 'one-time');
      await shop.account.travel({ drop: !isTold });
      await shop.account.pay(session, 'transfer');
      if (isTold) await shop.settled();
      const again = await Promise.all(
        (['one-time', 'subscription'] as const).map((plan) => shop.billing.pay(user, contractId, plan)),
      );
      await shop.account.travel({ drop: false });
      await shop.account.settle(session, false);
      await shop.settled();

      expect(again.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
        Array(2).fill([409, 'PAYMENT_UNDER_WAY']),
      );
      expect(await urlOf(user, contractId, 'one-time')).toContain('cs_');
    },
  );

  it('B3 asks the provider at each click, however lately the page has asked: what was completed since is not handed out', async () => {
    const user = aUser();
    const contractId = shop.billing.contractOf(user);
    const session = await shop.order(user, contractId, 'one-time');
    await statusOf(user, contractId);
    await shop.account.travel({ drop: true });
    await shop.account.pay(session, 'transfer');
    const again = await shop.billing.pay(user, contractId, 'one-time');
    await shop.account.travel({ drop: false });

    expect([again.status, again.body]).toMatchObject([409, { code: 'PAYMENT_UNDER_WAY' }]);
  });

  it('says that the provider does not answer, and opens the checkout with the next click', async () => {
    const guest = aGuest();
    const contractId = shop.billing.contractOf(guest);
    await shop.account.failCalls(3);
    const failed = await shop.billing.pay(guest, contractId, 'one-time');
    const url = await urlOf(guest, contractId, 'one-time');

    expect([failed.status, failed.body]).toMatchObject([503, { code: 'PAYMENT_PROVIDER_DOWN' }]);
    expect(url).toContain('cs_');
    expect(await paymentsOf(contractId)).toHaveLength(1);
  });

  it('makes a new customer when the provider does not know the old one any more', async () => {
    const user = aUser();
    await shop.billing.rows(`INSERT INTO customers (user_id, provider_ref) VALUES ($1, 'cus_gone')`, [
      user.userId,
    ]);
    const contractId = shop.billing.contractOf(user);
    const first = await shop.billing.pay(user, contractId, 'one-time');
    const second = await shop.billing.pay(user, contractId, 'one-time');

    expect(first.status).toBe(503);
    expect(second.body).toMatchObject({ checkoutUrl: expect.stringContaining('cs_') as string });
  });
});

describe('money that came twice', () => {
  /** As if it had ended unpaid, which the provider does not know. */
  const reopen = async (contractId: string): Promise<void> => {
    await shop.billing.rows(
      `UPDATE payments SET status = 'expired'
       FROM checkouts WHERE payment_id = payments.id AND checkouts.contract_id = $1`,
      [contractId],
    );
    await shop.billing.rows(`UPDATE checkouts SET state = 'closed' WHERE contract_id = $1`, [contractId]);
  };

  it('goes back when a contract was paid for in two checkouts', async () => {
    const guest = aGuest();
    const contractId = shop.billing.contractOf(guest);
    const first = await shop.order(guest, contractId, 'one-time');
    await reopen(contractId);
    const second = await shop.order(guest, contractId, 'one-time');
    await shop.account.pay(first);
    await shop.account.pay(second);
    await shop.settled();

    await eventually(async () => {
      const statuses = (await paymentsOf(contractId)).map(({ status }) => status);
      expect(statuses.sort()).toEqual(['confirmed', 'refunded']);
    });
    expect(await statusOf(guest, contractId)).toMatchObject({ paid: true });
  });

  it('goes back, and is not asked for again, when somebody has subscribed twice', async () => {
    const user = aUser();
    const contracts = [shop.billing.contractOf(user), shop.billing.contractOf(user)] as const;
    const first = await shop.order(user, contracts[0], 'subscription');
    await reopen(contracts[0]);
    const second = await shop.order(user, contracts[1], 'subscription');
    await shop.account.pay(first);
    await shop.account.pay(second);
    await shop.settled();

    await eventually(async () => {
      expect(
        await shop.billing.count('payments', `user_id = $1 AND status = 'refunded'`, [user.userId]),
      ).toBe(1);
    });
    const subscriptions = await shop.billing.rows(
      'SELECT status, provider_ref FROM subscriptions WHERE user_id = $1 ORDER BY status',
      [user.userId],
    );
    expect(subscriptions.map(({ status }) => status)).toEqual(['active', 'ended']);
    const surplus = await shop.stripe.subscriptions.retrieve(String(subscriptions[1]?.['provider_ref']));
    expect(surplus.status).toBe('canceled');
  });
});

describe('GET /api/payment/status', () => {
  it('asks the provider itself while the webhook is late', async () => {
    const guest = aGuest();
    await shop.account.travel({ drop: true });
    const contractId = await shop.buy(guest, 'one-time');
    const status = await statusOf(guest, contractId);
    await shop.account.travel({ drop: false });

    expect(status).toEqual({ paid: true, testMode: true });
  });

  it('believes nobody who opens the success page without having paid', async () => {
    const guest = aGuest();
    const contractId = shop.billing.contractOf(guest);
    await shop.order(guest, contractId, 'one-time');

    expect(await statusOf(guest, contractId)).toEqual({ paid: false, testMode: false });
  });
});

describe('closing a checkout', () => {
  it('closes it at the provider too when it was opened after it was read', async () => {
    const guest = aGuest();
    const contractId = shop.billing.contractOf(guest);
    const sessionId = await shop.order(guest, contractId, 'one-time');
    const [checkout] = await shop.billing.rows('SELECT payment_id FROM checkouts WHERE contract_id = $1', [
      contractId,
    ]);
    await shop.billing.service
      .get(CloseCheckout)
      .run({ paymentId: String(checkout?.['payment_id']), sessionRef: null });

    expect(await shop.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({ status: 'expired' });
    expect(await paymentsOf(contractId)).toEqual([{ status: 'expired', amount_cents: 800 }]);
  });
});
