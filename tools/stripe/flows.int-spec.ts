import type Stripe from 'stripe';
import { StandIn, aSubscriptionOrder, anOrder } from './testing/stand-in.js';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await StandIn.open();
});
afterEach(async () => {
  expect(standIn.reported).toEqual([]);
  await standIn.close();
});

const DAY = 24 * 60 * 60;
const iso = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString();
const moveTo = (now: string) => standIn.control('POST', 'clock', { now });
const invoicesOf = async (subscription: string) =>
  (await standIn.client.invoices.list({ subscription, expand: ['data.payments'] })).data;

describe('a payment', () => {
  it('leaves a paid session, an intent with its metadata, and a charge with a receipt', async () => {
    const session = await standIn.bought();
    const intent = await standIn.client.paymentIntents.retrieve(String(session.payment_intent));

    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, customer: null });
    expect(session.customer_details?.email).toBe('payer@example.com');
    expect(intent).toMatchObject({ status: 'succeeded', metadata: { contractId: 'contract-1' } });
    expect(await standIn.told()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  it('stays open after a declined card and is paid by another, with one intent', async () => {
    const { id } = await standIn.client.checkout.sessions.create(anOrder());
    const declined = await standIn.control<Stripe.Checkout.Session>('POST', `sessions/${id}/pay`, {
      means: 'declined',
    });
    const paid = await standIn.control<Stripe.Checkout.Session>('POST', `sessions/${id}/pay`, {});

    expect([declined.status, paid.status]).toEqual(['open', 'complete']);
    expect((await standIn.client.paymentIntents.list()).data).toHaveLength(1);
    expect((await standIn.client.charges.list()).data.map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
  });

  it.each([
    ['transfer', 'paid', 'checkout.session.async_payment_succeeded'],
    ['lost-transfer', 'unpaid', 'checkout.session.async_payment_failed'],
  ])('by %s is complete at once and %s a minute later', async (means, status, type) => {
    const { id } = await standIn.client.checkout.sessions.create(anOrder());
    const first = await standIn.control<Stripe.Checkout.Session>('POST', `sessions/${id}/pay`, { means });
    await standIn.control('POST', 'clock', { advanceSeconds: 61 });
    const later = await standIn.client.checkout.sessions.retrieve(id);

    expect([first.status, first.payment_status]).toEqual(['complete', 'unpaid']);
    expect(later.payment_status).toBe(status);
    expect((await standIn.told()).at(-1)).toBe(type);
  });

  it('is no longer taken when the session has expired, by the clock or on request', async () => {
    const first = await standIn.client.checkout.sessions.create(anOrder());
    await standIn.client.checkout.sessions.expire(first.id);
    const second = await standIn.client.checkout.sessions.create(anOrder());
    await standIn.control('POST', 'clock', { advanceSeconds: DAY + 1 });
    const late = await standIn.control<{ error?: unknown }>('POST', `sessions/${second.id}/pay`, {});

    expect((await standIn.told()).filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
    expect(late.error).toMatchObject({ type: 'invalid_request_error' });
    await expect(standIn.client.checkout.sessions.expire(first.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

describe('a subscription', () => {
  beforeEach(() => standIn.control('POST', 'clock', { now: '2027-01-31T12:00:00Z', set: true }));

  it('renews month by month and counts from the day it began', async () => {
    const { id, items } = await standIn.subscribed();
    await moveTo('2027-04-01T00:00:00Z');
    const invoices = await invoicesOf(id);
    const [item] = (await standIn.client.subscriptions.retrieve(id)).items.data;

    expect(iso(items.data[0]?.current_period_end)).toBe('2027-02-28T12:00:00.000Z');
    expect(iso(item?.current_period_start)).toBe('2027-03-31T12:00:00.000Z');
    expect(iso(item?.current_period_end)).toBe('2027-04-30T12:00:00.000Z');
    expect(invoices.map(({ billing_reason: reason, status }) => [reason, status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ]);
    expect(iso(invoices[1]?.lines.data[0]?.period.start)).toBe('2027-02-28T12:00:00.000Z');
    expect(iso(invoices[1]?.period_start)).toBe('2027-01-31T12:00:00.000Z');
    expect(invoices[0]?.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/);
    expect(invoices[0]?.parent?.subscription_details?.metadata).toEqual({ userId: 'user-1' });
  });

  it('tells of its beginning with everything that belongs to it', async () => {
    await standIn.subscribed();

    expect(await standIn.told()).toEqual([
      'customer.created',
      'payment_method.attached',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.created',
      'checkout.session.completed',
    ]);
  });

  it.each([
    ['cancel', 'canceled', 'customer.subscription.deleted'],
    ['unpaid', 'unpaid', 'customer.subscription.updated'],
  ])('whose card is declined is past due, tried again, and then %s', async (afterRetries, status, type) => {
    await standIn.control('POST', 'settings', { afterRetries });
    const { id } = await standIn.subscribed('declined-later');
    await moveTo('2027-02-28T12:00:01Z');
    const behind = await standIn.client.subscriptions.retrieve(id);
    await moveTo('2027-03-20T12:00:00Z');
    const [renewal] = await invoicesOf(id);

    expect(behind.status).toBe('past_due');
    expect((await standIn.client.subscriptions.retrieve(id)).status).toBe(status);
    expect([renewal?.status, renewal?.attempt_count]).toEqual(['open', 4]);
    expect((await standIn.told()).at(-1)).toBe(type);
  });

  it('is active again when the card works at a later attempt', async () => {
    const { id } = await standIn.subscribed('declined-later');
    await moveTo('2027-02-28T12:00:01Z');
    await standIn.control('POST', `subscriptions/${id}/card`, { card: 'good' });
    await moveTo('2027-03-04T12:00:00Z');

    expect((await standIn.client.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('ends with its period when it was cancelled, and not when that was taken back', async () => {
    const ending = await standIn.subscribed();
    const going = await standIn.subscribed();
    const cancelled = await standIn.client.subscriptions.update(ending.id, { cancel_at_period_end: true });
    await standIn.client.subscriptions.update(going.id, { cancel_at_period_end: true });
    await standIn.client.subscriptions.update(going.id, { cancel_at_period_end: false });
    await moveTo('2027-03-01T00:00:00Z');
    const [ended, goes] = await Promise.all(
      [ending, going].map(({ id }) => standIn.client.subscriptions.retrieve(id)),
    );

    expect([cancelled.status, cancelled.cancel_at]).toEqual([
      'active',
      ending.items.data[0]?.current_period_end,
    ]);
    expect([ended?.status, iso(ended?.ended_at ?? 0)]).toEqual(['canceled', '2027-02-28T12:00:00.000Z']);
    expect([goes?.status, goes?.cancel_at_period_end]).toEqual(['active', false]);
  });

  it('ends at once with its customer', async () => {
    const { id, customer } = await standIn.subscribed();
    await standIn.client.customers.del(String(customer));
    const again = () =>
      standIn.client.checkout.sessions.create({ ...aSubscriptionOrder(), customer: String(customer) });

    expect((await standIn.client.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await standIn.client.customers.retrieve(String(customer))).toMatchObject({ deleted: true });
    await expect(again()).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('money that goes back', () => {
  const refund = async (more: Stripe.RefundCreateParams = {}) => {
    const { payment_intent: intent } = await standIn.bought();
    return standIn.client.refunds.create({ payment_intent: String(intent), ...more });
  };

  it.each([
    ['succeeded', 800, true],
    ['failed', 0, false],
  ])('is pending and then %s', async (status, amount, isRefunded) => {
    await standIn.control('POST', 'settings', { refunds: { status } });
    const made = await refund({ reason: 'requested_by_customer' });
    await standIn.control('POST', 'clock', { advanceSeconds: 5 });
    const charge = await standIn.client.charges.retrieve(String(made.charge));

    expect([made.status, made.amount]).toEqual(['pending', 800]);
    expect((await standIn.client.refunds.retrieve(made.id)).status).toBe(status);
    expect([charge.amount_refunded, charge.refunded]).toEqual([amount, isRefunded]);
    expect(await standIn.told()).toEqual(expect.arrayContaining(['charge.refunded', 'refund.updated']));
  });

  it('goes back once, and never more than was paid', async () => {
    const { charge } = await refund({ amount: 500 });
    const more = standIn.client.refunds.create({ charge: String(charge), amount: 301 });
    await expect(more).rejects.toMatchObject({ param: 'amount' });
    await standIn.client.refunds.create({ charge: String(charge) });
    const again = standIn.client.refunds.create({ charge: String(charge) });

    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await standIn.client.refunds.list({ charge: String(charge) })).data).toHaveLength(2);
  });

  it('is disputed, and the dispute is won or lost', async () => {
    const { payment_intent: intent } = await standIn.bought();
    const { data } = await standIn.client.charges.list({ payment_intent: String(intent) });
    const charge = data[0]?.id ?? '';
    const opened = await standIn.control<Stripe.Dispute>('POST', `charges/${charge}/dispute`, {});
    const refused = standIn.client.refunds.create({ charge });
    await expect(refused).rejects.toMatchObject({ code: 'charge_disputed' });
    await standIn.control('POST', `disputes/${opened.id}/close`, { isWon: false });

    expect(opened).toMatchObject({ object: 'dispute', payment_intent: intent, status: 'needs_response' });
    expect((await standIn.client.disputes.retrieve(opened.id)).status).toBe('lost');
    expect((await standIn.told()).slice(-3)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
  });
});
