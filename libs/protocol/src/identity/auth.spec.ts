import { credentials } from './auth.js';

describe('credentials', () => {
  const codesOf = (password: string) =>
    credentials.safeParse({ email: 'ona@example.com', password }).error?.issues.map(({ message }) => message);

  it.each(['Vasaros\u0000rytas', 'Vasaros rytas\n', 'Vasaros\u007frytas', 'Vasaros\u0085rytas'])(
    'A1 refuses the control character in %j',
    (password) => {
      expect(codesOf(password)).toEqual(['PASSWORD_CONTROL_CHARACTER']);
    },
  );

  it('takes every other character of a password', () => {
    expect(codesOf('Ąžuolo lapas – 77 🌳')).toBeUndefined();
  });
});
