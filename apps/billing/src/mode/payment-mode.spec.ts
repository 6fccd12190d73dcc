import { isModeDecided, paymentModeOf, type PaymentMode, type PaymentSettings } from './payment-mode.js';

const STRIPE_SECRET_KEY = 'sk_live_key';

describe(paymentModeOf.name, () => {
  it.each<[PaymentMode, PaymentSettings]>([
    ['test', { NODE_ENV: 'development' }],
    ['test', { NODE_ENV: 'test' }],
    ['test', { NODE_ENV: 'production', PAYMENTS_TEST_MODE: true }],
    ['test', { NODE_ENV: 'production', PAYMENTS_TEST_MODE: true, STRIPE_SECRET_KEY }],
    ['stripe', { NODE_ENV: 'development', STRIPE_SECRET_KEY }],
    ['stripe', { NODE_ENV: 'production', STRIPE_SECRET_KEY }],
    ['stripe', { NODE_ENV: 'production', PAYMENTS_TEST_MODE: false, STRIPE_SECRET_KEY }],
    ['closed', { NODE_ENV: 'development', PAYMENTS_TEST_MODE: false }],
    ['closed', { NODE_ENV: 'production' }],
  ])('R-PAY-06 is %s for %j', (mode, settings) => {
    expect(paymentModeOf(settings)).toBe(mode);
  });
});

describe(isModeDecided.name, () => {
  it('holds wherever it is not production', () => {
    expect(isModeDecided({ NODE_ENV: 'development' })).toBe(true);
  });

  it('holds in production only when a key or the test mode was given', () => {
    expect(isModeDecided({ NODE_ENV: 'production' })).toBe(false);
    expect(isModeDecided({ NODE_ENV: 'production', STRIPE_SECRET_KEY })).toBe(true);
    expect(isModeDecided({ NODE_ENV: 'production', PAYMENTS_TEST_MODE: false })).toBe(true);
  });
});
