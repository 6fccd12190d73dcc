import type { z } from 'zod';
import { modelReviewJob } from '@pactwright/protocol';
import { JobProcessor, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { ModelReview } from '../review/model-review.js';
import { PerformRun } from './perform-run.js';

/* Each asks the model for one part after the other, and the model has fewer turns than this for them all the same. */
const CONCURRENCY = 4;

@JobProcessor(modelReviewJob, { concurrency: CONCURRENCY })
export class ModelReviewProcessor implements JobHandler<typeof modelReviewJob> {
  constructor(
    private readonly runs: PerformRun,
    private readonly work: ModelReview,
  ) {}

  handle(job: z.infer<typeof modelReviewJob.data>, context: JobContext): Promise<void> {
    return this.runs.perform('model-review', job, context, (input, run) => this.work.review(input, run));
  }
}
