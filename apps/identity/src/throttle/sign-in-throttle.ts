import { createHash, createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Credentials } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { deriveKey } from '@pactwright/server-session';
import type { SignInLimits } from './limits.js';

const WINDOW_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
const KNOWN_MS = 30 * 24 * HOUR_MS;
/* A browser that registers first and then signs in sends both within moments. */
const PAIR_MS = 30_000;

/*
 * Counts an attempt before the password is looked at, so that a thousand at once are not a thousand hashes. Answers the
 * milliseconds to wait, or 0 when the attempt may go on. KEYS account, address, known, account from a known address; ARGV now,
 * free failures, failures of the address, window. Each failure beyond the free ones doubles the wait, from one second up to
 * the window. An address that the account was signed in from counts apart: strangers cannot make its owner wait.
 */
const BEGIN = `
local now, free, most, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local account = redis.call('EXISTS', KEYS[3]) == 1 and KEYS[4] or KEYS[1]
local lockedUntil = tonumber(redis.call('HGET', account, 'until') or '0')
if lockedUntil > now then return lockedUntil - now end
if tonumber(redis.call('GET', KEYS[2]) or '0') >= most then return math.max(redis.call('PTTL', KEYS[2]), 1000) end
local failures = redis.call('HINCRBY', account, 'failures', 1)
local wait = failures >= free and math.min(1000 * 2 ^ (failures - free), window) or 0
redis.call('HSET', account, 'until', now + wait)
redis.call('PEXPIRE', account, window + wait)
if redis.call('INCR', KEYS[2]) == 1 then redis.call('PEXPIRE', KEYS[2], window) end
return 0
`;

/* The attempt was right: the account starts anew, the address gets its attempt back and is known. KEYS as above; ARGV for how long. */
const SUCCEEDED = `
redis.call('DEL', redis.call('EXISTS', KEYS[3]) == 1 and KEYS[4] or KEYS[1])
if tonumber(redis.call('GET', KEYS[2]) or '0') > 0 then redis.call('DECR', KEYS[2]) end
redis.call('SET', KEYS[3], '1', 'PX', ARGV[1])
return 0
`;

/* Counts in a fixed window. KEYS counter; ARGV window, most. Answers the wait or 0. */
const COUNT = `
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[2]) then
  return math.max(redis.call('PTTL', KEYS[1]), 1000)
end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return 0
`;

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
const accountKey = (account: string): string => `sign-in:account:${hashed(account)}`;
const keysOf = (account: string, address: string): [string, string, string, string] => {
  const pair = hashed(JSON.stringify([account, address]));
  return [
    accountKey(account),
    `sign-in:address:${address}`,
    `sign-in:known:${pair}`,
    `sign-in:account-known:${pair}`,
  ];
};

/** Slows down guessing, per account and per address, without ever locking anybody out for longer than 15 minutes. */
export class SignInThrottle {
  private readonly pairSecret: Buffer;

  constructor(
    private readonly redis: Redis,
    private readonly limits: SignInLimits,
    secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.pairSecret = deriveKey(secret, 'sign-in-pair');
  }

  /** Counts one attempt. `account` is an e-mail, or an id. @throws AppError TOO_MANY_REQUESTS when it has to wait. */
  async begin(account: string, address: string): Promise<void> {
    refuseFor(
      await this.redis.eval(
        BEGIN,
        4,
        ...keysOf(account, address),
        this.now(),
        this.limits.SIGN_IN_FAILURES_PER_ACCOUNT,
        this.limits.SIGN_IN_FAILURES_PER_ADDRESS,
        WINDOW_MS,
      ),
    );
  }

  async succeeded(account: string, address: string): Promise<void> {
    await this.redis.eval(SUCCEEDED, 4, ...keysOf(account, address), KNOWN_MS);
  }

  /** The account starts anew: whoever owns it has proven so in another way. */
  async forget(account: string): Promise<void> {
    await this.redis.del(accountKey(account));
  }

  /** Remembers that registering has counted this attempt, so that the sign-in it turns into is not a second one (T-02). */
  async countedByRegistering(credentials: Credentials, address: string): Promise<void> {
    await this.redis.set(this.pairKey(credentials, address), '1', 'PX', PAIR_MS);
  }

  /** Whether registering counted this very attempt a moment ago. True once. */
  async wasCountedByRegistering(credentials: Credentials, address: string): Promise<boolean> {
    return (await this.redis.getdel(this.pairKey(credentials, address))) !== null;
  }

  /** @throws AppError TOO_MANY_REQUESTS when too many accounts were asked for from here within the hour. */
  countRegistrationFrom(address: string): Promise<void> {
    return this.count(`registration:address:${address}`, this.limits.REGISTRATIONS_PER_ADDRESS);
  }

  /** @throws AppError TOO_MANY_REQUESTS when too many accounts were made with this e-mail within the hour. */
  countRegistrationOf(email: string): Promise<void> {
    return this.count(`registration:email:${hashed(email)}`, this.limits.REGISTRATIONS_PER_EMAIL);
  }

  /** @throws AppError TOO_MANY_REQUESTS when too many links for a new password were asked for within the hour. */
  async countReset(email: string, address: string): Promise<void> {
    await this.count(`reset:address:${address}`, this.limits.RESETS_PER_ADDRESS);
    await this.count(`reset:email:${hashed(email)}`, this.limits.RESETS_PER_EMAIL);
  }

  /** @throws AppError TOO_MANY_REQUESTS when too many claim codes were made from here within the hour. */
  countClaimCode(address: string): Promise<void> {
    return this.count(`claim-code:address:${address}`, this.limits.CLAIMS_PER_ADDRESS);
  }

  /** @throws AppError TOO_MANY_REQUESTS when too many claim codes were tried within the hour. */
  async countClaim(userId: string, address: string): Promise<void> {
    await this.count(`claim:address:${address}`, this.limits.CLAIMS_PER_ADDRESS);
    await this.count(`claim:user:${userId}`, this.limits.CLAIMS_PER_USER);
  }

  private async count(key: string, most: number): Promise<void> {
    refuseFor(await this.redis.eval(COUNT, 1, key, HOUR_MS, most));
  }

  /** Bound to the password too: one counted attempt must not buy a second guess. Keyed, so that it cannot be searched. */
  private pairKey({ email, password }: Credentials, address: string): string {
    const name = createHmac('sha256', this.pairSecret)
      .update(JSON.stringify([email, password, address]))
      .digest('hex');
    return `sign-in:pair:${name}`;
  }
}

function refuseFor(waitMs: unknown): void {
  const seconds = Math.ceil(Number(waitMs) / 1_000);
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds });
}
