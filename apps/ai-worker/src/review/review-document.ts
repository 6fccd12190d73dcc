import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { check } from '@pactwright/drafting';
import { isReviewable, reviewOf, type RunInputOf, type RunResultOf } from '@pactwright/protocol';
import { builtInEngine } from '../engines.js';
import { AskModel } from '../model/ask-model.js';
import type { RunContext } from '../runs/perform-run.js';
import { quotesOf } from './find-quote.js';
import { normaliseReview } from './normalise.js';
import { PROMPT_VERSION, reviewInstructions, reviewSections } from './prompt.js';
import { reviewAnswer } from './schema.js';

const MOST_OUTPUT_TOKENS = 4_000;

/** What is wrong with a contract that somebody was sent. */
@Injectable()
export class ReviewDocument {
  /* A check of 300 pages takes up to a second of the event loop: one after the other, with room for locks and timers between. */
  private readonly turn = bulkhead(1, Number.POSITIVE_INFINITY);

  constructor(private readonly model: AskModel) {}

  async review(
    { text, language }: RunInputOf<'review'>,
    { payer, signal }: RunContext,
  ): Promise<RunResultOf<'review'>> {
    const report = await this.turn.execute(async () => {
      await setImmediate();
      return check(text, { language });
    });
    if (!isReviewable(report)) return reviewOf(report, { language, engine: builtInEngine(null) });

    const { result, engine } = await this.model.ask(
      {
        task: 'review',
        promptVersion: PROMPT_VERSION,
        instructions: reviewInstructions(language),
        sections: (room) => reviewSections(text, report, room),
        namesIn: [text],
        schema: reviewAnswer,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        read: (answer, veil) =>
          normaliseReview(answer, veil, { report, language, text, find: quotesOf(text) }),
      },
      payer,
      signal,
    );
    return reviewOf(report, { language, engine, findings: result });
  }
}
