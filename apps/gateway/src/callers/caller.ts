import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie, type Cookies } from 'cookie';
import { LANGUAGE_COOKIE, type Actor } from '@pactwright/protocol';
import { AppError, callerLanguage } from '@pactwright/server-kit';
import {
  CSRF_HEADER,
  cookieNames,
  csrfCookie,
  guestCookie,
  isSessionToken,
  issueCsrfToken,
  sessionIdOf,
  verifyCsrfToken,
  type RememberedSessions,
  type Session,
} from '@pactwright/server-session';
import { isBrowser, isCrossSite, isWrite } from './same-origin.js';

export interface Caller {
  readonly actor: Actor;
  /** The hash that names the session; null without one. */
  readonly sessionId: string | null;
  /** Cookies that the answer has to set. */
  readonly cookies: readonly string[];
}

/** Who a call says that it comes from. Nobody has looked yet whether that is true. */
export interface Claim {
  readonly cookies: Cookies;
  readonly sessionToken: string | undefined;
  readonly guestToken: string | undefined;
  /** The hash that names the session or else the guest; null for whoever claims neither. */
  readonly id: string | null;
}

interface Options {
  readonly sessions: Pick<RememberedSessions, 'find' | 'isConfirmed'>;
  readonly csrfSecret: string;
  readonly publicUrl: string;
}

/** Finds out who is calling, from cookies alone, and refuses writes that another site caused. */
export class Callers {
  private readonly isSecure: boolean;
  /* Good ones, by the session as it is remembered: for reads alone, which prove nothing with them. */
  private readonly seenTokens = new WeakMap<Session, string>();

  constructor(private readonly options: Options) {
    this.isSecure = options.publicUrl.startsWith('https:');
  }

  claimOf({ headers }: IncomingMessage): Claim {
    const names = cookieNames(this.isSecure);
    const cookies = parseCookie(headers.cookie ?? '');
    const given = cookies[names.session];
    const sessionToken = given !== undefined && isSessionToken(given) ? given : undefined;
    const guestToken = guestTokenOf(cookies[names.guest]);
    const session = sessionToken === undefined ? null : sessionIdOf(sessionToken);
    return { cookies, sessionToken, guestToken, id: session ?? guestIdOf(guestToken) };
  }

  /** @throws AppError CROSS_SITE_REQUEST or CSRF_TOKEN_INVALID. */
  async establish(
    request: IncomingMessage,
    route: { makesOwner: boolean; isWebhook: boolean },
    claim: Claim,
  ): Promise<Caller> {
    const { headers, method = 'GET' } = request;
    const mustProve = isWrite(method) && !route.isWebhook;
    if (mustProve && isCrossSite(headers, this.options.publicUrl)) throw new AppError('CROSS_SITE_REQUEST');

    const { cookies, sessionToken } = claim;
    const session = sessionToken ? await this.options.sessions.find(sessionToken) : undefined;
    const given = cookies[cookieNames(this.isSecure).csrf];
    if (mustProve && session && isBrowser(headers))
      this.proveSameOrigin(given, headers[CSRF_HEADER], session.id);

    const toSet: string[] = [];
    if (session && !this.hasToken(session, given)) toSet.push(this.csrfCookieFor(session.id));

    let { guestToken } = claim;
    if (!guestToken && !session && route.makesOwner && isWrite(method)) {
      guestToken = randomBytes(32).toString('base64url');
      toSet.push(guestCookie(guestToken, this.isSecure));
    }
    return {
      sessionId: session?.id ?? null,
      cookies: toSet,
      actor: {
        userId: session?.userId ?? null,
        guestId: guestIdOf(guestToken),
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

  /** Whether the browser has a token that its next write will be believed with. */
  private hasToken(session: Session, cookie: string | undefined): boolean {
    if (cookie !== undefined && this.seenTokens.get(session) === cookie) return true;
    const isGood = verifyCsrfToken(this.options.csrfSecret, session.id, cookie);
    if (isGood && cookie !== undefined) this.seenTokens.set(session, cookie);
    return isGood;
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

const guestIdOf = (token: string | undefined): string | null =>
  token === undefined ? null : hash('sha256', token);
