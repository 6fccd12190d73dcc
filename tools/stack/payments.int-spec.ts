import { isStandIn, requirePaymentSettings } from './payments.ts';
import { readSettings } from '#tools/launch/settings.mjs';

describe(requirePaymentSettings.name, () => {
  it.each([{}, { PAYMENTS: '' }, { PAYMENTS: 'stand-in' }, { STRIPE_SECRET_KEY: 'sk_test_given' }])(
    'takes %j',
    (given) => {
      expect(() => requirePaymentSettings(readSettings(given))).not.toThrow();
    },
  );

  it.each([
    [{ PAYMENTS: 'free' }, 'can only be "stand-in"'],
    [{ PAYMENTS: 'stand-in', NODE_ENV: 'production' }, 'In production'],
    [{ PAYMENTS: 'stand-in', STRIPE_SECRET_KEY: 'sk_test_given' }, 'STRIPE_SECRET_KEY contradict'],
    [{ PAYMENTS: 'stand-in', PAYMENTS_TEST_MODE: 'true' }, 'PAYMENTS_TEST_MODE contradict'],
  ])('refuses %j in words', (given, words) => {
    expect(() => requirePaymentSettings(readSettings(given))).toThrow(words);
  });
});

describe(isStandIn.name, () => {
  it('holds on request only', () => {
    expect([isStandIn(readSettings({})), isStandIn(readSettings({ PAYMENTS: 'stand-in' }))]).toEqual([
      false,
      true,
    ]);
  });
});
