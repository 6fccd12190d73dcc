import { Injectable } from '@nestjs/common';
import { ownerName, type DataOwner } from '@pactwright/protocol';
import { Run } from '@pactwright/server-runs';
import { DataSource } from 'typeorm';
import { DeleteCheck } from '../uploads/delete-check.js';
import { Upload } from '../uploads/upload.entity.js';

/** Deletes what somebody has had checked, with its files. Harmless to repeat. */
@Injectable()
export class EraseChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deleteCheck: DeleteCheck,
  ) {}

  async of(whose: DataOwner): Promise<void> {
    const owner = ownerName(whose);
    const { manager } = this.dataSource;
    for (const upload of await manager.findBy(Upload, { owner })) await this.deleteCheck.erase(upload);
    await manager.delete(Run, { owner });
  }
}
