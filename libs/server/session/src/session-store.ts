import type { Redis } from 'ioredis';
import { CONFIRMED_MINUTES } from '@pactwright/protocol';
import { SESSION_LIFETIME_SECONDS } from './cookies.js';
import { isSessionToken, newSessionToken, sessionIdOf } from './session-token.js';
import { readSession, writeSession, type StoredSession } from './stored-session.js';

/** A signed-in browser. `id` is a hash of the token and can be logged; the token itself is only in the browser's cookie. */
export interface Session extends StoredSession {
  readonly id: string;
}

export interface SessionOwner {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly preferredLanguage: StoredSession['preferredLanguage'];
  /** What the browser and the system call themselves. */
  readonly browser?: string | null;
  readonly system?: string | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/* What an administrator can do is worth more to a thief than a day's convenience (ASVS 5.0, 7.3). */
const LIFETIMES = {
  user: { idleMs: 24 * HOUR_MS, absoluteMs: SESSION_LIFETIME_SECONDS * 1_000 },
  admin: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
} as const;
/** Being used is written down no more often than this. */
const TOUCH_AFTER_MS = MINUTE_MS;

/* Changes a session only while there is one: whoever ended it meanwhile has the last word. KEYS session; ARGV fields, values. */
const CHANGE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV))
return 1
`;

/** What the keys of sessions begin with. */
export const SESSION_KEYS = 'session:';
const keyOf = (id: string): string => `${SESSION_KEYS}${id}`;
const indexOf = (userId: string): string => `user-sessions:${userId}`;

function endOf({ isAdmin, createdAt, lastSeenAt }: StoredSession): number {
  const { idleMs, absoluteMs } = LIFETIMES[isAdmin ? 'admin' : 'user'];
  return Math.min(createdAt + absoluteMs, lastSeenAt + idleMs);
}

/**
 * Sessions in Redis: opaque random tokens, kept as hashes. A user's ends after a day without use and after seven days at the
 * latest, an administrator's after half an hour and after twelve hours.
 */
export class SessionStore {
  constructor(
    private readonly redis: Redis,
    private readonly now: () => number = Date.now,
  ) {}

  async create(owner: SessionOwner): Promise<{ token: string; session: Session }> {
    const token = newSessionToken();
    const id = sessionIdOf(token);
    const now = this.now();
    const stored: StoredSession = {
      browser: null,
      system: null,
      ...owner,
      createdAt: now,
      lastSeenAt: now,
      confirmedUntil: 0,
    };
    const outcome = await this.redis
      .multi()
      .hset(keyOf(id), writeSession(stored))
      .pexpire(keyOf(id), endOf(stored) - now)
      .sadd(indexOf(owner.userId), id)
      .expire(indexOf(owner.userId), SESSION_LIFETIME_SECONDS)
      .exec();
    for (const [error] of outcome ?? []) if (error) throw error;
    return { token, session: { id, ...stored } };
  }

  /** The session of this token, kept alive by being asked for; undefined when there is none any more. */
  async find(token: string): Promise<Session | undefined> {
    if (!isSessionToken(token)) return undefined;
    const session = await this.read(sessionIdOf(token));
    if (!session) return undefined;
    const now = this.now();
    if (now - session.lastSeenAt <= TOUCH_AFTER_MS) return session;
    const touched = { ...session, lastSeenAt: now };
    await this.change(session.id, { lastSeenAt: now });
    await this.redis.pexpire(keyOf(session.id), Math.max(endOf(touched) - now, 1));
    return touched;
  }

  /** The sessions of a user, the one used last first. */
  async listOf(userId: string): Promise<readonly Session[]> {
    const ids = await this.redis.smembers(indexOf(userId));
    const found = await Promise.all(ids.map((id) => this.read(id)));
    const ended = ids.filter((_, position) => !found[position]);
    if (ended.length > 0) await this.redis.srem(indexOf(userId), ended);
    return found
      .filter((session) => session !== undefined)
      .sort((a, b) => b.lastSeenAt - a.lastSeenAt || b.createdAt - a.createdAt);
  }

  /** For the next minutes this session may do what asks for the password again. */
  async confirm(id: string): Promise<void> {
    await this.change(id, { confirmedUntil: this.now() + CONFIRMED_MINUTES * MINUTE_MS });
  }

  /** Whether it has run out meanwhile. */
  hasEnded(session: Session): boolean {
    return this.now() >= endOf(session);
  }

  isConfirmed({ confirmedUntil }: Session): boolean {
    return confirmedUntil > this.now();
  }

  /** Tells every running session of a user what has changed about them. */
  async changeAllOf(userId: string, changes: Pick<StoredSession, 'preferredLanguage'>): Promise<void> {
    const ids = await this.redis.smembers(indexOf(userId));
    await Promise.all(ids.map((id) => this.change(id, changes)));
  }

  async destroy(id: string): Promise<void> {
    const userId = await this.redis.hget(keyOf(id), 'userId');
    await this.redis.del(keyOf(id));
    if (userId) await this.redis.srem(indexOf(userId), id);
  }

  /** Ends one session of this user; false when they have no such session. */
  async destroyOf(userId: string, id: string): Promise<boolean> {
    if ((await this.redis.hget(keyOf(id), 'userId')) !== userId) return false;
    await this.destroy(id);
    return true;
  }

  /** Ends every session of a user, but for the one named. Answers how many. */
  async destroyAllOf(userId: string, exceptId?: string): Promise<number> {
    const ids = (await this.redis.smembers(indexOf(userId))).filter((id) => id !== exceptId);
    if (ids.length === 0) return 0;
    const outcome = await this.redis.multi().del(ids.map(keyOf)).srem(indexOf(userId), ids).exec();
    for (const [error] of outcome ?? []) if (error) throw error;
    return Number(outcome?.[0]?.[1] ?? 0);
  }

  private async read(id: string): Promise<Session | undefined> {
    const stored = readSession(await this.redis.hgetall(keyOf(id)));
    if (!stored) return undefined;
    const session = { id, ...stored };
    if (!this.hasEnded(session)) return session;
    await this.destroy(id);
    return undefined;
  }

  private async change(id: string, changes: Partial<StoredSession>): Promise<void> {
    await this.redis.eval(CHANGE, 1, keyOf(id), ...Object.entries(writeSession(changes)).flat());
  }
}
