import { PERSONAL_DATA } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { TEST_SECRET, eventually } from '@pactwright/testing';
import { aGuest, aUser, anEvent } from './harness.js';
import { StripeShop } from './stripe-shop.js';

let shop: StripeShop;
beforeAll(async () => {
  shop = await StripeShop.open();
});
afterAll(() => shop.close());

const queue = (): JobQueue => shop.billing.service.get<JobQueue>(JobQueue);

describe('what was paid for a contract that is deleted', () => {
  it('stays its payer’s with its receipt, and unlocks nothing any more', async () => {
    const user = aUser();
    const contractId = await shop.buy(user, 'one-time');
    await shop.settled();
    await queue().addEvent('billing-events', anEvent('contract.erased', { contractId }));
    await eventually(async () =>
      expect(await shop.billing.count('entitlements', 'contract_id = $1', [contractId])).toBe(0),
    );
    const { body } = await shop.billing.get('/api/billing/account', user);
    expect(body).toMatchObject({
      receipts: [{ amountCents: 800, status: 'confirmed', receiptUrl: expect.any(String) as string }],
    });
  });

  it('leaves nothing to pay: an open checkout is closed at the provider', async () => {
    const user = aUser();
    const contractId = shop.billing.contractOf(user);
    const session = await shop.order(user, contractId, 'one-time');
    await queue().addEvent('billing-events', anEvent('contract.erased', { contractId }));
    await eventually(async () =>
      expect((await shop.stripe.checkout.sessions.retrieve(session)).status).toBe('expired'),
    );
  });

  it('leaves the payment of a subscription with its owner', async () => {
    const user = aUser();
    const contractId = await shop.buy(user, 'subscription');
    await shop.settled();
    await queue().addEvent('billing-events', anEvent('contract.erased', { contractId }));
    await eventually(async () =>
      expect(await shop.billing.count('entitlements', 'contract_id = $1', [contractId])).toBe(0),
    );
    expect(await shop.billing.count('payments', 'user_id = $1', [user.userId])).toBe(1);
  });
});

describe('a visitor who has everything deleted', () => {
  it('is told first what is kept, and is forgotten then, but for what was paid', async () => {
    const [guest, other] = [aGuest(), aGuest()];
    const guestId = guest.guestId ?? '';
    const rpc = new RpcClient({
      service: 'documents',
      secret: TEST_SECRET,
      targets: { billing: `127.0.0.1:${shop.billing.service.rpcPort}` },
    });
    try {
      const contractId = await shop.buy(guest, 'one-time');
      await shop.buy(other, 'one-time');
      await shop.settled();
      const { documents } = await rpc.call(PERSONAL_DATA.billing, { guestId });
      expect(documents).toMatchObject({
        payments: [{ contractId, amountCents: 800 }],
        'unlocked-contracts': [{ contractId }],
      });
      expect(documents).not.toHaveProperty('subscriptions');
      await queue().addEvent('billing-events', anEvent('guest.deleted', { guestId }));
      await eventually(async () =>
        expect(await shop.billing.count('payments', 'guest_id = $1', [guestId])).toBe(0),
      );
      expect(await shop.billing.count('payments', 'contract_id = $1', [contractId])).toBe(1);
      expect(await shop.billing.count('payments', 'guest_id = $1', [other.guestId])).toBe(1);
    } finally {
      rpc.onApplicationShutdown();
    }
  });
});
