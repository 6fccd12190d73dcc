import { z } from 'zod';
import { contractAnalysis } from '../analysis/analysis.js';
import { language } from '../platform/language.js';
import { doneResponse } from '../platform/message.js';
import { runStatus } from '../runs/runs.js';
import { UPLOAD_STAGES } from './upload-form.js';

export const uploadResponse = doneResponse.extend({
  /** What the model adds later is there under this id. */
  runId: z.string(),
  analysis: contractAnalysis,
});
export type UploadResponse = z.infer<typeof uploadResponse>;

/**
 * `done` as soon as the rules have checked the upload; messages of it go on while a model reads it as well
 * (`analysis.modelReview`).
 */
export const uploadRunView = z.object({
  runId: z.string(),
  status: runStatus,
  stage: z.enum(UPLOAD_STAGES),
  /** Of what is found: the one asked for. What a model has written stays in that of the upload (`modelReview.language`). */
  language,
  /** The name of the file, made harmless. */
  fileName: z.string().optional(),
  analysis: contractAnalysis.nullable(),
  /** Of ERRORS, when `status` is `failed`. */
  code: z.string().optional(),
  /** The text for the caller when `status` is `failed`. */
  message: z.string().optional(),
  /** Seconds after which the same file may be read, when nothing is wrong with it. */
  retryAfter: z.number().optional(),
});
export type UploadRunView = z.infer<typeof uploadRunView>;
