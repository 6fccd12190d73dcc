import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { z } from 'zod';
import type { Engine, Payer } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { Budgets } from '../budget/budgets.js';
import { builtInEngine, modelEngine } from '../engines.js';
import { veilOver, type Veil } from '../redaction/veil.js';
import { estimateTokens } from './estimate-tokens.js';
import { measure } from './measures.js';
import {
  MODEL,
  fallbackOf,
  type Model,
  type ModelAnswer,
  type ModelFailure,
  type TaskName,
  type Usage,
} from './model.js';
import { envelope, visible, type Section } from './untrusted.js';

export interface Question<T, R> {
  readonly task: TaskName;
  /** Named in the log, to tell answers of one wording of the instructions from those of another. */
  readonly promptVersion: string;
  /** Ours alone: nothing that a user wrote. */
  readonly instructions: readonly string[];
  /** What users and strangers wrote, chosen to fit into so many tokens. */
  readonly sections: (room: number) => readonly Section[];
  /** Where names are looked for besides the sections, when those are only parts of it. */
  readonly namesIn?: readonly string[];
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
  /** Makes the answer ours; undefined when nothing in it is of use. */
  readonly read: (value: T, veil: Veil) => R | undefined;
}

export interface Reply<R> {
  /** Undefined when the built-in answer is to be given, for the reason that `engine` names. */
  readonly result: R | undefined;
  readonly engine: Engine;
}

const MOST_INPUT_TOKENS = 60_000;
/* Marks are longer than the names they stand for. */
const SHARE_OF_DATA = 0.85;
/* With less room for the data the answer would be about a scrap of it. */
const LEAST_ROOM = 1_000;

/** The only way to the model: what goes out is hidden, delimited and paid for, what comes back is checked. Never throws for it. */
@Injectable()
export class AskModel {
  private readonly log = logger('model');

  constructor(
    private readonly budgets: Budgets,
    @Optional() @Inject(MODEL) private readonly model: Model | null,
  ) {}

  async ask<T, R>(question: Question<T, R>, payer: Payer, signal: AbortSignal): Promise<Reply<R>> {
    if (!this.model) return { result: undefined, engine: builtInEngine(null) };
    const left = await this.budgets.tokensLeft(payer);
    const overhead = estimateTokens(envelope(question.instructions, []).system) + question.maxOutputTokens;
    const room = Math.floor((Math.min(MOST_INPUT_TOKENS, left) - overhead) * SHARE_OF_DATA);
    if (room < LEAST_ROOM) return this.failed(question.task, 'budget');

    /* Hiding what 300 pages name takes half a second: others have their turn before it. */
    await setImmediate();
    const sections = question.sections(room).map(({ name, text }) => ({ name, text: visible(text) }));
    const names = (question.namesIn ?? []).map(visible);
    const veil = veilOver([...names, ...sections.map(({ text }) => text)]);
    const hidden = sections.map(({ name, text }) => ({ name, text: veil.hide(text) }));
    const { system, user, canary } = envelope(question.instructions, hidden);

    const most: Usage = {
      input: estimateTokens(system) + estimateTokens(user),
      output: question.maxOutputTokens,
    };
    const reservation = await this.budgets.reserve(payer, question.task, most);
    if (!reservation) return this.failed(question.task, 'budget');
    const started = performance.now();
    const { task, schema, maxOutputTokens } = question;
    const answer = await this.model.complete({ task, system, user, schema, maxOutputTokens, signal });
    const usage = billed(answer, most);
    await this.budgets.settle(reservation, usage);

    const read = readAnswer(answer, canary, (value) => question.read(value, veil));
    const seconds = (performance.now() - started) / 1_000;
    const usd = usage ? this.budgets.usdOf(usage) : 0;
    measure({ task, outcome: read.outcome, usage, usd, seconds });
    const facts = { task, prompt: question.promptVersion, outcome: read.outcome };
    if (read.outcome === 'ok') {
      this.log.info(facts, 'the answer is used');
      return { result: read.result, engine: modelEngine(this.model.name) };
    }
    this.log.warn(facts, 'the built-in answer is given');
    return { result: undefined, engine: builtInEngine(fallbackOf(read.outcome)) };
  }

  private failed(task: TaskName, outcome: ModelFailure): Reply<never> {
    measure({ task, outcome, usage: undefined, usd: 0, seconds: 0 });
    return { result: undefined, engine: builtInEngine(fallbackOf(outcome)) };
  }
}

type Read<R> = { readonly outcome: 'ok'; readonly result: R } | { readonly outcome: ModelFailure };

function readAnswer<T, R>(
  answer: ModelAnswer<T>,
  canary: string,
  read: (value: T) => R | undefined,
): Read<R> {
  if (answer.outcome !== 'ok') return answer;
  if (answer.raw.includes(canary)) return { outcome: 'canary' };
  const result = read(answer.value);
  return result === undefined ? { outcome: 'useless' } : { outcome: 'ok', result };
}

/** What has to be counted: what the provider counted; our own estimate where it counts nothing, or may have begun and never said. */
function billed(answer: ModelAnswer<unknown>, most: Usage): Usage | undefined {
  if (answer.usage) return answer.usage.input > 0 ? answer.usage : most;
  return answer.outcome === 'timeout' ? { input: most.input, output: 0 } : undefined;
}
