import { stripeSettings } from './stripe-settings.js';

describe(stripeSettings, () => {
  const variables = { PUBLIC_URL: 'https://pactwright.example', STRIPE_SECRET_KEY: 'sk_test_1' };

  it('is nothing without a key', () => {
    expect(stripeSettings({ PUBLIC_URL: variables.PUBLIC_URL })).toBeUndefined();
  });

  it("sends payers to Stripe's checkout and nowhere else", () => {
    expect(stripeSettings(variables)?.checkoutHosts).toEqual(['checkout.stripe.com']);
  });

  it("sends payers to a stand-in by the address it is asked at, or under the product's own name", () => {
    const inDocker = { ...variables, STRIPE_API_BASE: 'http://stripe-stand-in:9090' };

    expect(stripeSettings(inDocker)?.checkoutHosts).toEqual(['stripe-stand-in', 'pactwright.example']);
  });
});
