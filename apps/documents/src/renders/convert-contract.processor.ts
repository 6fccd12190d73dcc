import { convertContract } from '@pactwright/protocol';
import { JobProcessor, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { RenderAttempts } from './render-attempts.js';
import { RenderFiles } from './render-files.js';

/* One conversion at a time is what the PDF server does anyway; a second job fetches and stores meanwhile. */
const CONCURRENCY = 2;

/** Makes the PDF of a stored Word file. Harmless to repeat from any point. */
@JobProcessor(convertContract, { concurrency: CONCURRENCY })
export class ConvertContractProcessor implements JobHandler<typeof convertContract> {
  constructor(
    private readonly attempts: RenderAttempts,
    private readonly files: RenderFiles,
  ) {}

  async handle({ renderId }: { renderId: string }, context: JobContext): Promise<void> {
    await this.attempts.run(renderId, convertContract, context, (claim) =>
      this.files.makePdf(claim, context.signal),
    );
  }
}
