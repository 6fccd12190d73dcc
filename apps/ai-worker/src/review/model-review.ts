import { Inject, Injectable } from '@nestjs/common';
import {
  lawfulFindings,
  type AnalysisItem,
  type Engine,
  type ModelFinding,
  type RunInputOf,
  type RunResultOf,
} from '@pactwright/protocol';
import { builtInEngine, type Fallback } from '../engines.js';
import { AskModel, type Reply } from '../model/ask-model.js';
import { estimateTokens } from '../model/estimate-tokens.js';
import { REVIEW_LIMITS, type ReviewLimits } from '../model/review-limits.js';
import type { RunContext } from '../run-context.js';
import { quotesOf } from './find-quote.js';
import { modelFindings } from './model-findings.js';
import { knownIn, partsOf, type Part } from './parts.js';
import { PROMPT_VERSION, reviewInstructions, reviewSections } from './prompt.js';
import { reviewAnswer } from './schema.js';

const MOST_OUTPUT_TOKENS = 4_000;
/* Of a small model's room the answer may take a quarter, and what is known already a quarter of the rest. */
const SHARE_OF_ROOM = 4;
/* About eight pages: models overlook more in longer ones, and answer later. */
const MOST_PART_TOKENS = 8_000;
/* What it takes to hand the result over before the asker gives the run up. */
const HAND_OVER_MS = 3_000;
/* After these the next part would meet the same. */
const FINAL: readonly (Fallback | null)[] = ['unavailable', 'timeout', 'budget'];

type Input = RunInputOf<'model-review'>;

/** Reads a document that the rules have checked once more, part by part, and adds what it can quote. */
@Injectable()
export class ModelReview {
  constructor(
    private readonly model: AskModel,
    @Inject(REVIEW_LIMITS) private readonly limits: ReviewLimits,
  ) {}

  async review(input: Input, context: RunContext): Promise<RunResultOf<'model-review'>> {
    const { text, language, known } = input;
    const instructions = reviewInstructions(language);
    const capacity = this.model.capacity(instructions, MOST_OUTPUT_TOKENS, SHARE_OF_ROOM);
    if (!capacity) return resultOf([], builtInEngine(null));

    const endsAt = Date.now() + Math.min(this.limits.timeoutMs, (context.leftMs ?? Infinity) - HAND_OVER_MS);
    const knownRoom = Math.floor(capacity.room / SHARE_OF_ROOM);
    const parts = partsOf(text, Math.min(MOST_PART_TOKENS, capacity.room - knownRoom));
    const found: ModelFinding[] = [];
    const engines: Engine[] = [];
    let failed: Engine | undefined;
    for (const part of parts) {
      const { result, engine }: Reply<ModelFinding[]> = await this.model.ask(
        {
          task: 'review',
          promptVersion: PROMPT_VERSION,
          instructions,
          sections: reviewSections(part.text, withinRoom(knownIn(part, known), knownRoom)),
          namesIn: [text],
          schema: reviewAnswer,
          maxOutputTokens: capacity.output,
          list: 'findings',
          withinMs: endsAt - Date.now(),
          isContinued: engines.length > 0,
          read: (answer, pseudonymizer) =>
            modelFindings(answer, pseudonymizer, { language, text, find: findIn(part) }),
        },
        context.payer,
        context.signal,
      );
      if (result) {
        found.push(...result);
        engines.push(engine);
        continue;
      }
      failed ??= engine;
      if (FINAL.includes(engine.fallback)) break;
    }
    const [read] = engines;
    if (!read) return resultOf([], failed ?? builtInEngine('invalid'));
    return {
      ...resultOf(lawfulFindings(found, { text, known }), read),
      isPartial: engines.length < parts.length,
    };
  }
}

const resultOf = (findings: ModelFinding[], engine: Engine): RunResultOf<'model-review'> => ({
  kind: 'model-review',
  findings,
  isPartial: false,
  engine,
});

/** In offsets of the whole text. */
function findIn({ text, start }: Part): ReturnType<typeof quotesOf> {
  const find = quotesOf(text);
  return (quote) => {
    const found = find(quote);
    return found && { ...found, start: found.start + start, end: found.end + start };
  };
}

/** As many as can be listed; what is left out of the list is still not repeated. */
function withinRoom(known: readonly AnalysisItem[], room: number): AnalysisItem[] {
  let left = room;
  return known.filter(({ suggestion }) => (left -= estimateTokens(`${suggestion}\n`)) >= 0);
}
