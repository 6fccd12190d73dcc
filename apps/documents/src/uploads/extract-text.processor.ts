import { extractText, type ErrorCode } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { JobProcessor, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { Runs } from '@pactwright/server-runs';
import { ObjectStorage } from '@pactwright/server-storage';
import { Extractor } from '../extractor/extractor.js';
import { UploadFiles } from './upload-files.js';
import type { Upload } from './upload.entity.js';
import { Uploads } from './uploads.js';

/* Each is a process of up to 300 MB. */
const CONCURRENCY = 2;
/* A file that takes the whole service down with it would be begun again and again. */
const MOST_STARTS = 8;

/** Reads an uploaded file, deletes it and asks for the review of its text. Harmless to repeat from any point. */
@JobProcessor(extractText, { concurrency: CONCURRENCY })
export class ExtractTextProcessor implements JobHandler<typeof extractText> {
  constructor(
    private readonly uploads: Uploads,
    private readonly files: UploadFiles,
    private readonly storage: ObjectStorage,
    private readonly extractor: Extractor,
    private readonly runs: Runs,
  ) {}

  async handle({ uploadId }: { uploadId: string }, context: JobContext): Promise<void> {
    const claim = await this.uploads.claim(uploadId);
    if (!claim) return;
    try {
      if (claim.attempt > MOST_STARTS) await this.refuse(claim, 'UPLOAD_TOO_COMPLEX');
      else await this.work(claim, context.signal);
    } catch (error) {
      if (context.attempt >= extractText.attempts) await this.giveUp(claim, error);
      throw error;
    }
  }

  private async work(claim: Upload, signal: AbortSignal): Promise<void> {
    const text = claim.text ?? (await this.readText(claim, signal));
    if (text === undefined) return;
    await this.files.delete(claim);
    await this.runs.ask({
      input: { kind: 'review', language: claim.language, text },
      payer: claim.payer,
      subject: claim.id,
      waitMs: 0,
      signal,
    });
  }

  /** Undefined when that was the end of it. */
  private async readText(claim: Upload, signal: AbortSignal): Promise<string | undefined> {
    const file = claim.fileKey === null ? undefined : await this.storage.get(claim.fileKey);
    if (!file) {
      await this.uploads.fail(claim, 'ANALYSIS_FAILED');
      return undefined;
    }
    const result = await this.extractor.read(file.stream, claim.extension, signal);
    if (result.outcome === 'refused') {
      if (result.code === 'UPLOAD_BUSY') throw new AppError(result.code);
      await this.refuse(claim, result.code);
      return undefined;
    }
    return (await this.uploads.read(claim, result)) ? result.text : undefined;
  }

  private async refuse(claim: Upload, code: ErrorCode): Promise<void> {
    const isOurs = await this.uploads.fail(claim, code, { extension: claim.extension });
    if (isOurs) await this.files.delete(claim);
  }

  private async giveUp(claim: Upload, error: unknown): Promise<void> {
    const isTold = error instanceof AppError && (error.status < 500 || error.code === 'UPLOAD_BUSY');
    await this.uploads.fail(claim, isTold ? error.code : 'ANALYSIS_FAILED', isTold ? error.params : {});
    await this.files.delete(claim);
  }
}
