import { Redis } from 'ioredis';

/** A connection to the Redis of sessions and limits: refuses at once while it is down, comes back within a second. */
export function connectSessionRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
  });
  /* Without a listener a lost connection would end the process. */
  redis.on('error', onError);
  return redis;
}
