import type { Redis } from 'ioredis';

/** Who was seen this lately is online (T-45). */
const ONLINE_MS = 5 * 60_000;
const KEPT_MS = 90 * 24 * 3_600_000;
const SEEN = 'seen';

export const isOnline = (lastSeen: Date | null, now = Date.now()): boolean =>
  lastSeen !== null && now - lastSeen.getTime() < ONLINE_MS;

/** When each user was last seen, in the Redis of the sessions. */
export class Presence {
  constructor(private readonly redis: Redis) {}

  async touch(userId: string): Promise<void> {
    await Promise.all([this.redis.zadd(SEEN, Date.now(), userId), this.redis.pexpire(SEEN, KEPT_MS)]);
  }

  async lastSeen(userIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    if (userIds.length === 0) return new Map();
    const scores = await this.redis.zmscore(SEEN, [...userIds]);
    return new Map(
      userIds.flatMap((id, index): [string, Date][] => {
        const score = scores[index];
        return score ? [[id, new Date(Number(score))]] : [];
      }),
    );
  }

  countOnline(): Promise<number> {
    return this.redis.zcount(SEEN, `(${Date.now() - ONLINE_MS}`, '+inf');
  }

  async forget(userId: string): Promise<void> {
    await this.redis.zrem(SEEN, userId);
  }

  async sweep(): Promise<void> {
    await this.redis.zremrangebyscore(SEEN, 0, Date.now() - KEPT_MS);
  }
}
