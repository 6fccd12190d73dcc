import Stripe from 'stripe';
import { WebhookSender } from './webhooks/webhook-sender.ts';
import { SECRET, StandIn } from './testing/stand-in.js';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await StandIn.open();
});
afterEach(async () => {
  expect(standIn.reported).toEqual([]);
  await standIn.close();
});

const travel = (changes: object) => standIn.control('POST', 'webhook', changes);
const makeCustomers = async (count: number) => {
  for (let made = 0; made < count; made += 1) await standIn.client.customers.create({ name: String(made) });
};
const names = () => standIn.received.map(({ event }) => (event.data.object as Stripe.Customer).name ?? '');
const verified = (secret = SECRET) =>
  standIn.received.map(({ body, signature }) => Stripe.webhooks.constructEvent(body, signature, secret));

describe(WebhookSender.name, () => {
  it('signs so that the package of Stripe accepts it, with every secret while one replaces the other', async () => {
    await travel({ secrets: [SECRET, 'whsec_new'] });
    await makeCustomers(1);
    await standIn.told();

    expect(verified()[0]).toMatchObject({
      id: expect.stringMatching(/^evt_/) as string,
      object: 'event',
      api_version: Stripe.API_VERSION,
      request: { id: expect.stringMatching(/^req_/) as string },
      type: 'customer.created',
    });
    expect(verified('whsec_new')).toHaveLength(1);
  });

  it.each([
    ['another secret', { secrets: ['whsec_wrong'] }],
    ['an old signature', { ageSeconds: 301 }],
    ['an altered byte', { altered: true }],
  ])('can spoil a delivery with %s', async (_, changes) => {
    await travel({ ...changes, retryMs: [] });
    await makeCustomers(1);
    await standIn.told();

    expect(() => verified()).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });

  it('delivers in order, and again after a failure while the others pass', async () => {
    standIn.answers.push(500, 200, 200, 503);
    await makeCustomers(3);
    await standIn.told();
    const log = await standIn.control<{ attempt: number; status: number }[]>('GET', 'deliveries');

    expect(new Set(names())).toEqual(new Set(['0', '1', '2']));
    expect(log.filter(({ status }) => status >= 500)).toHaveLength(2);
    expect(names()).toHaveLength(5);
  });

  it('delivers copies at once', async () => {
    await travel({ copies: 10 });
    await makeCustomers(2);
    await standIn.told();

    expect(standIn.received).toHaveLength(20);
    expect(new Set(standIn.received.map(({ event }) => event.id)).size).toBe(2);
  });

  it.each([
    ['within a moment', { reorder: true, windowMs: 300 }],
    ['while it is held back', { hold: true }],
  ])('delivers what happens %s in any order', async (_, changes) => {
    await travel(changes);
    await makeCustomers(20);
    await travel({ hold: false });
    await standIn.told();

    expect(names().toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => String(at)).toSorted());
    expect(names()).not.toEqual(Array.from({ length: 20 }, (_, at) => String(at)));
  });

  it('drops all, or the types it is told, and sends again on request', async () => {
    await travel({ drop: ['customer.created'] });
    const { id } = await standIn.client.customers.create({ name: 'a' });
    await standIn.client.customers.update(id, { name: 'b' });
    const dropped = await standIn.told();
    const [event] = (await standIn.client.events.list({ type: 'customer.created' })).data;
    await standIn.control('POST', `events/${event?.id}/resend`, {});

    expect(dropped).toEqual(['customer.updated']);
    expect(await standIn.told()).toEqual(['customer.updated', 'customer.created']);
  });

  it('waits as long as it is told', async () => {
    await travel({ delayMs: 150 });
    const since = performance.now();
    await makeCustomers(1);
    await standIn.told();

    expect(performance.now() - since).toBeGreaterThan(140);
  });
});
