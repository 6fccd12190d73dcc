import { renderContract } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { JobProcessor, UnrecoverableError, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { PdfError } from '../pdf/pdf-converter.js';
import type { Render } from './render.entity.js';
import { RenderFiles } from './render-files.js';
import { ClaimLost, RendersService } from './renders.service.js';

/* One conversion at a time is what the PDF server does anyway; a second job builds and stores meanwhile. */
const CONCURRENCY = 2;

@JobProcessor(renderContract, { concurrency: CONCURRENCY })
export class RenderContractProcessor implements JobHandler<typeof renderContract> {
  constructor(
    private readonly renders: RendersService,
    private readonly files: RenderFiles,
  ) {}

  async handle({ renderId }: { renderId: string }, context: JobContext): Promise<void> {
    const claim = await this.renders.claim(renderId);
    if (claim === undefined) return;
    try {
      await this.files.run(claim, context.signal);
    } catch (error) {
      if (error instanceof ClaimLost) context.log.warn({ err: error }, 'overtaken');
      else await this.fail(claim, error, context);
    }
  }

  private async fail(claim: Render, error: unknown, { attempt }: JobContext): Promise<never> {
    const isOver = isPermanent(error) || attempt >= renderContract.attempts;
    const reason = error instanceof Error ? error.message : String(error);
    await this.renders.markFailed(claim, isOver ? 'failed' : 'queued', reason).catch((lost: unknown) => {
      /* Whoever has overtaken this attempt writes what became of the render. */
      if (!(lost instanceof ClaimLost)) throw lost;
    });
    throw isPermanent(error) ? new UnrecoverableError(reason) : error;
  }
}

/** Whether another attempt would fail in the same way. */
function isPermanent(error: unknown): boolean {
  if (error instanceof PdfError) return !error.isPassing;
  return error instanceof AppError && error.code === 'CONTRACT_NOT_FOUND';
}
