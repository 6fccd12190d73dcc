import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@pactwright/server-storage';
import type { Upload } from './upload.entity.js';
import { Uploads } from './uploads.js';

/** The files of uploads, which stay no longer than they are needed. */
@Injectable()
export class UploadFiles {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly uploads: Uploads,
  ) {}

  async delete({ id, fileKey }: Pick<Upload, 'id' | 'fileKey'>): Promise<void> {
    if (fileKey === null) return;
    await this.storage.delete(fileKey);
    await this.uploads.fileDeleted(id);
  }
}
