import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { AppError } from '@pactwright/server-kit';
import { RedisProcess, eventually, testRedisUrl } from '@pactwright/testing';
import { MINUTE_MS, RateLimiter, type Bucket } from '../src/limits/rate-limiter.js';

const bucket = (key: string, calls: number): Bucket => ({
  key,
  calls,
  periodMs: MINUTE_MS,
  refusal: 'TOO_MANY_REQUESTS',
});

/** How many of so many calls are let through, each sent when the one before was answered. */
async function letThrough(limiters: readonly RateLimiter[], one: Bucket, calls: number): Promise<number> {
  let count = 0;
  for (let call = 0; call < calls; call += 1) {
    try {
      await limiters[call % limiters.length]?.take([one]);
      count += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return count;
}

describe(RateLimiter.name, () => {
  let redis: Redis;
  let second: Redis;
  beforeAll(async () => {
    redis = new Redis(await testRedisUrl());
    second = redis.duplicate();
  });
  afterAll(() => {
    redis.disconnect();
    second.disconnect();
  });

  it('lets through what a small bucket holds, of two gateways together', async () => {
    const limiters = [new RateLimiter(redis), new RateLimiter(second)];
    expect(await letThrough(limiters, bucket('small', 20), 60)).toBe(20);
  });

  it('lets through what a large bucket holds, and a fortieth more for each further gateway', async () => {
    const limiters = [new RateLimiter(redis), new RateLimiter(second)];
    const count = await letThrough(limiters, bucket('large', 400), 900);
    expect(count).toBeGreaterThanOrEqual(400);
    /* It refills while it is emptied: seven in a second. */
    expect(count).toBeLessThanOrEqual(400 + 2 * 10 + 70);
  });

  it('asks Redis for one call of ten at the most when there is plenty left', async () => {
    const limiter = new RateLimiter(redis);
    const asked = jest.spyOn(redis, 'takeTokens');
    await letThrough([limiter], bucket('plenty', 4_000), 200);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(20);
    asked.mockRestore();
  });

  it('counts calls that come at the same moment one by one', async () => {
    const limiter = new RateLimiter(redis);
    const all = await Promise.allSettled(
      Array.from({ length: 200 }, () => limiter.take([bucket('crowd', 80)])),
    );
    const count = all.filter(({ status }) => status === 'fulfilled').length;
    expect(count).toBeGreaterThanOrEqual(80);
    expect(count).toBeLessThanOrEqual(84);
  });

  it('R5 lets nothing through without Redis, whatever was left', async () => {
    const server = await RedisProcess.start();
    const own = new Redis(server.url, { maxRetriesPerRequest: 0, retryStrategy: () => 50 });
    own.on('error', () => undefined);
    const limiter = new RateLimiter(own);
    const one = bucket('alone', 4_000);
    await limiter.take([one]);
    await server.kill();
    await eventually(() => expect(limiter.take([one])).rejects.not.toBeInstanceOf(AppError));
    own.disconnect();
    await server.remove();
  });
});
