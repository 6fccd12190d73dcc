import { randomUUID } from 'node:crypto';
import { PostgresProcess, eventually } from '@pactwright/testing';
import { aGuest } from './harness.js';
import { StripeShop } from './stripe-shop.js';
import { Reconcile } from '../src/webhook/reconcile.js';
import { StripeEvent } from '../src/webhook/stripe-event.entity.js';

let postgres: PostgresProcess;
let shop: StripeShop;
beforeAll(async () => {
  postgres = await PostgresProcess.start();
  shop = await StripeShop.open({}, postgres.url);
});
afterAll(async () => {
  await shop.close();
  await postgres.remove();
});

const fulfilled = async (contractId: string) => ({
  payments: await shop.billing.count('payments', `contract_id = $1 AND status = 'confirmed'`, [contractId]),
  entitlements: await shop.billing.count('entitlements', 'contract_id = $1', [contractId]),
  told: await shop.billing.count('outbox_events', `name = 'contract.paid' AND data ->> 'contractId' = $1`, [
    contractId,
  ]),
});
const completed = async () =>
  (await shop.account.deliveries()).filter(({ type }) => type === 'checkout.session.completed');
const ONCE = { payments: 1, entitlements: 1, told: 1 };

describe('a webhook that billing cannot take', () => {
  it('R11 answers 5xx while PostgreSQL is dead, and fulfils once when it is told again', async () => {
    await shop.account.travel({ retryMs: [100, 200, 400, 800, 1_600, 3_200, 6_400], drop: false });
    const guest = aGuest();
    const contractId = shop.billing.contractOf(guest);
    const sessionId = await shop.order(guest, contractId, 'one-time');
    await postgres.kill();
    try {
      await shop.account.pay(sessionId);
      await eventually(async () => expect(await completed()).not.toEqual([]), { withinMs: 10_000 });
    } finally {
      await postgres.resume();
    }
    await shop.settled();
    const told = await completed();
    const refused = told.filter(({ status }) => status !== 200);

    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ status }) => status === null || status < 500)).toEqual([]);
    expect(told.at(-1)?.status).toBe(200);
    expect(await fulfilled(contractId)).toEqual(ONCE);
  });

  it('R11 mends what never arrived when it asks the provider, and does nothing the second time', async () => {
    await shop.account.travel({ drop: true });
    const bought = await Promise.all([shop.buy(aGuest(), 'one-time'), shop.buy(aGuest(), 'one-time')]);
    const before = await Promise.all(bought.map(fulfilled));
    const reconcile = shop.billing.service.get(Reconcile);
    await reconcile.run();
    await shop.handled();
    const after = await Promise.all(bought.map(fulfilled));
    await Promise.all([reconcile.run(), reconcile.run()]);
    await shop.handled();

    expect(before).toEqual(Array(2).fill({ payments: 0, entitlements: 0, told: 0 }));
    expect(after).toEqual([ONCE, ONCE]);
    expect(await Promise.all(bought.map(fulfilled))).toEqual([ONCE, ONCE]);
  });

  it.each(['checkout.session.completed', 'invoice.paid', 'charge.refunded', 'charge.dispute.closed'])(
    'is done with %s of something that the provider has no more',
    async (type) => {
      const id = `evt_${randomUUID()}`;
      const { manager } = shop.billing.database.dataSource;
      await manager.insert(StripeEvent, {
        id,
        type,
        objectRef: 'gone_1',
        created: new Date(),
        receivedAt: new Date(0),
      });
      await shop.billing.service.get(Reconcile).run();
      await shop.handled();
      expect(await manager.findOneByOrFail(StripeEvent, { id })).toMatchObject({
        handledAt: expect.any(Date),
      });
    },
  );
});
