import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { createStripeServer } from './server.ts';
import { StandIn, aSubscriptionOrder, anOrder } from './testing/stand-in.js';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await StandIn.open();
});
afterEach(async () => {
  expect(standIn.reported).toEqual([]);
  await standIn.close();
});

describe(createStripeServer.name, () => {
  it('keeps what a checkout was ordered with', async () => {
    const created = await standIn.client.checkout.sessions.create(anOrder());
    const session = await standIn.client.checkout.sessions.retrieve(created.id, { expand: ['line_items'] });

    expect(session).toMatchObject({
      id: expect.stringMatching(/^cs_test_\w{58}$/) as string,
      object: 'checkout.session',
      amount_total: 800,
      client_reference_id: 'order-1',
      currency: 'usd',
      livemode: false,
      metadata: { contractId: 'contract-1' },
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `http://pay.test/c/pay/${created.id}`,
    });
    /* The clock may go on by a second between the two. */
    expect(session.created + 24 * 60 * 60 - session.expires_at).toBeLessThanOrEqual(1);
    expect(session.created + 24 * 60 * 60 - session.expires_at).toBeGreaterThanOrEqual(0);
    expect(session.line_items?.data).toMatchObject([
      { object: 'item', description: 'Contract', quantity: 1, price: { unit_amount: 800 } },
    ]);
  });

  it('pages through a list, newest first, in either direction', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await standIn.client.customers.create({ name });
    const first = await standIn.client.customers.list({ limit: 2 });
    const second = await standIn.client.customers.list({ limit: 2, starting_after: first.data[1]?.id ?? '' });
    const back = await standIn.client.customers.list({ limit: 2, ending_before: second.data[0]?.id ?? '' });
    const all: (string | null | undefined)[] = [];
    for await (const { name } of standIn.client.customers.list({ limit: 2 })) all.push(name);

    expect([first.data.map(({ name }) => name), first.has_more]).toEqual([['e', 'd'], true]);
    expect([second.data.map(({ name }) => name), second.has_more]).toEqual([['c', 'b'], true]);
    expect([back.data.map(({ name }) => name), back.has_more]).toEqual([['e', 'd'], false]);
    expect(all).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('gives the same answer to the same idempotency key, and refuses other parameters under it', async () => {
    const options = { idempotencyKey: 'order-1:1' };
    const first = await standIn.client.checkout.sessions.create(anOrder(), options);
    const again = await standIn.client.checkout.sessions.create(anOrder(), options);
    const other = standIn.client.checkout.sessions.create(anOrder({ client_reference_id: 'x' }), options);

    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect((await standIn.client.checkout.sessions.list()).data).toHaveLength(1);
  });

  it('keeps events for a month and idempotency keys for a day', async () => {
    const options = { idempotencyKey: 'customer-1' };
    const first = await standIn.client.customers.create({ name: 'a' }, options);
    await standIn.control('POST', 'clock', { advanceSeconds: 25 * 60 * 60 });
    const later = await standIn.client.customers.create({ name: 'b' }, options);
    await standIn.control('POST', 'clock', { advanceSeconds: 30 * 24 * 60 * 60 - 60 });
    const { data } = await standIn.client.events.list();

    expect(later.id).not.toBe(first.id);
    expect(data.map((event) => (event.data.object as Stripe.Customer).name)).toEqual(['b']);
  });

  it('repeats a failure for its idempotency key and succeeds under another', async () => {
    await standIn.control('POST', 'settings', { failures: 1 });
    const attempt = (idempotencyKey: string) =>
      standIn.client.checkout.sessions.create(anOrder(), { idempotencyKey });

    await expect(attempt('1')).rejects.toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
    await expect(attempt('1')).rejects.toMatchObject({ statusCode: 500 });
    expect((await attempt('2')).status).toBe('open');
  });

  it('keeps the accounts of two keys apart, and test from live', async () => {
    const live = standIn.clientWith('sk_live_standInOfTests');
    const { id } = await standIn.client.customers.create({ email: 'a@example.com' });
    const session = await live.checkout.sessions.create(anOrder());

    await expect(live.customers.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
    expect([session.livemode, session.id.startsWith('cs_live_')]).toEqual([true, true]);
  });

  it.each([
    ['a key that is none', 'pk_test_public1234', Stripe.errors.StripeAuthenticationError],
    ['a short key', 'sk_test_', Stripe.errors.StripeAuthenticationError],
  ])('refuses %s', async (_, key, kind) => {
    await expect(standIn.clientWith(key).customers.list()).rejects.toBeInstanceOf(kind);
  });

  it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, object]>([
    ['no line', { line_items: [] }, { param: 'line_items', code: 'parameter_missing' }],
    [
      'a mode without a recurring price',
      { mode: 'subscription', payment_intent_data: undefined as never },
      {},
    ],
    ['an unknown customer', { customer: 'cus_unknown' }, { param: 'customer', code: 'resource_missing' }],
    ['an expiry in a minute', { expires_at: Math.floor(Date.now() / 1000) + 60 }, { param: 'expires_at' }],
    ['an unknown parameter', { coupon: 'x' } as object, { param: 'coupon', code: 'parameter_unknown' }],
    ['long metadata', { metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
  ])('refuses a checkout with %s', async (_, more, expected) => {
    const refused = standIn.client.checkout.sessions.create(anOrder(more));

    await expect(refused).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      requestId: expect.stringMatching(/^req_\w{14}$/) as string,
      ...expected,
    });
  });

  it('says that there is no such object', async () => {
    const refused = standIn.client.subscriptions.retrieve('sub_unknown');

    await expect(refused).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  it('expands what a path names, inside lists as well', async () => {
    const { id } = await standIn.bought();
    const paid = await standIn.client.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    await standIn.client.checkout.sessions.create(aSubscriptionOrder());
    const { data } = await standIn.client.charges.list({ expand: ['data.payment_intent'] });
    const wrong = standIn.client.charges.list({ expand: ['data.nothing'] });

    const { latest_charge: charge } = paid.payment_intent as Stripe.PaymentIntent;
    expect(charge).toMatchObject({
      object: 'charge',
      paid: true,
      receipt_url: `http://pay.test/receipts/${(charge as Stripe.Charge).id}`,
    });
    expect(data[0]?.payment_intent).toMatchObject({ object: 'payment_intent', status: 'succeeded' });
    await expect(wrong).rejects.toMatchObject({ param: 'expand' });
  });

  it('lists events by type and by time, and those that nobody took', async () => {
    standIn.answers.push(500, 500, 500, 500);
    const { created } = await standIn.client.customers.create({ name: 'a' });
    await standIn.told();
    const types = ['customer.created', 'invoice.paid'];
    const found = await standIn.client.events.list({ types, created: { gte: created } });
    const later = await standIn.client.events.list({ created: { gt: created + 1 } });
    const lost = await standIn.client.events.list({ delivery_success: false });

    expect(found.data.map(({ type }) => type)).toEqual(['customer.created']);
    expect(later.data).toEqual([]);
    expect(lost.data.map(({ pending_webhooks: pending }) => pending)).toEqual([1]);
  });
});

describe('a restart of the stand-in', () => {
  it('keeps objects, keys, the clock and what is due', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pactwright-stripe-'));
    const kept = await StandIn.open(folder);
    try {
      const options = { idempotencyKey: 'once' };
      const { id } = await kept.client.checkout.sessions.create(anOrder(), options);
      await kept.control('POST', 'clock', { advanceSeconds: 60 * 60 });
      await kept.restart();
      const again = await kept.client.checkout.sessions.create(anOrder(), options);
      await kept.control('POST', 'clock', { advanceSeconds: 23 * 60 * 60 });

      expect(again.id).toBe(id);
      expect((await kept.client.checkout.sessions.retrieve(id)).status).toBe('expired');
    } finally {
      await kept.close();
      await rm(folder, { recursive: true });
    }
  });
});
