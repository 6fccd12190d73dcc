import { randomUUID } from 'node:crypto';
import type { BillingAccount, Receipt } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { asActor, eventually, type TestActor } from '@pactwright/testing';
import request, { type Response } from 'supertest';
import { aGuest, aUser, anEvent } from './harness.js';
import { StripeShop } from './stripe-shop.js';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.open();
  await shop.account.refundsEnd('succeeded');
});
afterAll(() => shop.close());

const queue = (): JobQueue => shop.billing.service.get<JobQueue>(JobQueue);

const erased = async (contractId: string): Promise<void> => {
  const event = anEvent('contract.erased', { contractId });
  await queue().addEvent('billing-events', event);
  await eventually(async () =>
    expect(await shop.billing.count('handled_events', 'event_id = $1', [event.eventId])).toBe(1),
  );
};

const bought = async (actor: TestActor, plan: 'one-time' | 'subscription' = 'one-time'): Promise<string> => {
  shop.billing.now = new Date(shop.billing.now.getTime() + 1_000);
  const contractId = await shop.buy(actor, plan);
  await shop.settled();
  return contractId;
};

const receiptsOf = async (user: TestActor): Promise<readonly Receipt[]> =>
  ((await shop.billing.get('/api/billing/account', user)).body as BillingAccount).receipts;

const refund = async (user: TestActor, contractId: string): Promise<Response> => {
  const receipt = (await receiptsOf(user)).find((each) => each.contractId === contractId);
  return request(shop.billing.service.url)
    .post(`/api/billing/payments/${receipt?.id ?? randomUUID()}/refund`)
    .set(asActor('billing', user));
};

const claimed = async (userId: string, guestId: string): Promise<void> => {
  const event = anEvent('user.claimed-guest', { userId, guestId });
  await queue().addEvent('billing-events', event);
  await eventually(async () =>
    expect(await shop.billing.count('handled_events', 'event_id = $1', [event.eventId])).toBe(1),
  );
};

describe('the first purchase of somebody who deletes contracts', () => {
  it('T-33 is given back once, however often a refunded contract is deleted', async () => {
    const user = aUser();
    const answers: (readonly [number, unknown])[] = [];
    for (let round = 0; round < 3; round += 1) {
      const contractId = await bought(user);
      const { status, body } = await refund(user, contractId);
      answers.push([status, (body as { code?: string }).code]);
      await erased(contractId);
    }

    expect(answers).toEqual([
      [200, undefined],
      [409, 'REFUND_NOT_FIRST'],
      [409, 'REFUND_NOT_FIRST'],
    ]);
  });

  it('T-33 stays the first, though its contract is deleted and was never given back', async () => {
    const user = aUser();
    await erased(await bought(user));
    const second = await bought(user);

    expect((await refund(user, second)).body).toMatchObject({ code: 'REFUND_NOT_FIRST' });
  });

  it('T-33 can be given back after a later one was deleted', async () => {
    const user = aUser();
    const first = await bought(user);
    await erased(await bought(user));

    expect((await refund(user, first)).status).toBe(200);
  });

  it('T-33 stays known when a visitor deletes the contract and signs in then', async () => {
    const [guest, user] = [aGuest(), aUser()];
    await erased(await bought(guest));
    await claimed(user.userId, guest.guestId ?? '');
    const second = await bought(user);

    expect((await refund(user, second)).body).toMatchObject({ code: 'REFUND_NOT_FIRST' });
  });

  it.each([false, true])(
    'keeps the receipt when its contract is deleted (given back before: %s)',
    async (isRefunded) => {
      const user = aUser();
      const contractId = await bought(user);
      if (isRefunded) await refund(user, contractId);
      const status = isRefunded ? 'refunded' : 'confirmed';
      await eventually(async () => expect(await receiptsOf(user)).toMatchObject([{ status }]));
      const before = await receiptsOf(user);
      await erased(contractId);

      expect(before).toHaveLength(1);
      expect(await receiptsOf(user)).toEqual(before);
    },
  );
});

describe('somebody who deletes the account and comes back', () => {
  const email = 'Ona.Petraitienė@Example.com';
  const account = (address = email) => {
    const user = aUser();
    shop.billing.accounts = [{ id: user.userId, email: address, name: null }];
    return user;
  };
  const gone = async ({ userId }: { userId: string }): Promise<void> => {
    const event = anEvent('user.deleted', { userId });
    await queue().addEvent('billing-events', event);
    await eventually(async () =>
      expect(await shop.billing.count('handled_events', 'event_id = $1', [event.eventId])).toBe(1),
    );
  };
  afterEach(() => {
    shop.billing.accounts = [];
  });

  it('T-33 is given a first purchase back once for an address, in test mode as well', async () => {
    const first = account();
    expect((await refund(first, await bought(first))).status).toBe(200);
    await shop.settled();
    await gone(first);
    const again = account(` ${email.toLowerCase()}`);
    const contractId = await bought(again);
    const [receipt] = await receiptsOf(again);
    const refused = await refund(again, contractId);
    const kept = JSON.stringify(await shop.billing.rows('SELECT * FROM refund_marks'));

    expect(receipt).toMatchObject({ testMode: true, refundableUntil: null, refundRefusal: 'not-first' });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'REFUND_NOT_FIRST' }]);
    expect(kept.toLowerCase()).not.toContain('petraitien');
    expect(kept).not.toContain(first.userId);
  });

  it('T-33 is given it back under an address that had none', async () => {
    const user = account('jonas@example.com');
    await bought(user);
    await gone(user);
    const again = account('jonas@example.com');
    const contractId = await bought(again);

    expect((await receiptsOf(again))[0]).toMatchObject({ refundRefusal: null });
    expect((await refund(again, contractId)).status).toBe(200);
  });

  it('is given nothing back while nobody can say whose address it is, and is told so', async () => {
    const user = account('rasa@example.com');
    const contractId = await bought(user);
    shop.billing.accounts = undefined;
    const [receipt] = await receiptsOf(user);
    const unknown = await refund(user, contractId);
    shop.billing.accounts = [{ id: user.userId, email: 'rasa@example.com', name: null }];

    expect(receipt).toMatchObject({ refundRefusal: null });
    expect([unknown.status, unknown.body]).toMatchObject([503, { code: 'SERVICE_UNAVAILABLE' }]);
    expect((await refund(user, contractId)).status).toBe(200);
  });
});

describe('money that comes for a contract that is gone', () => {
  it('goes back by itself when a transfer was under way, and its receipt stays', async () => {
    const user = aUser();
    const contractId = shop.billing.contractOf(user);
    const session = await shop.order(user, contractId, 'one-time');
    await shop.account.pay(session, 'transfer');
    await shop.settled();
    await erased(contractId);
    await shop.account.settle(session);
    await shop.settled();

    await eventually(async () =>
      expect(await receiptsOf(user)).toMatchObject([
        { contractId, amountCents: 800, status: 'refunded', receiptUrl: expect.any(String) as string },
      ]),
    );
    expect(await shop.billing.count('entitlements', 'contract_id = $1', [contractId])).toBe(0);
    const next = await bought(user);
    expect((await refund(user, next)).status).toBe(200);
  });

  it('goes back by itself when it was paid in the last moment, before anybody told us', async () => {
    const user = aUser();
    await shop.account.travel({ drop: true });
    const contractId = await shop.buy(user, 'one-time');
    await erased(contractId);
    await shop.account.travel({ drop: false });

    await eventually(async () => {
      const receipts = await receiptsOf(user);
      expect(receipts).toMatchObject([{ status: 'refunded', receiptUrl: expect.any(String) as string }]);
    });
    const { data } = await shop.stripe.refunds.list({ limit: 1 });
    expect(data).toMatchObject([{ amount: 800, status: 'succeeded' }]);
  });

  it('leaves nothing known of who ordered when the transfer does not come', async () => {
    const user = aUser();
    const contractId = shop.billing.contractOf(user);
    const session = await shop.order(user, contractId, 'one-time');
    await shop.account.pay(session, 'transfer');
    await shop.settled();
    await erased(contractId);
    await shop.account.settle(session, false);
    await shop.settled();

    expect(await shop.billing.count('payments', 'user_id = $1', [user.userId])).toBe(0);
  });

  it('goes back by itself to somebody whose account is gone, and names nobody', async () => {
    const user = aUser();
    const contractId = shop.billing.contractOf(user);
    const session = await shop.order(user, contractId, 'one-time');
    await shop.account.pay(session, 'transfer');
    await shop.settled();
    await queue().addEvent('billing-events', anEvent('user.deleted', { userId: user.userId }));
    await eventually(async () =>
      expect(await shop.billing.count('payments', 'user_id = $1', [user.userId])).toBe(0),
    );
    await shop.account.settle(session);
    await shop.settled();

    await eventually(async () =>
      expect(
        await shop.billing.rows(`SELECT status, user_id, receipt_url FROM payments WHERE contract_id = $1`, [
          contractId,
        ]),
      ).toEqual([{ status: 'refunded', user_id: null, receipt_url: null }]),
    );
  });

  it('begins a subscription all the same, which spends no unit on it', async () => {
    const user = aUser();
    await shop.account.travel({ drop: true });
    const contractId = await shop.buy(user, 'subscription');
    await erased(contractId);
    await shop.account.travel({ drop: false });
    const { body } = await shop.billing.get('/api/billing/account', user);

    expect(body).toMatchObject({
      subscription: { status: 'active', used: 0 },
      receipts: [{ status: 'confirmed', planType: 'subscription' }],
    });
  });

  it('cannot come any more: nobody orders it, and a checkout that was being made is closed', async () => {
    const user = aUser();
    const contractId = shop.billing.contractOf(user);
    const [ordered] = await Promise.all([shop.pay(user, contractId, 'one-time'), erased(contractId)]);
    const again = await shop.billing.pay(user, contractId, 'one-time');
    const sessions = await shop.stripe.checkout.sessions.list({ limit: 100, status: 'open' });

    expect([200, 404]).toContain(ordered.status);
    expect([again.status, again.body]).toMatchObject([404, { code: 'CONTRACT_NOT_FOUND' }]);
    expect(sessions.data.filter(({ metadata }) => metadata?.['contractId'] === contractId)).toEqual([]);
  });
});

describe('a contract whose money may come back', () => {
  it('is not sold again while its refund is under way, or a dispute', async () => {
    const user = aUser();
    const contractId = await bought(user);
    await shop.account.refundsEnd('succeeded', 3_600);
    await refund(user, contractId);
    const { status, body } = await shop.billing.pay(user, contractId, 'one-time');
    await shop.account.refundsEnd('succeeded');

    expect([status, body]).toMatchObject([409, { code: 'PAYMENT_UNDECIDED' }]);
  });
});
