import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { LANGUAGE_COOKIE, type Actor } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import {
  CSRF_HEADER,
  cookieNames,
  csrfCookie,
  guestCookie,
  issueCsrfToken,
  verifyCsrfToken,
  type SessionStore,
} from '@pactwright/server-session';
import { callerLanguage } from './language.js';
import { isBrowser, isCrossSite, isWrite } from './same-origin.js';

export interface Caller {
  readonly actor: Actor;
  /** The hash that names the session; null without one. */
  readonly sessionId: string | null;
  /** Cookies that the answer has to set. */
  readonly cookies: readonly string[];
}

interface Options {
  readonly sessions: SessionStore;
  readonly csrfSecret: string;
  readonly publicUrl: string;
}

/** Finds out who is calling, from cookies alone, and refuses writes that another site caused. */
export class Callers {
  private readonly isSecure: boolean;

  constructor(private readonly options: Options) {
    this.isSecure = options.publicUrl.startsWith('https:');
  }

  /** @throws AppError CROSS_SITE_REQUEST or CSRF_TOKEN_INVALID. */
  async establish(
    request: IncomingMessage,
    route: { makesOwner: boolean; isWebhook: boolean },
  ): Promise<Caller> {
    const { headers, method = 'GET' } = request;
    const mustProve = isWrite(method) && !route.isWebhook;
    if (mustProve && isCrossSite(headers, this.options.publicUrl)) throw new AppError('CROSS_SITE_REQUEST');

    const names = cookieNames(this.isSecure);
    const cookies = parseCookie(headers.cookie ?? '');
    const token = cookies[names.session];
    const session = token ? await this.options.sessions.find(token) : undefined;
    const given = cookies[names.csrf];
    if (mustProve && session && isBrowser(headers))
      this.proveSameOrigin(given, headers[CSRF_HEADER], session.id);

    const toSet: string[] = [];
    if (session && !verifyCsrfToken(this.options.csrfSecret, session.id, given))
      toSet.push(this.csrfCookieFor(session.id));

    let guestToken = guestTokenOf(cookies[names.guest]);
    if (!guestToken && !session && route.makesOwner && isWrite(method)) {
      guestToken = randomBytes(32).toString('base64url');
      toSet.push(guestCookie(guestToken, this.isSecure));
    }
    return {
      sessionId: session?.id ?? null,
      cookies: toSet,
      actor: {
        userId: session?.userId ?? null,
        guestId: guestToken ? createHash('sha256').update(guestToken).digest('hex') : null,
        isAdmin: session?.isAdmin ?? false,
        isConfirmed: session !== undefined && this.options.sessions.isConfirmed(session),
        language: callerLanguage(
          cookies[LANGUAGE_COOKIE],
          headers['accept-language'],
          session?.preferredLanguage,
        ),
      },
    };
  }

  /** The anti-forgery cookie that belongs to a session which identity has just begun. */
  csrfCookieFor(sessionId: string): string {
    return csrfCookie(issueCsrfToken(this.options.csrfSecret, sessionId), this.isSecure);
  }

  private proveSameOrigin(
    cookie: string | undefined,
    header: string | string[] | undefined,
    sessionId: string,
  ): void {
    const isProven =
      typeof header === 'string' &&
      header === cookie &&
      verifyCsrfToken(this.options.csrfSecret, sessionId, header);
    if (!isProven) throw new AppError('CSRF_TOKEN_INVALID');
  }
}

/* Only what this gateway could have made: 32 random bytes. */
const guestTokenOf = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
