import { renderContract } from '@pactwright/protocol';
import { JobProcessor, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { RenderAttempts } from './render-attempts.js';
import { RenderFiles } from './render-files.js';
import { RendersService } from './renders.service.js';

const CONCURRENCY = 2;

/** Makes the Word file, then lets the PDF be made. Harmless to repeat from any point. */
@JobProcessor(renderContract, { concurrency: CONCURRENCY })
export class RenderContractProcessor implements JobHandler<typeof renderContract> {
  constructor(
    private readonly renders: RendersService,
    private readonly attempts: RenderAttempts,
    private readonly files: RenderFiles,
  ) {}

  async handle({ renderId }: { renderId: string }, context: JobContext): Promise<void> {
    const render = await this.renders.find(renderId);
    /* Another claim would take the render away from whoever makes its PDF. */
    if (render?.docxKey === null)
      await this.attempts.run(renderId, renderContract, context, (claim) =>
        this.files.makeWord(claim, context.signal),
      );
    const made = await this.renders.find(renderId);
    if (made && made.docxKey !== null) await this.renders.begin(renderId);
  }
}
