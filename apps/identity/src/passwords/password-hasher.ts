import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { parseOptions } from '@node-rs/argon2';
import { AppError, counter } from '@pactwright/server-kit';
import { HashingThreads, type Cost } from './hashing-threads.js';

const computed = counter('password_hashes_total', 'Password hashes computed', []);

/* The least that OWASP recommends for argon2id, the package's own algorithm; about 12 ms. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/* Each hash takes 19 MiB and a thread: a flood of sign-ins must not take the machine, nor more than half of its cores. */
const MOST_PARALLEL = 4;
export const PARALLEL = Math.max(1, Math.min(MOST_PARALLEL, Math.floor(availableParallelism() / 2)));
export const WAITING = 50;
const BUSY_SECONDS = 2;

/* Nobody's hash: verified against when the account is unknown, so that both answers take equally long. */
const DECOY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** One text for what looks the same: keyboards and systems differ in whether `š` is one character or two. */
export const composed = (password: string): string => password.normalize('NFC');

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

  hash(password: string): Promise<string> {
    return this.compute(() => this.threads.hash(composed(password), COST));
  }

  /**
   * Whether this is the password; takes equally long when there is no hash to compare with. Hashes made before passwords were
   * composed are of the password as it was given.
   */
  async verify(password: string, stored: string | undefined): Promise<boolean> {
    const given = composed(password);
    const isRight = (each: string): Promise<boolean> =>
      this.compute(() => this.threads.verify(each, stored ?? DECOY));
    return (await isRight(given)) || (password !== given && (await isRight(password)));
  }

  /** Whether the hash was made with a cost that is no longer ours. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(stored);
    return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
  }

  private async compute<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    computed.inc();
    try {
      return await work();
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
