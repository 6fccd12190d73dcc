import { randomBytes, randomUUID } from 'node:crypto';
import { JobQueue } from '@pactwright/server-queue';
import { offerReply } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import { TEST_SECRET, asActor, eventually, type TestActor } from '@pactwright/testing';
import request from 'supertest';
import { ReplySweeper } from '../src/replies/reply-sweeper.js';
import { BillingHarness, aGuest, aUser, anEvent } from './harness.js';
import { StripeShop } from './stripe-shop.js';

const PAGE = 'https://pactwright.example/contract/analyze/reply';
const aHash = (): string => randomBytes(32).toString('hex');

let billing: BillingHarness;
let shop: StripeShop;
const clients = new Map<BillingHarness, RpcClient>();
const askAt = (at: BillingHarness): void => {
  const targets = { billing: `127.0.0.1:${at.service.rpcPort}` };
  clients.set(at, new RpcClient({ service: 'documents', secret: TEST_SECRET, targets }));
};
afterAll(() => {
  for (const client of clients.values()) client.onApplicationShutdown();
});

async function offer(to: TestActor, sha256: string, { at = billing, runId = randomUUID() } = {}) {
  const client = clients.get(at);
  if (!client) throw new Error('no client');
  const actor = {
    userId: to.userId ?? null,
    guestId: to.guestId ?? null,
    isAdmin: false,
    language: 'en' as const,
  };
  return client.call(offerReply, { actor, runId, sha256 });
}
const paymentsOf = (at: BillingHarness, id: string) => at.count('payments', 'contract_id = $1', [id]);
const toldOf = (at: BillingHarness, id: string) =>
  at.count('outbox_events', `data ->> 'contractId' = $1`, [id]);

/* One after the other: both would take their work from the same queue. */
describe('the Word files of a reply, in test mode', () => {
  beforeAll(async () => {
    billing = await BillingHarness.start();
    askAt(billing);
  });
  afterAll(() => billing.stop());

  it.each([
    ['visitor', aGuest],
    ['user', aUser],
  ])('are paid for once by a %s, at the price of a contract, whatever is asked how often', async (_, who) => {
    const [owner, sha256] = [who(), aHash()];
    const { orderId, isPaid } = await offer(owner, sha256);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => billing.pay(owner, orderId, 'one-time')),
    );
    const again = await offer(owner, sha256);

    expect(isPaid).toBe(false);
    expect(answers.map(({ body }) => body as unknown)).toEqual(
      Array(10).fill({ success: true, testMode: true }),
    );
    expect(again).toEqual({ orderId, isPaid: true });
    expect(
      await billing.rows('SELECT amount_cents, status FROM payments WHERE contract_id = $1', [orderId]),
    ).toEqual([{ amount_cents: 800, status: 'confirmed' }]);
    /* Nobody else has a contract by this id. */
    expect(await toldOf(billing, orderId)).toBe(0);
  });

  it('are one order, however often and at once they are offered, and another for another file', async () => {
    const [owner, sha256] = [aGuest(), aHash()];
    const offers = await Promise.all(Array.from({ length: 10 }, () => offer(owner, sha256)));

    expect(new Set(offers.map(({ orderId }) => orderId)).size).toBe(1);
    expect((await offer(owner, aHash())).orderId).not.toBe(offers[0]?.orderId);
  });

  it('are nobody else’s: a stranger neither has them by the same file nor can pay for them', async () => {
    const [owner, stranger, sha256] = [aGuest(), aUser(), aHash()];
    const { orderId } = await offer(owner, sha256);
    await billing.pay(owner, orderId, 'one-time');
    const others = await offer(stranger, sha256);

    expect(others.isPaid).toBe(false);
    expect(others.orderId).not.toBe(orderId);
    expect((await billing.pay(stranger, orderId, 'one-time')).body).toMatchObject({
      code: 'CONTRACT_NOT_FOUND',
    });
    expect((await billing.get(`/api/payment/status?contractId=${orderId}`, stranger)).status).toBe(404);
    expect((await billing.get(`/api/payment/status?contractId=${orderId}`, owner)).body).toEqual({
      paid: true,
      testMode: true,
    });
  });

  it('take one of the four contracts of a subscription', async () => {
    const [user, sha256] = [aUser(), aHash()];
    await billing.pay(user, billing.contractOf(user), 'subscription');
    const { orderId } = await offer(user, sha256);
    await billing.pay(user, orderId, 'subscription');
    const { body } = await billing.get('/api/billing/account', user);

    expect(await offer(user, sha256)).toEqual({ orderId, isPaid: true });
    expect(body).toMatchObject({ subscription: { quota: 4, used: 2 } });
    expect(await paymentsOf(billing, orderId)).toBe(0);
  });

  it('come along to the account that the visitor signs in to, and the receipt says what they are', async () => {
    const [guest, user, sha256] = [aGuest(), aUser(), aHash()];
    const { orderId } = await offer(guest, sha256);
    await billing.pay(guest, orderId, 'one-time');
    const event = anEvent('user.claimed-guest', { userId: user.userId, guestId: guest.guestId ?? '' });
    await billing.service.get<JobQueue>(JobQueue).addEvent('billing-events', event);

    await eventually(async () => expect(await offer(user, sha256)).toEqual({ orderId, isPaid: true }));
    expect((await billing.get('/api/billing/account', user)).body).toMatchObject({
      receipts: [{ contractId: orderId, isReply: true, amountCents: 800 }],
    });
    expect((await offer(guest, sha256)).isPaid).toBe(false);
  });

  it('are forgotten with the account, but for what the books need', async () => {
    const [user, sha256] = [aUser(), aHash()];
    const { orderId } = await offer(user, sha256);
    await billing.pay(user, orderId, 'one-time');
    const event = anEvent('user.deleted', { userId: user.userId });
    await billing.service.get<JobQueue>(JobQueue).addEvent('billing-events', event);

    await eventually(async () =>
      expect(
        await billing.rows('SELECT sha256, user_id, run_id FROM replies WHERE id = $1', [orderId]),
      ).toEqual([{ sha256: null, user_id: null, run_id: null }]),
    );
    expect(await paymentsOf(billing, orderId)).toBe(1);
  });

  describe('a day later', () => {
    const HOUR_MS = 3_600_000;
    const start = new Date();
    const at = (hours: number): Date => new Date(start.getTime() + hours * HOUR_MS);
    const sweep = (): Promise<void> => billing.service.get<ReplySweeper>(ReplySweeper).sweep();
    const kept = (sha256: string) => billing.count('replies', 'sha256 = $1', [sha256]);
    let before: Date;
    beforeEach(() => {
      before = billing.now;
      billing.now = start;
    });
    afterEach(() => {
      billing.now = before;
    });

    it('are forgotten where nobody ordered them, though nobody comes again; what is paid for stays', async () => {
      const [owner, ordered, offered] = [aGuest(), aHash(), aHash()];
      const { orderId } = await offer(owner, ordered);
      await billing.pay(owner, orderId, 'one-time');
      await offer(aGuest(), offered);
      billing.now = at(22);
      await sweep();
      expect(await kept(offered)).toBe(1);

      billing.now = at(23.5);
      await sweep();
      expect(await kept(offered)).toBe(0);
      expect(await offer(owner, ordered)).toEqual({ orderId, isPaid: true });
    });

    it('stay with whoever is still about to order them', async () => {
      const [owner, seenAgain, paidLate] = [aGuest(), aHash(), aHash()];
      await offer(owner, seenAgain);
      const { orderId } = await offer(owner, paidLate);
      billing.now = at(20);
      const again = await offer(owner, seenAgain);
      await billing.pay(owner, orderId, 'one-time');
      billing.now = at(30);
      await sweep();

      expect(await offer(owner, seenAgain)).toEqual(again);
      expect(await offer(owner, paidLate)).toEqual({ orderId, isPaid: true });
    });
  });
});

describe('the Word files of a reply, with a payment provider', () => {
  beforeAll(async () => {
    shop = await StripeShop.open();
    await shop.account.refundsEnd('succeeded');
    askAt(shop.billing);
  });
  afterAll(() => shop.close());

  it('lead to a checkout that says what is bought, and back to the reply; late news keeps nobody waiting', async () => {
    const [guest, sha256, runId] = [aGuest(), aHash(), randomUUID()];
    const at = { at: shop.billing, runId };
    const { orderId } = await offer(guest, sha256, at);
    const sessionId = await shop.order(guest, orderId, 'one-time');
    const session = await shop.stripe.checkout.sessions.retrieve(sessionId, { expand: ['line_items'] });
    await shop.account.pay(sessionId);

    expect(session).toMatchObject({
      success_url: `${PAGE}?run=${runId}&checkout=paid`,
      cancel_url: `${PAGE}?run=${runId}&checkout=left`,
      amount_total: 800,
    });
    expect(session.custom_text.terms_of_service_acceptance?.message).toContain('the files of my reply');
    /* Whether or not the webhook has come. */
    await eventually(async () => expect(await offer(guest, sha256, at)).toEqual({ orderId, isPaid: true }));
    await shop.settled();
    expect(await toldOf(shop.billing, orderId)).toBe(0);
    expect(await paymentsOf(shop.billing, orderId)).toBe(1);
  });

  it('leave an open checkout leading back to where it was opened', async () => {
    const [guest, sha256, first] = [aGuest(), aHash(), randomUUID()];
    const { orderId } = await offer(guest, sha256, { at: shop.billing, runId: first });
    const opened = await shop.order(guest, orderId, 'one-time');
    await offer(guest, sha256, { at: shop.billing });

    expect(await shop.order(guest, orderId, 'one-time')).toBe(opened);
    expect(await shop.billing.rows('SELECT run_id FROM replies WHERE id = $1', [orderId])).toEqual([
      { run_id: first },
    ]);
  });

  it('are locked again when the first purchase is given back, and can be bought again', async () => {
    const [user, sha256] = [aUser(), aHash()];
    const at = { at: shop.billing };
    const { orderId } = await offer(user, sha256, at);
    await shop.account.pay(await shop.order(user, orderId, 'one-time'));
    await shop.settled();
    expect((await offer(user, sha256, at)).isPaid).toBe(true);
    const { body } = await shop.billing.get('/api/billing/account', user);
    const [{ id }] = (body as { receipts: [{ id: string }] }).receipts;
    await request(shop.billing.service.url)
      .post(`/api/billing/payments/${id}/refund`)
      .set(asActor('billing', user));
    await shop.settled();

    await eventually(async () => expect(await offer(user, sha256, at)).toEqual({ orderId, isPaid: false }));
    await eventually(async () => {
      await shop.account.pay(await shop.order(user, orderId, 'one-time'));
    });
    await shop.settled();
    expect((await offer(user, sha256, at)).isPaid).toBe(true);
    expect(await toldOf(shop.billing, orderId)).toBe(0);
  });
});
