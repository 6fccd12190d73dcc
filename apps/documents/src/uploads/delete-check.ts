import { Injectable } from '@nestjs/common';
import type { Actor } from '@pactwright/protocol';
import { Run, Runs } from '@pactwright/server-runs';
import { DataSource } from 'typeorm';
import { UploadFiles } from './upload-files.js';
import { Upload } from './upload.entity.js';
import { Uploads } from './uploads.js';

/** Deletes a check, whatever has become of it. */
@Injectable()
export class DeleteCheck {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: Uploads,
    private readonly files: UploadFiles,
    private readonly runs: Runs,
  ) {}

  /** For whoever has sent its file. Throws RUN_NOT_FOUND, for a stranger's too. */
  async run(id: string, actor: Actor): Promise<void> {
    await this.erase(await this.uploads.find(id, actor));
  }

  async erase(upload: Upload): Promise<void> {
    const { id } = upload;
    await this.files.delete(upload);
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(Upload, { id });
      await manager.delete(Run, { subject: id });
    });
    /* Whoever follows it still, in another tab, learns that it is gone. */
    await this.runs.announce(id);
  }
}
