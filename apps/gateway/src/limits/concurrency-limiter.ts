import type { ServerResponse } from 'node:http';
import { AppError } from '@pactwright/server-kit';

const COME_AGAIN_SECONDS = 2;

interface Bounds {
  readonly atOnce: number;
  readonly perSecond: number;
}

/**
 * Bounds how many calls of a kind are under way and how many begin in a second, whoever makes them. After a quiet while so many
 * may begin together as may be under way.
 */
export class ConcurrencyLimiter {
  private count = 0;
  private tokens: number;
  private filledAt: number;

  constructor(
    private readonly bounds: Bounds,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tokens = bounds.atOnce;
    this.filledAt = now();
  }

  /** Takes a place until this response is finished. @throws AppError TOO_MANY_REQUESTS when there is none. */
  acquire(response: Pick<ServerResponse, 'once'>): void {
    const { atOnce, perSecond } = this.bounds;
    const now = this.now();
    this.tokens = Math.min(atOnce, this.tokens + ((now - this.filledAt) * perSecond) / 1_000);
    this.filledAt = now;
    if (this.count >= atOnce || this.tokens < 1)
      throw new AppError('TOO_MANY_REQUESTS', { seconds: COME_AGAIN_SECONDS });
    this.tokens -= 1;
    this.count += 1;
    response.once('close', () => {
      this.count -= 1;
    });
  }
}
