import { aUser, BillingHarness } from './harness.js';
import { StripeShop } from './stripe-shop.js';

const AT_ONCE = 12;

/** The same id, every other time in capitals. */
const written = (id: string, at: number): string => (at % 2 === 0 ? id : id.toUpperCase());
const atOnce = <T>(make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => make(at)));

describe('a contract whose id is written in both cases at once', () => {
  it.each(['one-time', 'subscription'] as const)('is paid for once in test mode: %s', async (plan) => {
    const billing = await BillingHarness.start();
    try {
      const user = aUser();
      const contractId = billing.contractOf(user);
      const answers = await atOnce((at) => billing.pay(user, written(contractId, at), plan));

      expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
      expect(await billing.count('payments')).toBe(1);
      expect(await billing.count('entitlements')).toBe(1);
      expect(await billing.count('quota_uses')).toBe(plan === 'subscription' ? 1 : 0);
      expect(
        (await billing.get(`/api/payment/status?contractId=${contractId.toUpperCase()}`, user)).body,
      ).toEqual({ paid: true, testMode: true });
    } finally {
      await billing.stop();
    }
  });

  it('has one checkout at the provider, which unlocks it', async () => {
    const shop = await StripeShop.open();
    try {
      const user = aUser();
      const contractId = shop.billing.contractOf(user);
      const sessions = await atOnce((at) => shop.order(user, written(contractId, at), 'one-time'));
      const [session = ''] = sessions;
      await shop.account.pay(session);
      await shop.settled();

      expect(new Set(sessions).size).toBe(1);
      expect(await shop.billing.rows('SELECT contract_id, status FROM payments')).toEqual([
        { contract_id: contractId, status: 'confirmed' },
      ]);
    } finally {
      await shop.close();
    }
  });
});
