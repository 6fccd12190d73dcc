import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { z } from 'zod';
import type { Engine, Payer } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { Budgets } from './budgets.js';
import { builtInEngine, modelEngine } from '../engines.js';
import { pseudonymizerFor, type Pseudonymizer } from '../redaction/pseudonymizer.js';
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
  /** What users and strangers wrote. */
  readonly sections: readonly Section[];
  /** Where names are looked for besides the sections, when those are only parts of it. */
  readonly namesIn?: readonly string[];
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
  /** A list of the answer whose first entries are worth something without the last ones. */
  readonly list?: string;
  /** How long its answer may take, in milliseconds, where somebody can wait longer than for a suggestion. */
  readonly withinMs?: number;
  /** Whether it goes on with what has been answered in part, and is not counted as one more. */
  readonly isContinued?: boolean;
  /** Makes the answer ours; undefined when nothing in it is of use. */
  readonly read: (value: T, pseudonymizer: Pseudonymizer) => R | undefined;
}

export interface Reply<R> {
  /** Undefined when the built-in answer is to be given, for the reason that `engine` names. */
  readonly result: R | undefined;
  readonly engine: Engine;
}

export interface Capacity {
  /** Tokens of an answer. */
  readonly output: number;
  /** Tokens of what users and strangers wrote, beside the instructions and the answer. */
  readonly room: number;
}

/* Marks are longer than the names they stand for. */
const SHARE_OF_DATA = 0.85;
/* In less time no model answers. */
const LEAST_MS = 500;

/** The only way to the model: what goes out is hidden, delimited and paid for, what comes back is checked. Never throws for it. */
@Injectable()
export class AskModel {
  private readonly log = logger('model');

  constructor(
    private readonly budgets: Budgets,
    @Optional() @Inject(MODEL) private readonly model: Model | null,
  ) {}

  /**
   * How much goes into one question with these instructions, when the answer may take so many tokens and at most that share of
   * what the model can hold; undefined without a model.
   */
  capacity(instructions: readonly string[], mostOutput: number, share: number): Capacity | undefined {
    if (!this.model) return undefined;
    const { contextTokens } = this.model;
    const output = Math.min(mostOutput, Math.floor(contextTokens / share));
    const overhead = estimateTokens(envelope(instructions, []).system);
    return { output, room: Math.max(1, Math.floor((contextTokens - output - overhead) * SHARE_OF_DATA)) };
  }

  async ask<T, R>(question: Question<T, R>, payer: Payer, signal: AbortSignal): Promise<Reply<R>> {
    if (!this.model) return { result: undefined, engine: builtInEngine(null) };
    const { withinMs, isContinued = false } = question;
    if (withinMs !== undefined && withinMs < LEAST_MS) return this.failed(question.task, 'timeout');
    if ((await this.budgets.tokensLeft(payer)) < question.maxOutputTokens)
      return this.failed(question.task, 'budget');

    /* Hiding what 300 pages name takes half a second: others have their turn before it. */
    await setImmediate();
    const sections = question.sections.map(({ name, text }) => ({ name, text: visible(text) }));
    const names = (question.namesIn ?? []).map(visible);
    const pseudonymizer = pseudonymizerFor([...names, ...sections.map(({ text }) => text)]);
    const hidden = sections.map(({ name, text }) => ({ name, text: pseudonymizer.hide(text) }));
    const { system, user, canary } = envelope(question.instructions, hidden);

    const most: Usage = {
      input: estimateTokens(system) + estimateTokens(user),
      output: question.maxOutputTokens,
    };
    const reservation = await this.budgets.reserve(payer, isContinued ? 'suggest' : question.task, most);
    if (!reservation) return this.failed(question.task, 'budget');
    const started = performance.now();
    const { task, schema, maxOutputTokens } = question;
    const answer = await this.model.complete({
      ...{ task, system, user, schema, maxOutputTokens, signal },
      ...(withinMs !== undefined && { withinMs }),
      ...(question.list !== undefined && { list: question.list }),
    });
    const usage = billed(answer, most);
    await this.budgets.settle(reservation, usage);

    const read = readAnswer(answer, canary, (value) => question.read(value, pseudonymizer));
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
