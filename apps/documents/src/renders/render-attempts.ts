import { Injectable } from '@nestjs/common';
import type { JobDefinition } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { UnrecoverableError, type JobContext } from '@pactwright/server-queue';
import { PdfError } from '../pdf/pdf-converter.js';
import type { Render } from './render.entity.js';
import { ClaimLost, RendersService } from './renders.service.js';

/** One attempt at a file: under a claim, and with what went wrong noted. */
@Injectable()
export class RenderAttempts {
  constructor(private readonly renders: RendersService) {}

  async run(
    id: string,
    job: JobDefinition,
    context: JobContext,
    work: (claim: Render) => Promise<void>,
  ): Promise<void> {
    const claim = await this.renders.claim(id);
    if (claim === undefined) return;
    try {
      await work(claim);
    } catch (error) {
      /* A contract that was erased meanwhile has no files to fail: whoever still waits for one hears that it is gone. */
      if (isGone(error)) await this.renders.erase(id);
      else if (error instanceof ClaimLost) context.log.warn({ err: error }, 'overtaken');
      else await this.fail(claim, error, context.attempt >= job.attempts);
    }
  }

  private async fail(claim: Render, error: unknown, isLast: boolean): Promise<never> {
    const isOver = isPermanent(error) || isLast;
    const reason = error instanceof Error ? error.message : String(error);
    await this.renders.markFailed(claim, isOver ? 'failed' : 'queued', reason).catch((lost: unknown) => {
      /* Whoever has overtaken this attempt writes what became of the render. */
      if (!(lost instanceof ClaimLost)) throw lost;
    });
    throw isPermanent(error) ? new UnrecoverableError(reason) : error;
  }
}

/** Whether another attempt would fail in the same way. */
const isPermanent = (error: unknown): boolean => error instanceof PdfError && !error.isPassing;

const isGone = (error: unknown): boolean => error instanceof AppError && error.code === 'CONTRACT_NOT_FOUND';
