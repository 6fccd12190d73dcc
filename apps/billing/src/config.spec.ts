import { ConfigError, parseConfig } from '@pactwright/server-kit';
import { configSchema } from './config.js';

const given = {
  HTTP_PORT: '0',
  INTERNAL_SECRET: 'a secret that is long enough to be one',
  BILLING_DATABASE_URL: 'postgres://localhost/billing',
  REDIS_QUEUE_URL: 'redis://localhost',
  CONTRACTS_RPC: 'localhost:21033',
};

describe('configSchema', () => {
  it('refuses production when nobody has said how it is paid', () => {
    const start = (): unknown => parseConfig(configSchema, { ...given, NODE_ENV: 'production' });

    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/STRIPE_SECRET_KEY: in production set it, or PAYMENTS_TEST_MODE/);
  });

  it('starts production in test mode only when told so', () => {
    const config = parseConfig(configSchema, {
      ...given,
      NODE_ENV: 'production',
      PAYMENTS_TEST_MODE: 'true',
    });

    expect(config.PAYMENTS_TEST_MODE).toBe(true);
  });

  it('needs neither where it is not production', () => {
    expect(parseConfig(configSchema, given)).toMatchObject({ NODE_ENV: 'development' });
  });
});
