import { Injectable } from '@nestjs/common';
import { AppError } from '@pactwright/server-kit';
import { bulkhead } from 'cockatiel';
import type { Redline } from '../redline/edits.js';
import type { ConfinedRedline } from './extractor.js';
import { inTurn } from './in-turn.js';

/* Each holds a file in memory while it comes in and while it waits. */
const HELD_AT_ONCE = 8;
/* Each is a process of up to 450 MB; who waits longer than for these would wait in vain. */
const MADE_AT_ONCE = 1;
const WAITING = 4;
/* A process that nobody waited in vain for is free again by then, as a rule. */
const BUSY_SECONDS = 20;

const busy = (cause?: unknown): AppError => new AppError('UPLOAD_BUSY', { seconds: BUSY_SECONDS }, { cause });

/** The turns of all who send a Word file once more to have it with tracked changes: replies and comparisons wait in one queue. */
@Injectable()
export class RedlineTurns {
  private readonly holding = bulkhead(HELD_AT_ONCE, 0);
  private readonly making = bulkhead(MADE_AT_ONCE, WAITING);

  /** While a file is in memory. Throws UPLOAD_BUSY. */
  hold<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
    return inTurn(this.holding, signal, act, busy);
  }

  /** What the confined process makes, or its refusal. Throws UPLOAD_BUSY, SERVICE_UNAVAILABLE. */
  async make(signal: AbortSignal, ask: () => Promise<ConfinedRedline>): Promise<Redline> {
    return inTurn(
      this.making,
      signal,
      async () => {
        /* A process that has ended before it had the file, maybe while it waited for one: another one may have it. */
        const result = await ask()
          .catch(ask)
          .catch((cause: unknown) => {
            throw new AppError('SERVICE_UNAVAILABLE', {}, { cause });
          });
        if (result.outcome === 'busy') throw busy();
        return result;
      },
      busy,
    );
  }
}
