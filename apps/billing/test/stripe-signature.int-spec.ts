import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { StripeShop } from './stripe-shop.js';

const NEW_SECRET = 'whsec_next';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.open();
});
afterAll(() => shop.close());

const seconds = () => Math.floor(shop.billing.now.getTime() / 1_000);
const anEvent = (note = '') =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    created: seconds(),
    type: 'checkout.session.expired',
    data: { object: { id: 'cs_test_unknown', object: 'checkout.session', note } },
  });
const sign = (payload: string, secret: string, timestamp = seconds()) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const rows = () => shop.billing.count('stripe_events');

describe('POST /api/payment/webhook', () => {
  const secret = () => shop.account.webhookSecret;

  it.each<[string, (body: string) => [body: string, signature: string | undefined]]>([
    ['no signature', (body) => [body, undefined]],
    ['a signature that is none', (body) => [body, 'v1=yes']],
    ['a signature of zeros', (body) => [body, `t=${seconds()},v1=${'0'.repeat(64)}`]],
    ['another scheme', (body) => [body, sign(body, secret()).replace('v1=', 'v0=')]],
    ['a signature that is 301 seconds old', (body) => [body, sign(body, secret(), seconds() - 301)]],
    ['a signature that is 301 seconds ahead', (body) => [body, sign(body, secret(), seconds() + 301)]],
    [
      'a signature with a second moment that is far ahead',
      (body) => [body, `t=${seconds()},${sign(body, secret(), seconds() + 86_400)}`],
    ],
    [
      'a timestamp other than the signed one',
      (body) => [body, sign(body, secret()).replace(/t=\d+/, `t=${seconds() - 1}`)],
    ],
    ['one altered byte', (body) => [body.replace('expired', 'expirec'), sign(body, secret())]],
    ['one byte more', (body) => [`${body} `, sign(body, secret())]],
    ['another secret', (body) => [body, sign(body, 'whsec_wrong')]],
    ['nothing in it', () => ['', sign('', secret())]],
  ])('R12 refuses %s with 400 and writes nothing', async (_, spoiled) => {
    const before = await rows();
    const [body, signature] = spoiled(anEvent());

    expect(await shop.tell(body, signature)).toBe(400);
    expect(await rows()).toBe(before);
  });

  it.each<[string, unknown]>([
    ['no object', null],
    ['a list', []],
    ['no id', { id: undefined }],
    ['an id with a null byte', { id: 'evt_\0' }],
    ['an id of 300 characters', { id: 'e'.repeat(300) }],
    ['a number for a type', { type: 7 }],
    ['no moment', { created: 'now' }],
    ['a moment that no calendar has', { created: 1e15 }],
    ['no data', { data: null }],
    ['no object in its data', { data: {} }],
    ['an object without an id', { data: { object: { object: 'checkout.session' } } }],
    ['an object whose id is a list', { data: { object: { id: ['cs_1'] } } }],
  ])('R12 refuses a signed event with %s with 400 and writes nothing', async (_, change) => {
    const before = await rows();
    const isWhole = change === null || Array.isArray(change);
    const body = JSON.stringify(
      isWhole ? change : { ...(JSON.parse(anEvent()) as object), ...(change as object) },
    );

    expect(await shop.tell(body, sign(body, secret()))).toBe(400);
    expect(await shop.tell('{"id":', sign('{"id":', secret()))).toBe(400);
    expect(await rows()).toBe(before);
  });

  it('R12 takes a signed event of a type that it does not handle, whose object has no id', async () => {
    const body = JSON.stringify({
      ...(JSON.parse(anEvent()) as object),
      type: 'invoice.upcoming',
      data: { object: { object: 'invoice' } },
    });

    expect(await shop.tell(body, sign(body, secret()))).toBe(200);
  });

  it('R12 refuses a body of two megabytes with 413 and writes nothing', async () => {
    const before = await rows();
    const body = anEvent('x'.repeat(2 * 1024 * 1024));

    expect(await shop.tell(body, sign(body, secret()))).toBe(413);
    expect(await rows()).toBe(before);
  });

  it('R12 R14 takes a signature of this moment, and ones that are 300 seconds old or ahead', async () => {
    const before = await rows();
    for (const timestamp of [seconds(), seconds() - 300, seconds() + 300]) {
      const body = anEvent();
      expect(await shop.tell(body, sign(body, secret(), timestamp))).toBe(200);
    }
    expect(await rows()).toBe(before + 3);
  });

  it('R12 takes the old and the new secret while one replaces the other, and no third one', async () => {
    const rotating = await StripeShop.open({ STRIPE_WEBHOOK_SECRET: [NEW_SECRET, 'whsec_previous'] });
    try {
      const answers = [];
      for (const known of [NEW_SECRET, 'whsec_previous', 'whsec_third']) {
        const body = anEvent();
        answers.push(await rotating.tell(body, sign(body, known)));
      }
      const both = anEvent();
      const doubly = `${sign(both, 'whsec_third')},${sign(both, NEW_SECRET).split(',')[1] ?? ''}`;

      expect(answers).toEqual([200, 200, 400]);
      expect(await rotating.tell(both, doubly)).toBe(200);
      expect(await rotating.billing.count('stripe_events')).toBe(3);
    } finally {
      await rotating.close();
    }
  });
});
