import { isSessionToken, newSessionToken, sessionIdOf } from './session-token.js';

describe('session tokens', () => {
  it('R18 are 256 random bits: of 100,000 none comes twice, neither as token nor as id', () => {
    const tokens = Array.from({ length: 100_000 }, newSessionToken);
    expect(new Set(tokens).size).toBe(100_000);
    expect(new Set(tokens.map(sessionIdOf)).size).toBe(100_000);
    expect(tokens.every(isSessionToken)).toBe(true);
    expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
  });

  it.each(['', 'x', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}*`])('are not like "%s"', (given) => {
    expect(isSessionToken(given)).toBe(false);
  });
});
