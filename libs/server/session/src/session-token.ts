import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether this may be a token of ours; only then it is worth asking for. */
export const isSessionToken = (given: string): boolean => TOKEN.test(given);

/** The public name of a session: what a log, a list or an anti-forgery token may carry. */
export const sessionIdOf = (token: string): string => hash('sha256', token);
