import { createHmac, timingSafeEqual } from 'node:crypto';
import { uuid } from '@pactwright/protocol';
import { deriveKey } from '@pactwright/server-session';

const mac = (secret: string, id: string): Buffer =>
  createHmac('sha256', deriveKey(secret, 'password-reset')).update(id).digest();

/** What the mailed link carries. Nobody keeps it: who reads the database can make none, for want of the key. */
export const resetTokenOf = (secret: string, id: string): string =>
  `${id}.${mac(secret, id).toString('base64url')}`;

/** The request this token was made for; undefined when it is none of ours. */
export function readResetToken(secret: string, token: string): string | undefined {
  const [id = '', given = ''] = token.split('.', 2);
  const actual = Buffer.from(given, 'base64url');
  const expected = mac(secret, id);
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs ? uuid().safeParse(id).data : undefined;
}
