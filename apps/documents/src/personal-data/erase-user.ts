import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { Run } from '@pactwright/server-runs';
import { DataSource } from 'typeorm';
import { UploadFiles } from '../uploads/upload-files.js';
import { Upload } from '../uploads/upload.entity.js';

/** Deletes what a user whose account is gone has had checked. Harmless to repeat. */
@EventHandler('user.deleted')
export class EraseUser implements EventSubscriber<'user.deleted'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: UploadFiles,
  ) {}

  async handle({ data: { userId } }: EventEnvelope<'user.deleted'>): Promise<void> {
    const owner = `user:${userId}`;
    const { manager } = this.dataSource;
    for (const upload of await manager.findBy(Upload, { owner })) {
      await this.files.delete(upload);
      await manager.delete(Upload, { id: upload.id });
    }
    await manager.delete(Run, { owner });
  }
}
