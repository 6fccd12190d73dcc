import type { z } from 'zod';
import { suggestJob } from '@pactwright/protocol';
import { JobProcessor, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { SuggestText } from '../suggest/suggest-text.js';
import { RUN_CONCURRENCY } from './concurrency.js';
import { PerformRun } from './perform-run.js';

@JobProcessor(suggestJob, { concurrency: RUN_CONCURRENCY })
export class SuggestTextProcessor implements JobHandler<typeof suggestJob> {
  constructor(
    private readonly runs: PerformRun,
    private readonly work: SuggestText,
  ) {}

  handle(job: z.infer<typeof suggestJob.data>, context: JobContext): Promise<void> {
    return this.runs.perform('suggest', job, context, (input, run) => this.work.suggest(input, run));
  }
}
