import type Stripe from 'stripe';
import { showHosted } from './pages/hosted.ts';
import { StandIn, aSubscriptionOrder, anOrder } from './testing/stand-in.js';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await StandIn.open();
});
afterEach(async () => {
  expect(standIn.reported).toEqual([]);
  await standIn.close();
});

const pathOf = (url: string | null | undefined) => new URL(url ?? '').pathname;
const get = async (path: string, language = 'en') => {
  const response = await fetch(`${standIn.url}${path}`, { headers: { 'accept-language': language } });
  return { status: response.status, text: await response.text() };
};
const post = async (path: string, fields: Record<string, string>) => {
  const response = await fetch(`${standIn.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
};
const open = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  standIn.client.checkout.sessions.create(anOrder(more));
const filled = { email: 'payer@example.com', means: 'good' };

describe(showHosted.name, () => {
  it.each([
    ['en', 'No money moves', 'Pay $8.00'],
    ['lt', 'Pinigai nejuda', 'Sumokėti 8,00'],
  ] as const)('says honestly what it is and what is paid (%s)', async (locale, honest, amount) => {
    const { url } = await open({ locale });
    const { status, text } = await get(pathOf(url));

    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(honest);
    expect(text).toContain(amount);
    expect(text).toContain('https://shop.test/back');
  });

  it('follows the language of the browser when the shop names none', async () => {
    const { url } = await open();

    expect((await get(pathOf(url), 'lt-LT,lt;q=0.9')).text).toContain('Mokėjimas');
  });

  it('leads back to the shop with the id of the session', async () => {
    const { id, url } = await open();
    const paid = await post(pathOf(url), filled);

    expect([paid.status, paid.to]).toEqual([303, `https://shop.test/done?session=${id}`]);
    expect((await standIn.client.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
    expect((await get(pathOf(url))).text).toContain('This payment is complete.');
  });

  it('keeps what was typed after a declined card, and takes another', async () => {
    const { url } = await open();
    const declined = await post(pathOf(url), { ...filled, means: 'declined' });
    const paid = await post(pathOf(url), filled);

    expect(declined.status).toBe(402);
    expect(declined.text).toContain('The card was declined. Nothing was charged');
    expect(declined.text).toContain('value="payer@example.com"');
    expect(paid.status).toBe(303);
  });

  it.each([
    ['an address that is none', { ...filled, email: 'payer' }, 'Enter an e-mail address'],
    ['nothing chosen', { email: filled.email }, 'Choose how to pay'],
    ['no consent', filled, 'Agree to the terms of service'],
  ])('asks again for %s', async (_, fields, said) => {
    const { id, url } = await open({ consent_collection: { terms_of_service: 'required' } });
    const answer = await post(pathOf(url), fields);

    expect([answer.status, answer.text.includes(said)]).toEqual([402, true]);
    expect((await standIn.client.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('records the consent that was asked for in the words of the shop', async () => {
    const { id, url } = await open({
      consent_collection: { terms_of_service: 'required' },
      custom_text: { terms_of_service_acceptance: { message: 'I act for my <business>.' } },
    });
    const { text } = await get(pathOf(url));
    await post(pathOf(url), { ...filled, terms: 'accepted' });

    expect(text).toContain('I act for my &#60;business&#62;.');
    expect((await standIn.client.checkout.sessions.retrieve(id)).consent).toMatchObject({
      terms_of_service: 'accepted',
    });
  });

  it('says that the time is over', async () => {
    const { url } = await open();
    await standIn.control('POST', 'clock', { advanceSeconds: 25 * 60 * 60 });

    expect(await get(pathOf(url))).toMatchObject({
      status: 410,
      text: expect.stringContaining('Nothing was charged') as string,
    });
    expect((await post(pathOf(url), filled)).status).toBe(410);
  });

  it('lets a subscriber cancel, take it back, change the card and read receipts', async () => {
    const { id, customer } = await standIn.subscribed();
    const { url } = await standIn.client.billingPortal.sessions.create({
      customer: String(customer),
      return_url: 'https://shop.test/profile',
      locale: 'lt',
    });
    const before = await get(pathOf(url));
    const act = (act: string, more = {}) => post(pathOf(url), { subscription: id, act, ...more });
    await act('cancel');
    const cancelled = await standIn.client.subscriptions.retrieve(id);
    const after = await get(pathOf(url));
    await act('resume');
    await act('card', { card: 'declined-later' });
    const [invoice] = (await standIn.client.invoices.list()).data;
    const resumed = await standIn.client.subscriptions.retrieve(id, { expand: ['default_payment_method'] });

    expect(before.text).toContain('Bus pratęsta');
    expect([cancelled.cancel_at_period_end, after.text.includes('ir nebus pratęsta')]).toEqual([true, true]);
    expect(resumed.cancel_at_period_end).toBe(false);
    expect((resumed.default_payment_method as Stripe.PaymentMethod).card?.last4).toBe('0341');
    expect((await get(pathOf(invoice?.hosted_invoice_url), 'lt')).text).toContain('Sumokėta 20');
  });

  it('shows the receipt of a payment', async () => {
    const { payment_intent: intent } = await standIn.bought();
    const { data } = await standIn.client.charges.list({ payment_intent: String(intent) });
    const { status, text } = await get(pathOf(data[0]?.receipt_url));

    expect([status, text.includes('$8.00')]).toEqual([200, true]);
  });

  it('offers a subscriber no transfer, and a card that is declined at renewal', async () => {
    const { url } = await standIn.client.checkout.sessions.create(aSubscriptionOrder());
    const { text } = await get(pathOf(url));

    expect(text).toContain('4000 0000 0000 0341');
    expect(text).not.toContain('value="transfer"');
  });

  it.each(['/c/pay/cs_test_unknown', '/anything', '/receipts/'])('knows no page %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
