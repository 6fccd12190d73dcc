import type { z } from 'zod';
import type { Fallback } from '../engines.js';

export const TASKS = ['suggest', 'analyze', 'review'] as const;
export type TaskName = (typeof TASKS)[number];

export interface ModelRequest<T> {
  readonly task: TaskName;
  readonly system: string;
  readonly user: string;
  /** Of the whole answer; an object, strict. */
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
  /** A list of the answer whose first entries are worth something without the last ones. */
  readonly list?: string;
  /** How long it may take with all its attempts and its waiting, in milliseconds; unset it is what a suggestion may. */
  readonly withinMs?: number;
  readonly signal: AbortSignal;
}

/** Tokens, as the provider counted them. */
export interface Usage {
  readonly input: number;
  readonly output: number;
}

/** What came of one question, for the metrics. */
export const OUTCOMES = [
  'ok',
  'rate-limited',
  'server-error',
  'rejected',
  'connection',
  'circuit-open',
  'timeout',
  'refusal',
  'content-filter',
  'length',
  'invalid-json',
  'wrong-schema',
  'canary',
  'useless',
  'budget',
] as const;
export type ModelOutcome = (typeof OUTCOMES)[number];

export type ModelFailure = Exclude<ModelOutcome, 'ok'>;

export type ModelAnswer<T> =
  | { readonly outcome: 'ok'; readonly value: T; readonly raw: string; readonly usage: Usage }
  /** Without usage nothing was answered that is paid for. */
  | { readonly outcome: ModelFailure; readonly usage?: Usage };

/** The one way to a language model. Never throws for what a model or its network does. */
export interface Model {
  readonly name: string;
  /** What it can hold of a question and its answer together. */
  readonly contextTokens: number;
  complete<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>>;
}
export const MODEL = Symbol('MODEL');

const FALLBACKS: Readonly<Record<ModelFailure, Fallback>> = {
  'rate-limited': 'unavailable',
  'server-error': 'unavailable',
  rejected: 'unavailable',
  connection: 'unavailable',
  'circuit-open': 'unavailable',
  timeout: 'timeout',
  refusal: 'refused',
  'content-filter': 'refused',
  length: 'invalid',
  'invalid-json': 'invalid',
  'wrong-schema': 'invalid',
  canary: 'invalid',
  useless: 'invalid',
  budget: 'budget',
};
export const fallbackOf = (failure: ModelFailure): Fallback => FALLBACKS[failure];
