import { issueCsrfToken, verifyCsrfToken } from './csrf.js';

const SECRET = 's'.repeat(32);

describe('anti-forgery token', () => {
  it('R17 is good for its own session only', () => {
    const token = issueCsrfToken(SECRET, 'session-a');
    expect(verifyCsrfToken(SECRET, 'session-a', token)).toBe(true);
    expect(verifyCsrfToken(SECRET, 'session-b', token)).toBe(false);
    expect(verifyCsrfToken('t'.repeat(32), 'session-a', token)).toBe(false);
  });

  it.each([undefined, '', '.', 'abc', 'abc.def', `${'a'.repeat(43)}.x`])('R17 refuses %s', (token) => {
    expect(verifyCsrfToken(SECRET, 'session-a', token)).toBe(false);
  });

  it('differs each time', () => {
    expect(issueCsrfToken(SECRET, 'a')).not.toBe(issueCsrfToken(SECRET, 'a'));
  });
});
