import { jest } from '@jest/globals';
import { signIdentity, verifyIdentity, type Identity } from './identity-token.js';

const SECRET = 'a secret of services, long enough to be one';
const identity: Identity = {
  actor: {
    userId: 'b5a1f8f0-7f4e-4a58-9d8e-2f9d3a1c0e11',
    guestId: null,
    isAdmin: false,
    isConfirmed: false,
    language: 'lt',
  },
  sessionId: 'a'.repeat(64),
};

describe(verifyIdentity.name, () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it('R14 believes a token again while it is fresh, and no longer', () => {
    const token = signIdentity(SECRET, 'contracts', identity, Date.now());
    expect(verifyIdentity(SECRET, 'contracts', token)).toEqual(identity);
    jest.advanceTimersByTime(64_000);
    expect(verifyIdentity(SECRET, 'contracts', token)).toEqual(identity);
    jest.advanceTimersByTime(2_000);
    expect(verifyIdentity(SECRET, 'contracts', token)).toBeUndefined();
  });

  it('R14 believes for one service, and by one secret, what it was signed for alone', () => {
    const token = signIdentity(SECRET, 'contracts', identity, Date.now());
    expect(verifyIdentity(SECRET, 'contracts', token)).toEqual(identity);
    expect(verifyIdentity(SECRET, 'billing', token)).toBeUndefined();
    expect(verifyIdentity('another secret, long enough to be one', 'contracts', token)).toBeUndefined();
    expect(verifyIdentity(SECRET, 'contracts', `${token.slice(0, -2)}AA`)).toBeUndefined();
  });
});
