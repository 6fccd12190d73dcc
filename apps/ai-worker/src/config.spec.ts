import { ConfigError, parseConfig } from '@pactwright/server-kit';
import { configSchema } from './config.js';

const ENV = {
  HTTP_PORT: '1',
  INTERNAL_SECRET: 'x'.repeat(32),
  REDIS_QUEUE_URL: 'redis://127.0.0.1:1',
  CONTRACTS_RPC: '127.0.0.1:2',
  DOCUMENTS_RPC: '127.0.0.1:3',
};

describe('the configuration of ai-worker', () => {
  it('needs no model', () => {
    expect(parseConfig(configSchema, ENV).OPENAI_API_KEY).toBeUndefined();
  });

  it('takes a key alone, and another server with the name of its model', () => {
    expect(parseConfig(configSchema, { ...ENV, OPENAI_API_KEY: 'key' }).OPENAI_API_KEY).toBe('key');
    const other = { ...ENV, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(() => parseConfig(configSchema, other)).toThrow(ConfigError);
    expect(() => parseConfig(configSchema, other)).toThrow('OPENAI_MODEL');
    expect(parseConfig(configSchema, { ...other, OPENAI_MODEL: 'llama' }).OPENAI_MODEL).toBe('llama');
  });

  it('names everything that is wrong at once', () => {
    const problems = () => parseConfig(configSchema, { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
    expect(problems).toThrow(/REDIS_QUEUE_URL[\s\S]*OPENAI_MODEL/);
  });

  it('refuses a deadline later than that of the run', () => {
    expect(() => parseConfig(configSchema, { ...ENV, OPENAI_TIMEOUT_MS: '60000' })).toThrow(
      'OPENAI_TIMEOUT_MS',
    );
  });

  it('gives the reading of a document a time of its own, of three minutes at most', () => {
    const withTime = (ms: string) => parseConfig(configSchema, { ...ENV, OPENAI_REVIEW_TIMEOUT_MS: ms });
    expect(withTime('180000')).toMatchObject({
      OPENAI_REVIEW_TIMEOUT_MS: 180_000,
      OPENAI_TIMEOUT_MS: 18_000,
    });
    expect(() => withTime('180001')).toThrow('OPENAI_REVIEW_TIMEOUT_MS');
  });

  it('refuses a model that can hold no contract beside its instructions', () => {
    expect(() => parseConfig(configSchema, { ...ENV, OPENAI_CONTEXT_TOKENS: '1024' })).toThrow(
      'OPENAI_CONTEXT_TOKENS',
    );
  });
});
