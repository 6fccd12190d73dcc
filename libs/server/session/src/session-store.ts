import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { language } from '@pactwright/protocol';
import { SESSION_LIFETIME_SECONDS } from './cookies.js';

const storedSession = z.object({
  userId: z.uuid(),
  isAdmin: z.boolean(),
  preferredLanguage: language.nullable(),
  createdAt: z.number(),
});
type StoredSession = z.infer<typeof storedSession>;

/** A signed-in browser. `id` is a hash of the token and can be logged; the token itself is only in the browser's cookie. */
export interface Session extends StoredSession {
  readonly id: string;
}

/** Ends this long after the last use … */
const IDLE_SECONDS = 24 * 60 * 60;
/** … and is not prolonged more often than this. */
const TOUCH_AFTER_SECONDS = 60;
const TOKEN = /^[\w-]{43}$/;

/** The public name of a session: what a log, a list or an anti-forgery token may carry. */
export const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const keyOf = (id: string): string => `sess:${id}`;
const indexOf = (userId: string): string => `user-sessions:${userId}`;

/** Sessions in Redis: opaque random tokens, kept as hashes, ending after a day without use and after seven days at the latest. */
export class SessionStore {
  constructor(private readonly redis: Redis) {}

  async create(user: Omit<StoredSession, 'createdAt'>): Promise<{ token: string; session: Session }> {
    const token = randomBytes(32).toString('base64url');
    const id = sessionIdOf(token);
    const stored: StoredSession = { ...user, createdAt: Date.now() };
    const outcome = await this.redis
      .multi()
      .set(keyOf(id), JSON.stringify(stored), 'EX', IDLE_SECONDS)
      .sadd(indexOf(user.userId), id)
      .expire(indexOf(user.userId), SESSION_LIFETIME_SECONDS)
      .exec();
    for (const [error] of outcome ?? []) if (error) throw error;
    return { token, session: { id, ...stored } };
  }

  /** The session of this token, kept alive by being asked for; undefined when there is none any more. */
  async find(token: string): Promise<Session | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const id = sessionIdOf(token);
    const [text, secondsLeft] = await Promise.all([this.redis.get(keyOf(id)), this.redis.ttl(keyOf(id))]);
    const stored = text === null ? undefined : storedSession.safeParse(JSON.parse(text)).data;
    if (!stored) return undefined;
    const endsAt = stored.createdAt + SESSION_LIFETIME_SECONDS * 1_000;
    const remaining = Math.floor((endsAt - Date.now()) / 1_000);
    if (remaining <= 0) {
      await this.destroy(id);
      return undefined;
    }
    const lifetime = Math.min(IDLE_SECONDS, remaining);
    if (lifetime - secondsLeft > TOUCH_AFTER_SECONDS) await this.redis.expire(keyOf(id), lifetime);
    return { id, ...stored };
  }

  async destroy(id: string): Promise<void> {
    const text = await this.redis.getdel(keyOf(id));
    const stored = text === null ? undefined : storedSession.safeParse(JSON.parse(text)).data;
    if (stored) await this.redis.srem(indexOf(stored.userId), id);
  }

  /** Ends every session of a user, but for the one named. */
  async destroyAllOf(userId: string, exceptId?: string): Promise<void> {
    const ids = (await this.redis.smembers(indexOf(userId))).filter((id) => id !== exceptId);
    if (ids.length === 0) return;
    await this.redis.multi().del(ids.map(keyOf)).srem(indexOf(userId), ids).exec();
  }
}
