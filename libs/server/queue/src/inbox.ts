import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn, type EntityManager, type QueryRunner } from 'typeorm';

/** An event this service has handled. */
@Entity('handled_events')
export class HandledEvent {
  @PrimaryColumn({ type: 'uuid' })
  eventId: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  handledAt: Date;
}

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

export async function createInboxTable(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE handled_events (
      event_id uuid NOT NULL,
      handled_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_handled_events PRIMARY KEY (event_id)
    )`);
}

export async function dropInboxTable(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP TABLE handled_events');
}
