import path from 'node:path';
import { ownSettings } from './own-settings.ts';
import { Problem } from '#tools/launch/say.mjs';
import { startStack } from '#tools/stack/stack.ts';
import type { Children } from '#tools/launch/children.mjs';
import type { Settings } from '#tools/launch/settings.mjs';

/* The limits are asked as ever, but nobody reaches them. */
const NO_LIMIT = '1000000000';
export const unlimited = {
  RATE_LIMIT_CALLER_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_ADDRESS_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_ADVICE_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_UPLOADS_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_ADDRESS_ADVICE_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_ADDRESS_UPLOADS_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR: NO_LIMIT,
  RATE_LIMIT_FILES_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_VISITOR_FILES_PER_HOUR: NO_LIMIT,
  SIGN_INS_AT_ONCE: NO_LIMIT,
  SIGN_INS_PER_SECOND: NO_LIMIT,
  SIGN_IN_FAILURES_PER_ADDRESS: NO_LIMIT,
  REGISTRATIONS_PER_ADDRESS: NO_LIMIT,
};

/** The whole product as `npm start` runs it. */
export interface Stack {
  url: string;
  environment: Record<string, string>;
  settings: Settings;
  scope: Children;
}

/** Starts it on ports of its own, its limits out of reach. */
export async function startBenchStack(children: Children): Promise<Stack> {
  const settings = await ownSettings(unlimited);
  const scope = children.scope(path.join(settings.dataDir, 'logs'));
  const { url, environment } = await startStack(settings, scope);
  return { url: url.replace('localhost', '127.0.0.1'), environment, settings, scope };
}

/**
 * A new account, signed in.
 * @returns its cookies
 */
export async function signedIn(
  url: string,
  email: string,
  password = 'a long and private phrase',
): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok)
    throw new Problem(`Registering was answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
