import type { Redis } from 'ioredis';
import { AppError } from '@pactwright/server-kit';

/*
 * A token bucket in one round trip: KEYS[1] the bucket, ARGV tokens and the milliseconds in which it fills. Answers 0, or the milliseconds until the next
 * token. Redis' own clock is used, so that several gateways agree.
 */
const TAKE = `
local size = tonumber(ARGV[1])
local period = tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(bucket[1]) or size
local at = tonumber(bucket[2]) or now
tokens = math.min(size, tokens + (now - at) * size / period)
local wait = 0
if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) * period / size) end
redis.call('HSET', KEYS[1], 'tokens', tokens, 'at', now)
redis.call('PEXPIRE', KEYS[1], period + 1000)
return wait
`;

export interface Bucket {
  readonly key: string;
  readonly calls: number;
  readonly periodMs: number;
  /** What the caller is told when it is empty. */
  readonly refusal: 'TOO_MANY_REQUESTS' | 'TOO_MANY_CHECKS';
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Counts calls in Redis; each bucket holds a period's worth and refills evenly. */
export class RateLimiter {
  constructor(private readonly redis: Redis) {}

  /** @throws AppError the refusal of the bucket that is empty the longest, when any is. */
  async take(buckets: readonly Bucket[]): Promise<void> {
    const waits = await Promise.all(
      buckets.map(
        ({ key, calls, periodMs }) =>
          this.redis.eval(TAKE, 1, `rate:${key}`, calls, periodMs) as Promise<number>,
      ),
    );
    const wait = Math.max(0, ...waits);
    const empty = wait > 0 ? buckets[waits.indexOf(wait)] : undefined;
    if (empty)
      throw new AppError(empty.refusal, {
        seconds: Math.ceil(wait / 1_000),
        minutes: Math.ceil(wait / MINUTE_MS),
      });
  }
}
