import type { ServerResponse } from 'node:http';
import { AppError } from '@pactwright/server-kit';

const COME_AGAIN_SECONDS = 2;

/** Lets only so many calls of a kind be under way at the same time. */
export class UnderWay {
  private count = 0;

  constructor(private readonly most: number) {}

  /** Takes a place until this response is finished. @throws AppError TOO_MANY_REQUESTS when there is none. */
  enter(response: Pick<ServerResponse, 'once'>): void {
    if (this.count >= this.most) throw new AppError('TOO_MANY_REQUESTS', { seconds: COME_AGAIN_SECONDS });
    this.count += 1;
    response.once('close', () => {
      this.count -= 1;
    });
  }
}
