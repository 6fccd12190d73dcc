import { z } from 'zod';
import { language, uuid } from '@pactwright/protocol';

/* Redis keeps a session as a hash, so that one thing about it can change without the rest being written again. */
const none = z.literal('').transform(() => null);
const text = z.union([none, z.string()]);
const moment = z.coerce.number().int().nonnegative();

const storedSession = z.object({
  userId: uuid(),
  isAdmin: z.enum(['0', '1']).transform((flag) => flag === '1'),
  preferredLanguage: z.union([none, language]),
  browser: text,
  system: text,
  createdAt: moment,
  lastSeenAt: moment,
  /** Until when the password counts as entered again; 0 when it was not. */
  confirmedUntil: moment,
});
export type StoredSession = z.infer<typeof storedSession>;

export const writeSession = (stored: Partial<StoredSession>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? String(Number(value)) : String(value ?? ''),
    ]),
  );

/** The session in a hash of Redis; undefined when there is none. */
export const readSession = (hash: Record<string, string>): StoredSession | undefined =>
  storedSession.safeParse(hash).data;
