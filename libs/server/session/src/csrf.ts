import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import { deriveKey } from './derive-key.js';

/* Kept as key objects: making one costs more than the sum itself. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(deriveKey(secret, 'csrf'));
  keys.set(secret, key);
  return key;
}

const mac = (secret: string, sessionId: string, nonce: string): Buffer =>
  createHmac('sha256', keyOf(secret)).update(`${sessionId.length}!${sessionId}!${nonce}`).digest();

/** An anti-forgery token that is good for one session only. */
export function issueCsrfToken(secret: string, sessionId: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${mac(secret, sessionId, nonce).toString('base64url')}.${nonce}`;
}

export function verifyCsrfToken(secret: string, sessionId: string, token: string | undefined): boolean {
  const [given, nonce] = token?.split('.') ?? [];
  if (!given || !nonce) return false;
  const expected = mac(secret, sessionId, nonce);
  const actual = Buffer.from(given, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
