import { randomBytes } from 'node:crypto';
import { AppError } from '@pactwright/server-kit';
import { readCommonPasswords } from './common-passwords.js';
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

  it('knows 100,000 of them, each as it is typed', async () => {
    const common = await readCommonPasswords();

    expect(common.size).toBe(100_000);
    expect(
      [...common].filter((each) => each.length < 8 || each !== each.toLowerCase() || /[\r\n]/.test(each)),
    ).toEqual([]);
  });

  it('R-PROF-05 refuses none of 20,000 made-up ones of 12 characters', () => {
    const refused = Array.from({ length: 20_000 }, () => randomBytes(9).toString('base64')).filter(isRefused);
    expect(refused).toEqual([]);
  });
});
