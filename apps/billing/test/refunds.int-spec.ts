import { asActor, eventually, type TestActor } from '@pactwright/testing';
import type { AdminPaymentsResponse, BillingAccount, Receipt } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import request, { type Response } from 'supertest';
import { BillingHarness, aGuest, aUser, anEvent } from './harness.js';
import { StripeShop } from './stripe-shop.js';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.open();
  await shop.account.refundsEnd('succeeded');
});
afterAll(() => shop.close());

const DAY_MS = 24 * 3_600_000;

const post = (billing: BillingHarness, path: string, actor: TestActor): Promise<Response> =>
  Promise.resolve(request(billing.service.url).post(path).set(asActor('billing', actor)));

const receiptsOf = async (actor: TestActor, billing = shop.billing): Promise<readonly Receipt[]> =>
  ((await billing.get('/api/billing/account', actor)).body as BillingAccount).receipts;

const refund = (actor: TestActor, receipt: Receipt | undefined): Promise<Response> =>
  post(shop.billing, `/api/billing/payments/${receipt?.id}/refund`, actor);

const bought = async (actor: TestActor, plan: 'one-time' | 'subscription' = 'one-time'): Promise<string> => {
  const contractId = await shop.buy(actor, plan);
  await shop.settled();
  return contractId;
};

const statusOf = async (actor: TestActor, contractId: string): Promise<unknown> =>
  (await shop.billing.get(`/api/payment/status?contractId=${contractId}`, actor)).body;

const becomes = (actor: TestActor, status: Receipt['status']): Promise<void> =>
  eventually(async () =>
    expect((await receiptsOf(actor)).map((receipt) => receipt.status)).toEqual([status]),
  );

const withheldFrom = async (user: TestActor): Promise<unknown> =>
  (await shop.billing.get('/api/payment/withheld', user)).body;

describe('POST /api/billing/payments/:id/refund', () => {
  it('R-LEGAL-05 gives a first purchase back once for ten clicks at once, and locks the contract', async () => {
    const user = aUser();
    const contractId = await bought(user);
    const [receipt] = await receiptsOf(user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(user, receipt)));
    await becomes(user, 'refunded');
    const refunds = await shop.stripe.refunds.list({ limit: 100 });

    expect(receipt).toMatchObject({
      status: 'confirmed',
      amountCents: 800,
      refundRefusal: null,
      refundableUntil: new Date(shop.billing.now.getTime() + 7 * DAY_MS).toISOString(),
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(refunds.data).toHaveLength(1);
    expect(await statusOf(user, contractId)).toMatchObject({ paid: false, withheld: 'refunded' });
    expect(await withheldFrom(user)).toEqual({ [contractId]: 'refunded' });
    expect(await withheldFrom(aUser())).toEqual({});
    expect(
      await shop.billing.count('outbox_events', `name = 'contract.refunded' AND data ->> 'contractId' = $1`, [
        contractId,
      ]),
    ).toBe(1);
    expect(
      await shop.billing.count(
        'outbox_events',
        `name = 'audit.recorded' AND data ->> 'action' = 'billing.payment.refund' AND data ->> 'actorUserId' = $1`,
        [user.userId],
      ),
    ).toBe(1);
  });

  it('T-33 refuses a second purchase, before and after the first was given back', async () => {
    const user = aUser();
    await bought(user);
    const [first] = await receiptsOf(user);
    shop.billing.now = new Date(shop.billing.now.getTime() + 1_000);
    await bought(user);
    const second = (await receiptsOf(user)).find(({ id }) => id !== first?.id);
    const before = await refund(user, second);
    const [both] = await Promise.all([refund(user, first), refund(user, second)]);
    const after = await refund(user, second);

    expect(before.body).toMatchObject({ code: 'REFUND_NOT_FIRST' });
    expect(both.status).toBe(200);
    expect(after.body).toMatchObject({ code: 'REFUND_NOT_FIRST' });
  });

  it('T-33 gives money back once to a card, whichever account it pays for', async () => {
    const users = [aUser(), aUser()] as const;
    for (const user of users) {
      await bought(user);
      await shop.billing.rows(
        `UPDATE payments SET test_mode = false, card_fingerprint = 'card' WHERE user_id = $1`,
        [user.userId],
      );
    }
    const first = await refund(users[0], (await receiptsOf(users[0]))[0]);
    const second = await refund(users[1], (await receiptsOf(users[1]))[0]);

    expect(first.status).toBe(200);
    expect([second.status, second.body]).toMatchObject([409, { code: 'REFUND_NOT_FIRST' }]);
  });

  it('counts what was bought as a guest', async () => {
    const guest = aGuest();
    const user = aUser();
    await bought(guest);
    await shop.billing.rows('UPDATE payments SET user_id = $1, guest_id = NULL WHERE guest_id = $2', [
      user.userId,
      guest.guestId,
    ]);
    shop.billing.now = new Date(shop.billing.now.getTime() + 1_000);
    await bought(user);

    expect((await receiptsOf(user)).map(({ refundRefusal }) => refundRefusal)).toEqual(['not-first', null]);
  });

  it('refuses it after seven days, and to anybody else', async () => {
    const user = aUser();
    await bought(user);
    const [receipt] = await receiptsOf(user);
    const stranger = await refund(aUser(), receipt);
    await shop.moveTo(new Date(shop.billing.now.getTime() + 7 * DAY_MS));
    const late = await refund(user, receipt);
    const visitor = await refund(aGuest(), receipt);

    expect([stranger.status, visitor.status]).toEqual([404, 401]);
    expect([late.status, late.body]).toMatchObject([409, { code: 'REFUND_TOO_LATE' }]);
    expect((await receiptsOf(user))[0]).toMatchObject({ refundableUntil: null, refundRefusal: 'too-late' });
  });

  it('ends the subscription that is given back, at once, and locks what it unlocked', async () => {
    const user = aUser();
    const contractId = await bought(user, 'subscription');
    const [receipt] = await receiptsOf(user);
    const answer = await refund(user, receipt);
    await becomes(user, 'refunded');
    const [row] = await shop.billing.rows('SELECT provider_ref FROM subscriptions WHERE user_id = $1', [
      user.userId,
    ]);
    const subscription = await shop.stripe.subscriptions.retrieve(String(row?.['provider_ref']));

    expect((answer.body as BillingAccount).subscription).toMatchObject({ status: 'ended', used: 1 });
    expect(subscription.status).toBe('canceled');
    expect(await statusOf(user, contractId)).toMatchObject({ paid: false, withheld: 'refunded' });
  });

  it('gives the contract back when the money could not be returned', async () => {
    const user = aUser();
    const contractId = await bought(user);
    await shop.account.refundsEnd('failed');
    await refund(user, (await receiptsOf(user))[0]);
    await becomes(user, 'refund_failed');
    await shop.account.refundsEnd('succeeded');

    expect(await statusOf(user, contractId)).toMatchObject({ paid: true });
  });

  it('works on the marked rows of test mode as well', async () => {
    const billing = await BillingHarness.start();
    try {
      const user = aUser();
      const contractId = billing.contractOf(user);
      await billing.pay(user, contractId, 'one-time');
      const [receipt] = await receiptsOf(user, billing);
      const answer = await post(billing, `/api/billing/payments/${receipt?.id}/refund`, user);

      expect((answer.body as BillingAccount).receipts).toMatchObject([
        { status: 'refunded', testMode: true },
      ]);
      expect((await billing.get(`/api/payment/status?contractId=${contractId}`, user)).body).toMatchObject({
        paid: false,
        withheld: 'refunded',
      });
      await billing.pay(user, contractId, 'one-time');
      expect((await billing.get(`/api/payment/status?contractId=${contractId}`, user)).body).toEqual({
        paid: true,
        testMode: true,
      });
    } finally {
      await billing.stop();
    }
  });
});

describe('a disputed payment', () => {
  const disputed = async (user: TestActor): Promise<string> => {
    const [row] = await shop.billing.rows('SELECT intent_ref FROM payments WHERE user_id = $1', [
      user.userId,
    ]);
    const intent = await shop.stripe.paymentIntents.retrieve(String(row?.['intent_ref']));
    const dispute = await shop.account.dispute(String(intent.latest_charge));
    await shop.settled();
    return dispute;
  };

  it.each([
    ['frees it when it is won', true, { paid: true }],
    ['takes it away when it is lost', false, { paid: false, withheld: 'refunded' }],
  ])('freezes what it unlocked, and %s', async (_, isWon, ending) => {
    const user = aUser();
    const contractId = await bought(user);
    const dispute = await disputed(user);
    const frozen = await statusOf(user, contractId);
    await shop.account.closeDispute(dispute, isWon);
    await shop.settled();

    expect(frozen).toMatchObject({ paid: false, withheld: 'disputed' });
    expect(await statusOf(user, contractId)).toMatchObject(ending);
  });
});

describe('/api/admin/payments', () => {
  const admin = { ...aUser(), isAdmin: true };

  it('is for administrators, and refunds only after the password was entered again', async () => {
    const user = aUser();
    await bought(user);
    const [receipt] = await receiptsOf(user);
    const path = `/api/admin/payments/${receipt?.id}/refund`;
    const listed = await shop.billing.get(`/api/admin/payments?userId=${user.userId}`, admin);
    const refusals = [
      await shop.billing.get('/api/admin/payments', {}),
      await shop.billing.get('/api/admin/payments', user),
      await post(shop.billing, path, user),
      await post(shop.billing, path, admin),
    ].map(({ status }) => status);
    const refunded = await post(shop.billing, path, { ...admin, isConfirmed: true });

    expect(listed.body).toMatchObject({ total: 1, data: [{ id: receipt?.id, userId: user.userId }] });
    expect(refusals).toEqual([401, 403, 403, 403]);
    expect([refunded.status, refunded.body]).toMatchObject([200, { id: receipt?.id }]);
    await becomes(user, 'refunded');
    expect(
      await shop.billing.count(
        'outbox_events',
        `name = 'audit.recorded' AND data ->> 'action' = 'billing.payment.refund' AND data ->> 'subjectId' = $1`,
        [receipt?.id],
      ),
    ).toBe(1);
  });

  it('names who paid: an account by what identity knows of it now, a guest and what is nobody’s any more as such', async () => {
    const [user, guest] = [aUser(), aGuest()];
    const ona = { id: user.userId, email: 'ona@example.lt', name: 'Ona Onaitė' };
    const contracts = [await bought(guest), await bought(user)];
    const shown = async () => {
      const { body } = await shop.billing.get('/api/admin/payments?pageSize=100', admin);
      const { data, areNamesMissing } = body as AdminPaymentsResponse;
      const who = contracts.map((contract) => {
        const payment = data.find(({ contractId }) => contractId === contract);
        return { userId: payment?.userId, payer: payment?.payer, isForgotten: payment?.isForgotten };
      });
      return { who, areNamesMissing };
    };
    const ofGuest = { userId: null, payer: null, isForgotten: false };
    const ofUser = { userId: user.userId, payer: ona, isForgotten: false };

    shop.billing.accounts = [ona];
    expect(await shown()).toEqual({ who: [ofGuest, ofUser], areNamesMissing: false });
    shop.billing.accounts = undefined;
    expect(await shown()).toEqual({ who: [ofGuest, { ...ofUser, payer: null }], areNamesMissing: true });
    shop.billing.accounts = [];
    expect(await shown()).toEqual({ who: [ofGuest, { ...ofUser, payer: null }], areNamesMissing: false });

    await shop.billing.service
      .get<JobQueue>(JobQueue)
      .addEvent('billing-events', anEvent('user.deleted', { userId: user.userId }));
    const ofNobody = { userId: null, payer: null, isForgotten: true };
    await eventually(async () => expect((await shown()).who).toEqual([ofGuest, ofNobody]));
  });
});
