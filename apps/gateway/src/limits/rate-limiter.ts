import type { Redis, Result } from 'ioredis';
import { AppError } from '@pactwright/server-kit';

/*
 * Token buckets in one round trip: KEYS the buckets, ARGV for each its tokens, the milliseconds in which it fills and what was taken
 * from it since it was asked last. Takes those and one more; answers for each the milliseconds until there is one again (0: it was
 * there) and how many are left. Redis' own clock is used, so that several gateways agree.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local states = {}
for index, key in ipairs(KEYS) do
  local size = tonumber(ARGV[3 * index - 2])
  local period = tonumber(ARGV[3 * index - 1])
  local bucket = redis.call('HMGET', key, 'tokens', 'at')
  local tokens = tonumber(bucket[1]) or size
  local at = tonumber(bucket[2]) or now
  tokens = math.min(size, tokens + (now - at) * size / period) - tonumber(ARGV[3 * index])
  local wait = 0
  if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) * period / size) end
  redis.call('HSET', key, 'tokens', tokens, 'at', now)
  redis.call('PEXPIRE', key, period + 1000)
  states[2 * index - 1] = wait
  states[2 * index] = math.floor(tokens)
end
return states
`;

/* KEYS the buckets: puts one token back into each that is still known; more than it holds is cut when it is next asked. */
const RETURN = `
for _, key in ipairs(KEYS) do
  if redis.call('EXISTS', key) == 1 then redis.call('HINCRBYFLOAT', key, 'tokens', 1) end
end
`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    returnTokens(keys: number, ...names: string[]): Result<null, Context>;
    takeTokens(keys: number, ...keysAndBounds: (string | number)[]): Result<number[], Context>;
  }
}

export interface Bucket {
  readonly key: string;
  readonly calls: number;
  readonly periodMs: number;
  /** What the caller is told when it is empty. */
  readonly refusal: 'TOO_MANY_REQUESTS' | 'TOO_MANY_CHECKS' | 'TOO_MANY_FILES';
}

/** What this process may take from a bucket by itself, and what it has taken since it asked Redis. */
interface Allowance {
  left: number;
  taken: number;
  askedAt: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/* By so much of a bucket each gateway may be ahead of the others: small ones are asked for every token. */
const AHEAD = 1 / 40;
const AHEAD_MS = 5_000;
const MOST_ALLOWANCES = 20_000;

/**
 * Counts calls in Redis; each bucket holds a period's worth and refills evenly. A large bucket is not asked for each call: some of
 * what is left may be taken here, and is told to Redis with the next question.
 */
export class RateLimiter {
  private readonly allowances = new Map<string, Allowance>();

  constructor(private readonly redis: Redis) {
    redis.defineCommand('takeTokens', { lua: TAKE });
    redis.defineCommand('returnTokens', { lua: RETURN });
    /* Without Redis nothing is let through, whatever was left. */
    redis.on('close', () => this.allowances.clear());
  }

  /** @throws AppError the refusal of the bucket that is empty the longest, when any is. */
  async take(buckets: readonly Bucket[]): Promise<void> {
    const now = performance.now();
    const allowances = buckets.map(({ key }) => this.allowanceOf(key));
    if (allowances.every(({ left, askedAt }) => left >= 1 && now - askedAt < AHEAD_MS)) {
      for (const allowance of allowances) spend(allowance);
      return;
    }
    const taken = allowances.map((allowance) => allowance.taken);
    for (const allowance of allowances) Object.assign(allowance, { left: 0, taken: 0, askedAt: now });
    const states = await this.ask(buckets, taken).catch((error: unknown) => {
      allowances.forEach((allowance, index) => (allowance.taken += taken[index] ?? 0));
      throw error;
    });
    const waits = buckets.map((_, index) => states[2 * index] ?? 0);
    buckets.forEach(({ calls }, index) => {
      const allowance = allowances[index];
      /* What was taken while Redis was asked is not in its answer. */
      if (allowance)
        allowance.left = Math.min(states[2 * index + 1] ?? 0, Math.floor(calls * AHEAD)) - allowance.taken;
    });
    const wait = Math.max(0, ...waits);
    const empty = wait > 0 ? buckets[waits.indexOf(wait)] : undefined;
    if (empty)
      throw new AppError(empty.refusal, {
        seconds: Math.ceil(wait / 1_000),
        minutes: Math.ceil(wait / MINUTE_MS),
      });
  }

  /** Puts back what a call has taken that turned out to cost nothing. */
  async giveBack(buckets: readonly Bucket[]): Promise<void> {
    await this.redis.returnTokens(buckets.length, ...buckets.map(({ key }) => `rate:${key}`));
  }

  private ask(buckets: readonly Bucket[], taken: readonly number[]): Promise<number[]> {
    return this.redis.takeTokens(
      buckets.length,
      ...buckets.map(({ key }) => `rate:${key}`),
      ...buckets.flatMap(({ calls, periodMs }, index) => [calls, periodMs, taken[index] ?? 0]),
    );
  }

  private allowanceOf(key: string): Allowance {
    const known = this.allowances.get(key);
    if (known) return known;
    if (this.allowances.size >= MOST_ALLOWANCES) this.allowances.clear();
    const allowance = { left: 0, taken: 0, askedAt: 0 };
    this.allowances.set(key, allowance);
    return allowance;
  }
}

function spend(allowance: Allowance): void {
  allowance.left -= 1;
  allowance.taken += 1;
}
