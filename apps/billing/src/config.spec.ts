import { ConfigError, parseConfig } from '@pactwright/server-kit';
import { configSchema } from './config.js';

const given = {
  HTTP_PORT: '0',
  INTERNAL_SECRET: 'a secret that is long enough to be one',
  BILLING_DATABASE_URL: 'postgres://localhost/billing',
  REDIS_QUEUE_URL: 'redis://localhost',
  CONTRACTS_RPC: 'localhost:21033',
  IDENTITY_RPC: 'localhost:21031',
  PUBLIC_URL: 'https://pactwright.example',
};

describe('configSchema', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['nobody has said how it is paid', {}, /STRIPE_SECRET_KEY: in production set it, or PAYMENTS_TEST_MODE/],
    ['it would give contracts away', { PAYMENTS_TEST_MODE: 'true' }, /PAYMENTS_TEST_MODE: not in production/],
    [
      'the key is a test key',
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      /STRIPE_SECRET_KEY: a test key takes no money/,
    ],
    ['the webhook has no secret', { STRIPE_SECRET_KEY: 'sk_live_1' }, /STRIPE_WEBHOOK_SECRET: missing/],
  ])('refuses production when %s', (_, variables, problem) => {
    const start = (): unknown =>
      parseConfig(configSchema, { ...given, NODE_ENV: 'production', ...variables });

    expect(start).toThrow(ConfigError);
    expect(start).toThrow(problem);
  });

  it('names no value of a refused variable', () => {
    const start = (): unknown =>
      parseConfig(configSchema, { ...given, NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_hidden' });

    expect(start).toThrow(ConfigError);
    expect(start).not.toThrow(/hidden/);
  });

  it('reads both secrets while one replaces the other', () => {
    const config = parseConfig(configSchema, {
      ...given,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
    });

    expect(config.STRIPE_WEBHOOK_SECRET).toEqual(['whsec_new', 'whsec_old']);
  });

  it('starts production in test mode only as a rehearsal', () => {
    const config = parseConfig(configSchema, {
      ...given,
      NODE_ENV: 'production',
      PAYMENTS_TEST_MODE: 'true',
      PAYMENTS_ARE_REHEARSED: 'true',
    });

    expect(config.PAYMENTS_TEST_MODE).toBe(true);
  });

  it('needs no key where it is not production', () => {
    expect(parseConfig(configSchema, given)).toMatchObject({ NODE_ENV: 'development' });
  });
});
