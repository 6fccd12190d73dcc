import { BillingHarness, aGuest } from './harness.js';
import type { AppConfig } from '../src/app.module.js';

describe('how payments run', () => {
  it.each<[string, Partial<AppConfig>, boolean]>([
    ['without a key', {}, true],
    ['with payments switched off', { PAYMENTS_TEST_MODE: false }, false],
    ['in production without a key', { NODE_ENV: 'production' }, false],
  ])('tells the mode and takes test payments in it alone: %s', async (_, config, testMode) => {
    const billing = await BillingHarness.start({ config });
    try {
      const guest = aGuest();
      const mode = await billing.get('/api/billing/mode', {});
      const paid = await billing.pay(guest, billing.contractOf(guest), 'one-time', { testMode: true });

      expect(mode.body).toEqual({ testMode });
      if (testMode) expect(paid.body).toEqual({ success: true, testMode: true });
      else expect(paid.body).toMatchObject({ success: false, code: 'PAYMENT_NOT_CONFIGURED' });
      expect(await billing.count('entitlements')).toBe(testMode ? 1 : 0);
    } finally {
      await billing.stop();
    }
  });
});
