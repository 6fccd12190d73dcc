import { Injectable } from '@nestjs/common';
import { ownerName, type DataOwner } from '@pactwright/protocol';
import { Run } from '@pactwright/server-runs';
import { DataSource } from 'typeorm';
import { UploadFiles } from '../uploads/upload-files.js';
import { Upload } from '../uploads/upload.entity.js';

/** Deletes what somebody has had reviewed, with its files. Harmless to repeat. */
@Injectable()
export class EraseReviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: UploadFiles,
  ) {}

  async of(whose: DataOwner): Promise<void> {
    const owner = ownerName(whose);
    const { manager } = this.dataSource;
    for (const upload of await manager.findBy(Upload, { owner })) {
      await this.files.delete(upload);
      await manager.delete(Upload, { id: upload.id });
    }
    await manager.delete(Run, { owner });
  }
}
