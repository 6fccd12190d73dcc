import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Makes at-least-once delivery an effect that happens once. */
@Injectable()
export class Inbox {
  /** Runs `work` in one transaction with the note that the event was handled; false when it had been already. */
  async once(
    manager: EntityManager,
    eventId: string,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return manager.transaction(async (transaction) => {
      const rows: unknown[] = await transaction.query(
        'INSERT INTO handled_events (event_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING event_id',
        [eventId],
      );
      if (rows.length === 0) return false;
      await work(transaction);
      return true;
    });
  }
}
