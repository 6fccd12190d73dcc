import { Injectable } from '@nestjs/common';
import type { EventData } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';

/** Tells that somebody got their contract. */
@Injectable()
export class AnnounceDownload {
  private readonly log = logger('downloads');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Nobody who paid for a file waits for a statistic; when this fails it is only logged. */
  async run(download: EventData<'contract.downloaded'>): Promise<void> {
    try {
      await this.dataSource.transaction((manager) =>
        this.outbox.publish(manager, 'contract.downloaded', download),
      );
    } catch (error) {
      this.log.warn({ err: error, contractId: download.contractId }, 'a download was not announced');
    }
  }
}
