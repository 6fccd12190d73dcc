import { z } from 'zod';
import type { ContractAnalysis } from '../analysis/analysis.js';
import { defineJob } from '../platform/jobs.js';
import type { Language } from '../platform/languages.js';
import type { RunStatus } from '../runs/runs.js';
import { uuid } from '../platform/uuid.js';
import type { UploadStage } from './upload-form.js';

/** POST /api/analyze/upload, multipart: `contract` (the file) and `language`. 202 with `RunPending` when it takes longer. */
export interface UploadResponse {
  readonly success: true;
  /** What the model adds later is there under this id. */
  readonly runId: string;
  readonly analysis: ContractAnalysis;
}

/**
 * GET /api/analyze/runs/{id}, and each message of GET /api/analyze/runs/{id}/events. `done` as soon as the rules have checked
 * it; the messages go on while a model reads it as well (`analysis.modelReview`).
 */
export interface UploadRunView {
  readonly runId: string;
  readonly status: RunStatus;
  readonly stage: UploadStage;
  /** Of what is found: the one asked for. What a model has written stays in that of the upload (`modelReview.language`). */
  readonly language: Language;
  /** The name of the file, made harmless. */
  readonly fileName?: string;
  readonly analysis: ContractAnalysis | null;
  /** Of ERRORS, when `status` is `failed`. */
  readonly code?: string;
  /** The text for the caller when `status` is `failed`. */
  readonly message?: string;
  /** Seconds after which the same file may be read, when nothing is wrong with it. */
  readonly retryAfter?: number;
}

/** Reads an uploaded file in a process of its own, then asks for its review. */
export const extractText = defineJob({
  name: 'extract-text',
  queue: 'extractions',
  data: z.object({ uploadId: uuid() }),
  attempts: 3,
  backoffMs: 500,
  timeoutMs: 60_000,
  dedupeKey: ({ uploadId }) => uploadId,
});
