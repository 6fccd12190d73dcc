import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { check } from '@pactwright/drafting';
import { reviewOf, type RunInputOf, type RunResultOf } from '@pactwright/protocol';
import { builtInEngine } from '../engines.js';

/** What is wrong, by the rules, with a contract that somebody was sent. */
@Injectable()
export class ReviewDocument {
  /* A check of 300 pages takes up to a second of the event loop: one after the other, with room for locks and timers between. */
  private readonly turn = bulkhead(1, Number.POSITIVE_INFINITY);

  review({ text, language }: RunInputOf<'review'>): Promise<RunResultOf<'review'>> {
    return this.turn.execute(async () => {
      await setImmediate();
      return reviewOf(check(text, { language }), { language, engine: builtInEngine(null) });
    });
  }
}
