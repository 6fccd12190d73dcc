import { setTimeout as pause } from 'node:timers/promises';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  type BulkheadPolicy,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { OpenAI } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { gauge, logger } from '@pactwright/server-kit';
import { factsOf, isProvidersFault, outcomeOf, retryAfterMs } from './failures.js';
import type { Model, ModelAnswer, ModelRequest } from './model.js';
import { readCompletion } from './read-completion.js';

export interface OpenAiOptions {
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly model: string;
  readonly reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | undefined;
  /** For one question with all its attempts and its waiting, unless it has a time of its own; in milliseconds. */
  readonly timeoutMs: number;
  readonly contextTokens: number;
  readonly concurrency: number;
  /** How long no question is asked after too many failures in a row, in milliseconds. */
  readonly pauseAfterFailuresMs?: number;
}

const ATTEMPTS = 2;
/* Less time than this is not worth a second attempt. */
const LEAST_CALL_MS = 1_000;
const FAILURES_IN_A_ROW = 5;
const PAUSE_AFTER_FAILURES_MS = 30_000;

const open = gauge('ai_circuit_open', 'Whether the model is left alone because it failed', []);

/** A model behind the chat completions API, which nearly every provider and local server speaks. */
export class OpenAiModel implements Model {
  readonly name: string;
  readonly contextTokens: number;
  private readonly client: OpenAI;
  private readonly breaker: CircuitBreakerPolicy;
  private readonly turns: BulkheadPolicy;
  /** Of those, for what may take minutes: suggestions find one of the others. */
  private readonly longTurns: BulkheadPolicy;
  private readonly log = logger('model');

  constructor(private readonly options: OpenAiOptions) {
    this.name = options.model;
    this.contextTokens = options.contextTokens;
    this.client = new OpenAI({
      /* A local server asks for no key, the client always does. */
      apiKey: options.apiKey ?? 'none',
      ...(options.baseUrl ? { baseURL: options.baseUrl } : {}),
      /* The client would not look at the deadline between its attempts. */
      maxRetries: 0,
      /* Its debug lines carry what was asked and answered. */
      logLevel: 'off',
    });
    this.breaker = circuitBreaker(handleWhen(isProvidersFault), {
      breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
      halfOpenAfter: options.pauseAfterFailuresMs ?? PAUSE_AFTER_FAILURES_MS,
    });
    open.set(0);
    this.breaker.onBreak(() => {
      open.set(1);
      this.log.warn('the model is left alone for a while');
    });
    this.breaker.onReset(() => {
      open.set(0);
      this.log.info('the model is asked again');
    });
    this.turns = bulkhead(options.concurrency, Number.POSITIVE_INFINITY);
    this.longTurns = bulkhead(Math.ceil(options.concurrency / 2), Number.POSITIVE_INFINITY);
  }

  async complete<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> {
    const allowedMs = request.withinMs ?? this.options.timeoutMs;
    const deadline = Date.now() + allowedMs;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(allowedMs)]);
    const ask = (): Promise<ModelAnswer<T>> =>
      this.turns.execute(() => this.attempts(request, signal, deadline), signal);
    try {
      const isLong = request.withinMs !== undefined;
      return await orAborted(signal, isLong ? this.longTurns.execute(ask, signal) : ask());
    } catch (error) {
      const outcome = signal.aborted ? 'timeout' : outcomeOf(error);
      this.log.warn({ task: request.task, outcome, ...factsOf(error) }, 'the model did not answer');
      return { outcome };
    }
  }

  private async attempts<T>(
    request: ModelRequest<T>,
    signal: AbortSignal,
    deadline: number,
  ): Promise<ModelAnswer<T>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        /* What takes minutes and fails says nothing of what takes seconds, and can wait to see for itself. */
        return request.withinMs === undefined
          ? await this.breaker.execute(() => this.ask(request, signal))
          : await this.ask(request, signal);
      } catch (error) {
        const wait = error instanceof BrokenCircuitError ? undefined : retryAfterMs(error);
        if (attempt === ATTEMPTS || wait === undefined) throw error;
        if (Date.now() + wait + LEAST_CALL_MS > deadline) throw error;
        await pause(wait, undefined, { signal });
      }
    }
  }

  private async ask<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelAnswer<T>> {
    const started = Date.now();
    const completion = await this.client.chat.completions.create(
      {
        model: this.options.model,
        messages: [
          { role: 'system', content: request.system },
          { role: 'user', content: request.user },
        ],
        response_format: zodResponseFormat(request.schema, request.task),
        max_completion_tokens: request.maxOutputTokens,
        ...(this.options.reasoningEffort ? { reasoning_effort: this.options.reasoningEffort } : {}),
      },
      { signal, timeout: request.withinMs ?? this.options.timeoutMs },
    );
    const answer = readCompletion(completion, request.schema, request.list);
    this.log.info(
      {
        task: request.task,
        outcome: answer.outcome,
        provider_request_id: completion._request_id,
        input_tokens: answer.usage?.input,
        output_tokens: answer.usage?.output,
        dur_ms: Date.now() - started,
      },
      'the model answered',
    );
    return answer;
  }
}

/** What waits for its turn gives up when its time is over, not when its turn comes. */
async function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const giveUp = (): void => reject(new Error('no answer in time'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true, signal: settled.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    settled.abort();
  }
}
