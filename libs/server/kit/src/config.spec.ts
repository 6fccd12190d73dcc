import { z } from 'zod';
import { ConfigError, baseConfig, parseConfig } from './config.js';

const schema = z.object({ ...baseConfig, DATABASE_URL: z.url(), SIZE: z.coerce.number().int() });
const complete = {
  HTTP_PORT: '21011',
  INTERNAL_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://localhost/x',
  SIZE: '3',
};

const problems = (env: Record<string, string>): readonly string[] => {
  try {
    parseConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe(parseConfig.name, () => {
  it('gives typed values and defaults', () => {
    expect(parseConfig(schema, complete)).toMatchObject({ HTTP_PORT: 21_011, SIZE: 3, LOG_LEVEL: 'info' });
  });

  it('names every missing and bad variable at once', () => {
    const named = problems({ DATABASE_URL: 'not an address', SIZE: 'three', HTTP_PORT: '99999' });
    expect(named.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'DATABASE_URL',
      'HTTP_PORT',
      'INTERNAL_SECRET',
      'SIZE',
    ]);
  });

  it('never tells the value of a variable', () => {
    const secret = 'too short to be one';
    expect(problems({ ...complete, INTERNAL_SECRET: secret }).join()).not.toContain(secret);
  });

  it('takes an empty variable for a missing one', () => {
    expect(problems({ ...complete, DATABASE_URL: '' })).toEqual(['DATABASE_URL: missing']);
  });
});
