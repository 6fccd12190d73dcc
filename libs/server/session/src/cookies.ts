import { stringifySetCookie } from 'cookie';
import { XSRF_COOKIE, XSRF_HEADER } from '@pactwright/protocol';

export interface CookieNames {
  readonly session: string;
  readonly guest: string;
  readonly csrf: string;
}

/* The prefix makes browsers refuse the cookie from anything but this very host over https. */
const SECURE: CookieNames = { session: '__Host-sid', guest: '__Host-guest', csrf: XSRF_COOKIE };
const PLAIN: CookieNames = { session: 'sid', guest: 'guest', csrf: XSRF_COOKIE };

/** Header in which a browser repeats the anti-forgery cookie, as Node names it. */
export const CSRF_HEADER = XSRF_HEADER.toLowerCase();

const DAY_SECONDS = 24 * 60 * 60;
export const SESSION_LIFETIME_SECONDS = 7 * DAY_SECONDS;
/* The longest that browsers keep a cookie: what a visitor owns hangs on it. */
const GUEST_LIFETIME_SECONDS = 400 * DAY_SECONDS;

export const cookieNames = (isSecure: boolean): CookieNames => (isSecure ? SECURE : PLAIN);

const write = (
  name: string,
  value: string,
  isSecure: boolean,
  options: { httpOnly: boolean; maxAge: number },
): string => stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure: isSecure, ...options });

export const sessionCookie = (token: string, isSecure: boolean): string =>
  write(cookieNames(isSecure).session, token, isSecure, { httpOnly: true, maxAge: SESSION_LIFETIME_SECONDS });

export const clearedSessionCookie = (isSecure: boolean): string =>
  write(cookieNames(isSecure).session, '', isSecure, { httpOnly: true, maxAge: 0 });

export const guestCookie = (token: string, isSecure: boolean): string =>
  write(cookieNames(isSecure).guest, token, isSecure, { httpOnly: true, maxAge: GUEST_LIFETIME_SECONDS });

export const clearedGuestCookie = (isSecure: boolean): string =>
  write(cookieNames(isSecure).guest, '', isSecure, { httpOnly: true, maxAge: 0 });

/** Readable by the page's own scripts, which send it back in a header. */
export const csrfCookie = (token: string, isSecure: boolean): string =>
  write(cookieNames(isSecure).csrf, token, isSecure, { httpOnly: false, maxAge: SESSION_LIFETIME_SECONDS });
