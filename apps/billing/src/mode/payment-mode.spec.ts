import { modeProblems, paymentModeOf, type PaymentMode, type PaymentSettings } from './payment-mode.js';

const LIVE = 'sk_live_key';
const TEST = 'sk_test_key';
const WEBHOOK = { STRIPE_WEBHOOK_SECRET: ['whsec_1'] };

describe(paymentModeOf.name, () => {
  it.each<[PaymentMode, PaymentSettings]>([
    ['test', { NODE_ENV: 'development' }],
    ['test', { NODE_ENV: 'test' }],
    ['test', { NODE_ENV: 'production', PAYMENTS_TEST_MODE: true }],
    ['test', { NODE_ENV: 'production', PAYMENTS_TEST_MODE: true, STRIPE_SECRET_KEY: LIVE }],
    ['stripe', { NODE_ENV: 'development', STRIPE_SECRET_KEY: TEST }],
    ['stripe', { NODE_ENV: 'production', STRIPE_SECRET_KEY: LIVE }],
    ['stripe', { NODE_ENV: 'production', PAYMENTS_TEST_MODE: false, STRIPE_SECRET_KEY: LIVE }],
    ['closed', { NODE_ENV: 'development', PAYMENTS_TEST_MODE: false }],
    ['closed', { NODE_ENV: 'production' }],
  ])('R-PAY-06 is %s for %j', (mode, settings) => {
    expect(paymentModeOf(settings)).toBe(mode);
  });
});

describe(modeProblems.name, () => {
  it.each<[string, PaymentSettings]>([
    ['development without any key', { NODE_ENV: 'development' }],
    ['development with a test key', { NODE_ENV: 'development', STRIPE_SECRET_KEY: TEST, ...WEBHOOK }],
    [
      'development with a stand-in',
      { NODE_ENV: 'development', STRIPE_SECRET_KEY: TEST, STRIPE_API_BASE: 'http://127.0.0.1:1', ...WEBHOOK },
    ],
    ['production with a live key', { NODE_ENV: 'production', STRIPE_SECRET_KEY: LIVE, ...WEBHOOK }],
    [
      'production with a restricted key',
      { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'rk_live_key', ...WEBHOOK },
    ],
    ['production that sells nothing', { NODE_ENV: 'production', PAYMENTS_TEST_MODE: false }],
    [
      'a rehearsal in test mode',
      { NODE_ENV: 'production', PAYMENTS_TEST_MODE: true, PAYMENTS_ARE_REHEARSED: true },
    ],
    [
      'a rehearsal with a test key',
      { NODE_ENV: 'production', PAYMENTS_ARE_REHEARSED: true, STRIPE_SECRET_KEY: TEST, ...WEBHOOK },
    ],
  ])('lets %s start', (_, settings) => {
    expect(modeProblems(settings)).toEqual([]);
  });

  it.each<[string, PaymentSettings, string]>([
    ['production where nobody has decided', { NODE_ENV: 'production' }, 'STRIPE_SECRET_KEY'],
    ['production in test mode', { NODE_ENV: 'production', PAYMENTS_TEST_MODE: true }, 'PAYMENTS_TEST_MODE'],
    [
      'production with a test key',
      { NODE_ENV: 'production', STRIPE_SECRET_KEY: TEST, ...WEBHOOK },
      'STRIPE_SECRET_KEY',
    ],
    [
      'production with a stand-in',
      {
        NODE_ENV: 'production',
        STRIPE_SECRET_KEY: LIVE,
        STRIPE_API_BASE: 'https://other.example',
        ...WEBHOOK,
      },
      'STRIPE_API_BASE',
    ],
    [
      'development with a live key',
      { NODE_ENV: 'development', STRIPE_SECRET_KEY: LIVE, ...WEBHOOK },
      'STRIPE_SECRET_KEY',
    ],
    [
      'a rehearsal with a live key',
      { NODE_ENV: 'production', PAYMENTS_ARE_REHEARSED: true, STRIPE_SECRET_KEY: LIVE, ...WEBHOOK },
      'STRIPE_SECRET_KEY',
    ],
    [
      'a key that is none',
      { NODE_ENV: 'development', STRIPE_SECRET_KEY: 'pk_live_key', ...WEBHOOK },
      'STRIPE_SECRET_KEY',
    ],
    [
      'a key without the secret of its webhook',
      { NODE_ENV: 'production', STRIPE_SECRET_KEY: LIVE },
      'STRIPE_WEBHOOK_SECRET',
    ],
  ])('stops %s', (_, settings, variable) => {
    expect(modeProblems(settings).map(([name]) => name)).toEqual([variable]);
  });
});
