import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { AppError, counter } from '@pactwright/server-kit';
import { HashingThreads } from './hashing-threads.js';

const computed = counter('password_hashes_total', 'Password hashes computed', []);

interface Cost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/* The least that OWASP recommends for argon2id; about 20 ms. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/* Each hash takes 19 MiB and a thread: a flood of sign-ins must not take the machine, nor more than half of its cores. */
const MOST_PARALLEL = 4;
export const PARALLEL = Math.max(1, Math.min(MOST_PARALLEL, Math.floor(availableParallelism() / 2)));
export const WAITING = 50;
const BUSY_SECONDS = 2;

const PHC = /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/;
/* Nobody's hash: verified against when the account is unknown, so that both answers take equally long. */
const DECOY_SALT = Buffer.alloc(SALT_BYTES, 7);

interface Parsed extends Cost {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** argon2id hashes in the usual text form, so many at a time. */
@Injectable()
export class PasswordHasher {
  private readonly threads = new HashingThreads();
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** For a caller who has work to do before it needs a hash, and would do it in vain. @throws AppError TOO_MANY_REQUESTS */
  refuseWhenFull(): void {
    if (this.waiting.length >= WAITING) throw new AppError('TOO_MANY_REQUESTS', { seconds: BUSY_SECONDS });
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const tag = await this.derive(password, salt, COST);
    const { memory, passes, parallelism } = COST;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
  }

  /** Whether this is the password; takes equally long when there is no hash to compare with. */
  async verify(password: string, stored: string | undefined): Promise<boolean> {
    const parsed = stored === undefined ? undefined : parse(stored);
    const tag = await this.derive(password, parsed?.salt ?? DECOY_SALT, parsed ?? COST, parsed?.tag.length);
    return parsed !== undefined && timingSafeEqual(tag, parsed.tag);
  }

  /** Whether the hash was made with a cost that is no longer ours. */
  isOutdated(stored: string): boolean {
    const { memory, passes, parallelism } = parse(stored);
    return memory !== COST.memory || passes !== COST.passes || parallelism !== COST.parallelism;
  }

  private async derive(password: string, nonce: Buffer, cost: Cost, tagLength = TAG_BYTES): Promise<Buffer> {
    await this.enter();
    computed.inc();
    try {
      const { memory, passes, parallelism } = cost;
      return await this.threads.derive({ message: password, nonce, memory, passes, parallelism, tagLength });
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < PARALLEL) {
      this.running += 1;
      return;
    }
    this.refuseWhenFull();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Hands the place on, so that the number of running hashes stays as it is. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}

function parse(stored: string): Parsed {
  const groups = PHC.exec(stored)?.groups;
  if (!groups) throw new Error('a stored password hash is not in the argon2id form');
  return {
    memory: Number(groups['m']),
    passes: Number(groups['t']),
    parallelism: Number(groups['p']),
    salt: Buffer.from(groups['salt'] ?? '', 'base64'),
    tag: Buffer.from(groups['tag'] ?? '', 'base64'),
  };
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
