import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';

/** Remembers when a contract was downloaded for the first time, and when first ready to sign. Keeping the earliest, it needs no note of what it handled. */
@EventHandler('contract.downloaded')
export class MarkDownloaded implements EventSubscriber<'contract.downloaded'> {
  constructor(private readonly dataSource: DataSource) {}

  async handle({ occurredAt, data }: EventEnvelope<'contract.downloaded'>): Promise<void> {
    await this.dataSource.query(
      `UPDATE contracts SET first_downloaded_at = LEAST(first_downloaded_at, $2),
         first_ready_at = CASE WHEN $3 THEN LEAST(first_ready_at, $2) ELSE first_ready_at END
       WHERE id = $1`,
      [data.contractId, new Date(occurredAt), data.isReady === true],
    );
  }
}
