import { DOCUMENT_KINDS } from '@pactwright/drafting/facts';
import { z } from 'zod';
import {
  MODEL_FINDINGS_MAX,
  analysisItem,
  contractAnalysis,
  engine,
  modelFinding,
  suggestionDetail,
} from '../analysis/analysis.js';
import { addition, answers } from '../answers/answers.js';
import { language } from '../platform/language.js';
import { defineJob } from '../platform/jobs.js';
import { defineRpc } from '../platform/rpc.js';
import { uuid } from '../platform/uuid.js';

/** The services that ask for runs and keep them. */
export const RUN_ASKERS = ['contracts', 'documents'] as const;
export const runAsker = z.enum(RUN_ASKERS);
export type RunAsker = z.infer<typeof runAsker>;

/** Longest text that is reviewed, in characters; more is cut with a notice. */
export const REVIEWED_TEXT_MAX = 500_000;

export const suggestInput = z.object({
  kind: z.literal('suggest'),
  /** Of the caller, for everything but the text itself. */
  language,
  /** Of the contract: the language of the suggested text. */
  contractLanguage: language,
  stepKey: z.string(),
  /** The canonical key of the question, or null for one that an administrator added or a suggestion that asks for a sentence. */
  key: z.string().nullable(),
  label: z.string(),
  currentText: z.string(),
  /** The other answers under canonical keys. */
  answers,
  /** The suggestion that the improvement page asks about. */
  improvement: z.object({ id: z.string().nullable(), suggestion: z.string() }).nullable(),
});
export const analyzeInput = z.object({
  kind: z.literal('analyze'),
  language,
  contractLanguage: language,
  answers,
  /** The suggestions that the contract already carries as texts: they are not made again. */
  approved: z.array(addition.pick({ id: true })),
  /** Questions that these answers do not ask; absent where there are none. */
  notAsked: z.array(z.string()).optional(),
});
export const reviewInput = z.object({
  kind: z.literal('review'),
  language,
  text: z.string().max(REVIEWED_TEXT_MAX),
});
/** The same document once more, for a model; what the rules have found stands beside it. */
export const modelReviewInput = reviewInput.extend({
  kind: z.literal('model-review'),
  known: z.array(analysisItem),
});
export const runInput = z.discriminatedUnion('kind', [
  suggestInput,
  analyzeInput,
  reviewInput,
  modelReviewInput,
]);
export type RunInput = z.infer<typeof runInput>;
export type RunKind = RunInput['kind'];

export const suggestResult = z.object({
  kind: z.literal('suggest'),
  suggestion: z.string(),
  offered: z.array(z.string()).optional(),
  seconds: z.record(z.string(), z.string()).optional(),
  engine,
});
export const analyzeResult = z.object({
  kind: z.literal('analyze'),
  suggestions: z.array(suggestionDetail),
  engine,
});
/** What a document is when it cannot be checked as a contract, or only in part. */
export const reviewedKind = z.enum(DOCUMENT_KINDS);
export type ReviewedKind = z.infer<typeof reviewedKind>;
export const reviewResult = z.object({
  kind: z.literal('review'),
  document: reviewedKind,
  /** Null unless `document` is `contract`. */
  analysis: contractAnalysis.omit({ documentText: true, modelReview: true }).nullable(),
});
/** Without findings when `engine` is not the model: then it says why, or that none is configured. */
export const modelReviewResult = z.object({
  kind: z.literal('model-review'),
  findings: z.array(modelFinding).max(MODEL_FINDINGS_MAX),
  /** Whether the model has read only a part of the document. */
  isPartial: z.boolean(),
  engine,
});
export const runResult = z.discriminatedUnion('kind', [
  suggestResult,
  analyzeResult,
  reviewResult,
  modelReviewResult,
]);
export type RunResult = z.infer<typeof runResult>;
export type RunResultOf<K extends RunKind> = Extract<RunResult, { kind: K }>;
export type RunInputOf<K extends RunKind> = Extract<RunInput, { kind: K }>;

export const RUN_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
export const runStatus = z.enum(RUN_STATUSES);
export type RunStatus = z.infer<typeof runStatus>;

/** Who the model's tokens are counted against; both are opaque. */
export const payer = z.object({
  /** `user:<id>` or `guest:<id>`. */
  owner: z.string(),
  isVisitor: z.boolean(),
  /** A keyed hash of the caller's network address. */
  address: z.string().nullable(),
});
export type Payer = z.infer<typeof payer>;

const startRequest = z.object({ runId: uuid() });
/** Null when nothing is left to do: the run is done, given up or gone. */
const startResponse = z
  .object({
    attempt: z.int().positive(),
    input: runInput,
    payer,
    /** How long until the run is ended whatever its worker does, in milliseconds; null where that is for the job to say. */
    leftMs: z.int().nullable().default(null),
  })
  .nullable();
/** `failed` is for what no further attempt can mend. */
export const runOutcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), result: runResult }),
  z.object({ status: z.literal('failed') }),
]);
export type RunOutcome = z.infer<typeof runOutcome>;
const finishRequest = z.object({ runId: uuid(), attempt: z.int().positive(), outcome: runOutcome });
/** Whether the attempt was still the current one; if not, nothing was written. */
const finishResponse = z.object({ isAccepted: z.boolean() });

const startOf = <A extends RunAsker>(asker: A) =>
  defineRpc({
    service: asker,
    pattern: `${asker}.runs.start`,
    request: startRequest,
    response: startResponse,
    timeoutMs: 5_000,
    idempotent: false,
  });
const finishOf = <A extends RunAsker>(asker: A) =>
  defineRpc({
    service: asker,
    pattern: `${asker}.runs.finish`,
    request: finishRequest,
    response: finishResponse,
    timeoutMs: 5_000,
    idempotent: true,
  });

/** Gives a worker the run's input and a number that fences off every earlier attempt. */
export const startRun = { contracts: startOf('contracts'), documents: startOf('documents') } as const;
/** Stores the result, once, when the attempt is still the current one. */
export const finishRun = { contracts: finishOf('contracts'), documents: finishOf('documents') } as const;

const runJobData = z.object({ runId: uuid(), asker: runAsker });

/** The jobs of ai-worker. Each carries ids only; the input is asked for by RPC. */
export const suggestJob = defineJob({
  name: 'suggest-text',
  queue: 'ai',
  data: runJobData,
  attempts: 2,
  backoffMs: 1_000,
  timeoutMs: 20_000,
  dedupeKey: ({ runId }) => runId,
});
export const analyzeJob = defineJob({
  name: 'analyze-answers',
  queue: 'ai',
  data: runJobData,
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 60_000,
  dedupeKey: ({ runId }) => runId,
});
export const reviewJob = defineJob({
  name: 'review-document',
  queue: 'ai',
  data: runJobData,
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 60_000,
  dedupeKey: ({ runId }) => runId,
});
/* A queue of its own: minutes of a model hold up nobody's suggestion and nobody's check by the rules. */
export const modelReviewJob = defineJob({
  name: 'model-review',
  queue: 'model-reviews',
  data: runJobData,
  attempts: 3,
  backoffMs: 1_000,
  timeoutMs: 180_000,
  dedupeKey: ({ runId }) => runId,
});
export const RUN_JOBS = {
  suggest: suggestJob,
  analyze: analyzeJob,
  review: reviewJob,
  'model-review': modelReviewJob,
} as const;

/** How long an HTTP answer waits for its run before it becomes 202, in milliseconds. */
export const RUN_WAIT_MS = 22_000;
/** How long the model may take before the built-in answer is given, in milliseconds. */
export const MODEL_DEADLINE_MS = 18_000;
/** How long after the check by the rules the model's may take, waiting for its turn included, in milliseconds. */
export const MODEL_REVIEW_MS = 180_000;

/** Of a suggestion or an analysis; `result` is what the first call would have answered. */
export interface RunView<R> {
  readonly runId: string;
  readonly status: RunStatus;
  readonly result: R | null;
  /** The text for the caller when `status` is `failed`. */
  readonly message?: string;
}
