import { randomUUID } from 'node:crypto';
import { readResetToken, resetTokenOf } from './reset-token.js';

const SECRET = 's'.repeat(32);

describe('the token of a mailed link', () => {
  it('names its request, and fits into a link as it is', () => {
    const id = randomUUID();
    const token = resetTokenOf(SECRET, id);
    expect(readResetToken(SECRET, token)).toBe(id);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it('is worth nothing when changed, or made with another secret', () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const token = resetTokenOf(SECRET, id);
    const bad = ['', '.', id, `${id}.`, token.slice(0, -1), token.replace(id, other), `${token}A`];
    for (const each of bad) expect(readResetToken(SECRET, each)).toBeUndefined();
    expect(readResetToken('t'.repeat(32), token)).toBeUndefined();
  });
});
