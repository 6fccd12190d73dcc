import { csrfCookie, guestCookie, sessionCookie } from './cookies.js';

describe('cookies', () => {
  it('R18 are HttpOnly, Secure, SameSite=Lax and bound to the host over https', () => {
    expect(sessionCookie('t', true)).toBe(
      '__Host-sid=t; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(guestCookie('t', true)).toBe(
      '__Host-guest=t; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('T-08 lets scripts read only the anti-forgery cookie', () => {
    expect(csrfCookie('t', true)).toBe('XSRF-TOKEN=t; Max-Age=604800; Path=/; Secure; SameSite=Lax');
  });

  it('work over plain http on a developer’s machine', () => {
    expect(sessionCookie('t', false)).toBe('sid=t; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax');
  });
});
