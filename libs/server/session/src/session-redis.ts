import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';

/* A start does not fail for want of Redis: the service is then up, and says that it is not ready. */
const START_WAIT_MS = 3_000;

/** A connection to the Redis of sessions and limits: refuses at once while it is down, comes back within a second. */
export async function connectSessionRedis(url: string, onError: (error: Error) => void): Promise<Redis> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    /* What is asked in the same moment, by one call or by several, goes there and comes back together. */
    enableAutoPipelining: true,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
  });
  /* Without a listener a lost connection would end the process. */
  redis.on('error', onError);
  const waited = new AbortController();
  const ready = once(redis, 'ready', { signal: waited.signal }).catch(() => undefined);
  await Promise.race([ready, setTimeout(START_WAIT_MS, undefined, { signal: waited.signal, ref: false })]);
  waited.abort();
  return redis;
}
