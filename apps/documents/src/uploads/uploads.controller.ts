import { Controller, Headers, Res, SseSignal, type MessageEvent } from '@nestjs/common';
import {
  documentsWires as wires,
  type Actor,
  type DoneResponse,
  type Language as LanguageCode,
  type RunPending,
  type Taken,
  type UploadResponse,
  type UploadRunView,
} from '@pactwright/protocol';
import {
  Answers,
  AppError,
  CallerAddress,
  CurrentActor,
  Language,
  currentLanguage,
} from '@pactwright/server-kit';
import { Runs, pending, untilLeft, waitOf } from '@pactwright/server-runs';
import type { FastifyReply } from 'fastify';
import { from, type Observable } from 'rxjs';
import { analysisIn } from './analysis-in.js';
import { DeleteCheck } from './delete-check.js';
import { asForm } from './receive-form.js';
import { ReceiveUpload } from './receive-upload.js';
import { hasEnded, isChecked, viewOf } from './upload-view.js';
import { Uploads } from './uploads.js';

/** Open to visitors (T-48). */
@Controller()
export class UploadsController {
  constructor(
    private readonly receive: ReceiveUpload,
    private readonly uploads: Uploads,
    private readonly runs: Runs,
    private readonly deleteCheck: DeleteCheck,
  ) {}

  @Answers(wires.uploadContract)
  async upload(
    { form }: Taken<typeof wires.uploadContract>,
    @CurrentActor() actor: Actor,
    @CallerAddress() address: string | null,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadResponse | RunPending> {
    const sent = asForm(form);
    void reply.header('cache-control', 'no-store');
    const signal = untilLeft(reply);
    const id = await this.receive.run(actor, address, sent);
    const upload = await this.runs.until(id, {
      read: () => this.uploads.find(id, actor),
      isFinal: isChecked,
      waitMs: waitOf(prefer),
      signal,
    });
    const { status, failure, failureParams } = upload;
    const analysis = analysisIn(upload, upload.language);
    if (status === 'failed') throw new AppError(failure ?? 'ANALYSIS_FAILED', failureParams);
    return analysis ? { success: true, runId: id, analysis } : pending(reply, id);
  }

  @Answers(wires.getUploadRun)
  async get(
    { params }: Taken<typeof wires.getUploadRun>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadRunView> {
    void reply.header('cache-control', 'no-store');
    return viewOf(await this.uploads.find(params.id, actor), language);
  }

  @Answers(wires.deleteCheck)
  async delete(
    { params }: Taken<typeof wires.deleteCheck>,
    @CurrentActor() actor: Actor,
  ): Promise<DoneResponse> {
    await this.deleteCheck.run(params.id, actor);
    return { success: true };
  }

  /** The same view as a message now and after each change, until there is nothing more to come, from a model either. */
  @Answers(wires.followUploadRun)
  async events(
    { params: { id } }: Taken<typeof wires.followUploadRun>,
    @CurrentActor() actor: Actor,
    @SseSignal() signal: AbortSignal,
  ): Promise<Observable<MessageEvent>> {
    const language = currentLanguage();
    const read = async (): Promise<UploadRunView> => viewOf(await this.uploads.find(id, actor), language);
    /* Once the stream has begun nothing can be refused any more. */
    await read();
    return from(this.runs.follow(id, read, hasEnded, signal));
  }
}
