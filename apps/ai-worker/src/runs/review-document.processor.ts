import type { z } from 'zod';
import { reviewJob } from '@pactwright/protocol';
import { JobProcessor, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { ReviewDocument } from '../review/review-document.js';
import { RUN_CONCURRENCY } from './concurrency.js';
import { PerformRun } from './perform-run.js';

@JobProcessor(reviewJob, { concurrency: RUN_CONCURRENCY })
export class ReviewDocumentProcessor implements JobHandler<typeof reviewJob> {
  constructor(
    private readonly runs: PerformRun,
    private readonly work: ReviewDocument,
  ) {}

  handle(job: z.infer<typeof reviewJob.data>, context: JobContext): Promise<void> {
    return this.runs.perform('review', job, context, (input) => this.work.review(input));
  }
}
