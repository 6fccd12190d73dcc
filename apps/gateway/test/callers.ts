import { randomUUID } from 'node:crypto';
import { issueCsrfToken } from '@pactwright/server-session';
import { SESSION_SECRET, type Harness } from './harness.js';

export interface SignedInBrowser {
  readonly userId: string;
  /** Of reading. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of a write that this very origin makes. */
  readonly writing: Readonly<Record<string, string>>;
}

/** A browser with a session of its own. */
export async function aBrowser(
  { sessions, gateway }: Harness,
  { isAdmin = false, isConfirmed = false } = {},
): Promise<SignedInBrowser> {
  const userId = randomUUID();
  const { token, session } = await sessions.create({ userId, isAdmin, preferredLanguage: null });
  if (isConfirmed) await sessions.confirm(session.id);
  const csrf = issueCsrfToken(SESSION_SECRET, session.id);
  const headers = { cookie: `sid=${token}; XSRF-TOKEN=${csrf}` };
  return { userId, headers, writing: { ...headers, origin: gateway.url, 'x-xsrf-token': csrf } };
}
