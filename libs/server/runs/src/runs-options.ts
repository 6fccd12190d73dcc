import {
  MODEL_DEADLINE_MS,
  MODEL_REVIEW_MS,
  RUN_JOBS,
  type RunAsker,
  type RunInput,
  type RunKind,
  type RunResult,
} from '@pactwright/protocol';

export interface RunsOptions {
  /** The service this process is. */
  readonly asker: RunAsker;
  /** The built-in answer, for a run that no worker took in time; undefined for a kind that only a worker answers. */
  readonly answerInPlace?: (input: RunInput) => RunResult | undefined;
  readonly limits?: Partial<RunLimits>;
}
export const RUNS_OPTIONS = Symbol('RUNS_OPTIONS');

/** Times in milliseconds. */
export interface RunLimits {
  /** Runs of one owner that are in the queue or worked on. */
  readonly running: number;
  /** Runs of one owner that wait for their turn beside those; one more is TOO_MANY_RUNS. */
  readonly queued: number;
  /** How often a run is started before it is given up. */
  readonly attempts: number;
  /** How long a run may lie in the queue before somebody looks after it. */
  readonly queuedPatienceMs: number;
  /** How long beyond its deadline a started run may take: the job's, or the model's where there is a built-in answer. */
  readonly runningPatienceMs: number;
  readonly sweepMs: number;
  /** How long a model's review may take from its question on, whatever happens to its workers. */
  readonly modelReviewMs: number;
}

const DEFAULT_LIMITS: RunLimits = {
  running: 2,
  queued: 10,
  attempts: 8,
  queuedPatienceMs: 10_000,
  runningPatienceMs: 5_000,
  sweepMs: 2_000,
  modelReviewMs: MODEL_REVIEW_MS,
};

export const limitsOf = ({ limits }: RunsOptions): RunLimits => ({ ...DEFAULT_LIMITS, ...limits });

/** How long a started run may take before it counts as abandoned, by kind, in milliseconds. */
export function runningPatience(options: RunsOptions): Record<RunKind, number> {
  const { runningPatienceMs } = limitsOf(options);
  /* With an answer of our own nobody waits longer than the model may take. */
  const mostMs = options.answerInPlace ? MODEL_DEADLINE_MS : Infinity;
  const patience = (kind: RunKind): number => Math.min(RUN_JOBS[kind].timeoutMs, mostMs) + runningPatienceMs;
  return {
    suggest: patience('suggest'),
    analyze: patience('analyze'),
    review: patience('review'),
    'model-review': limitsOf(options).modelReviewMs,
  };
}

/** For SQL, of a row of runs: when it is over for good, whoever works on it; null where every start begins anew. $n is `modelReviewMs`. */
export const endOfRun = (parameter: string): string =>
  `CASE WHEN kind = 'model-review' THEN created_at + ${parameter} * interval '1 millisecond' END`;
