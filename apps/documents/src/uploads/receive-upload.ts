import { Injectable } from '@nestjs/common';
import { language, type Actor, type Payer, type Taken, type documentsWires } from '@pactwright/protocol';
import { AppError, currentContext, logger } from '@pactwright/server-kit';
import { payerOf } from '@pactwright/server-runs';
import { ObjectStorage } from '@pactwright/server-storage';
import { extensionOf, labelOf } from './file-name.js';
import { QueueExtraction } from './queue-extraction.js';
import { receiveForm, type ComingForm, type IncomingFile } from './receive-form.js';
import type { Upload } from './upload.entity.js';
import { Uploads } from './uploads.js';
import { UploadFiles } from './upload-files.js';

/* Whatever the file is: nobody is ever served it. */
const CONTENT_TYPE = 'application/octet-stream';
const SIGN_OF_LIFE_MS = 5_000;

type Form = Taken<typeof documentsWires.uploadContract>['form'];

interface Stored {
  readonly upload: Upload;
  readonly size: number;
  readonly sha256: string;
}

/** Takes a file in and has it read. What fails on the way leaves nothing behind. */
@Injectable()
export class ReceiveUpload {
  private readonly log = logger('uploads');

  constructor(
    private readonly uploads: Uploads,
    private readonly files: UploadFiles,
    private readonly storage: ObjectStorage,
    private readonly extraction: QueueExtraction,
  ) {}

  /** The id of the upload. Throws UPLOAD_MISSING, UPLOAD_TYPE, UPLOAD_TOO_LARGE, MALFORMED_REQUEST, SERVICE_UNAVAILABLE. */
  async run(actor: Actor, address: string | null, sent: ComingForm<Form['parts']>): Promise<string> {
    const payer = payerOf(actor, address);
    const opened: Upload[] = [];
    const signs = setInterval(() => void this.giveSign(opened), SIGN_OF_LIFE_MS);
    try {
      const form = await receiveForm(sent, (file) => this.store(payer, actor, file, opened));
      const spoken = language.safeParse(form.fields.language);
      if (spoken.success) speak(spoken.data);
      if (!form.file) throw new AppError('UPLOAD_MISSING');
      const { upload, size, sha256 } = await form.file;
      const file = { size, sha256, language: spoken.data ?? actor.language };
      if (!(await this.uploads.received(upload.id, file))) throw new AppError('SERVICE_UNAVAILABLE');
      await this.extraction.run(upload.id);
      return upload.id;
    } catch (error) {
      await Promise.all(opened.map((upload) => this.forget(upload)));
      throw error;
    } finally {
      clearInterval(signs);
    }
  }

  private async giveSign(opened: readonly Upload[]): Promise<void> {
    try {
      await this.uploads.stillComing(opened.map(({ id }) => id));
    } catch (error) {
      this.log.warn({ err: error }, 'could not give a sign of life');
    }
  }

  private async store(payer: Payer, actor: Actor, file: IncomingFile, opened: Upload[]): Promise<Stored> {
    const extension = extensionOf(file.name);
    const label = labelOf(file.name);
    const upload = await this.uploads.open({ payer, language: actor.language, label, extension });
    opened.push(upload);
    try {
      await this.storage.put(upload.fileKey ?? '', file.content, { contentType: CONTENT_TYPE });
    } catch (error) {
      throw file.content.errored instanceof AppError ? file.content.errored : error;
    }
    return { upload, ...file.measured() };
  }

  private async forget(upload: Upload): Promise<void> {
    try {
      await this.files.delete(upload);
      await this.uploads.forget(upload.id);
    } catch (error) {
      this.log.warn({ err: error, upload: upload.id }, 'left for the sweeper');
    }
  }
}

/** The form says in which language to answer, also when it is refused (T-60). */
function speak(chosen: Actor['language']): void {
  const context = currentContext();
  if (!context?.identity) return;
  const { actor } = context.identity;
  context.identity = { ...context.identity, actor: { ...actor, language: chosen } };
}
