import type { Redis } from 'ioredis';
import { AppError } from '@pactwright/server-kit';

/*
 * A token bucket in one round trip: KEYS[1] the bucket, ARGV tokens a minute. Answers 0, or the milliseconds until the next
 * token. Redis' own clock is used, so that several gateways agree.
 */
const TAKE = `
local rate = tonumber(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(bucket[1]) or rate
local at = tonumber(bucket[2]) or now
tokens = math.min(rate, tokens + (now - at) * rate / 60000)
local wait = 0
if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) * 60000 / rate) end
redis.call('HSET', KEYS[1], 'tokens', tokens, 'at', now)
redis.call('PEXPIRE', KEYS[1], 61000)
return wait
`;

export interface Bucket {
  readonly key: string;
  readonly perMinute: number;
}

/** Counts calls in Redis; each bucket holds a minute's worth and refills evenly. */
export class RateLimiter {
  constructor(private readonly redis: Redis) {}

  /** @throws AppError TOO_MANY_REQUESTS when any of the buckets is empty. */
  async take(buckets: readonly Bucket[]): Promise<void> {
    const waits = await Promise.all(
      buckets.map(
        ({ key, perMinute }) => this.redis.eval(TAKE, 1, `rate:${key}`, perMinute) as Promise<number>,
      ),
    );
    const wait = Math.max(0, ...waits);
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
  }
}
