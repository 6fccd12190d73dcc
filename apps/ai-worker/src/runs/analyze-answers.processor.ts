import type { z } from 'zod';
import { analyzeJob } from '@pactwright/protocol';
import { JobProcessor, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { AnalyzeAnswers } from '../analyze/analyze-answers.js';
import { RUN_CONCURRENCY } from './concurrency.js';
import { PerformRun } from './perform-run.js';

@JobProcessor(analyzeJob, { concurrency: RUN_CONCURRENCY })
export class AnalyzeAnswersProcessor implements JobHandler<typeof analyzeJob> {
  constructor(
    private readonly runs: PerformRun,
    private readonly work: AnalyzeAnswers,
  ) {}

  handle(job: z.infer<typeof analyzeJob.data>, context: JobContext): Promise<void> {
    return this.runs.perform('analyze', job, context, (input, run) => this.work.analyze(input, run));
  }
}
