import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Column, Entity, Index, PrimaryColumn, type EntityManager, type QueryRunner } from 'typeorm';
import { EVENTS, type EventData, type EventName } from '@pactwright/protocol';
import { requestId } from '@pactwright/server-kit';

/** A fact that is true since its transaction committed, and that subscribers will hear of. */
@Entity('outbox_events')
@Index('ix_outbox_events_unsent', ['occurredAt'], { where: 'sent_at IS NULL' })
export class OutboxEvent {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  name!: EventName;

  @Column({ type: 'jsonb' })
  data!: EventData<EventName>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  occurredAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** Of the request that made it true: the work it leads to is logged under the same id. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  requestId!: string | null;
}

/** Marks the query runner of a transaction that has something to send once it commits. */
export const PUBLISHED = 'pactwright:published';

@Injectable()
export class Outbox {
  /** Publishes inside the caller's transaction: the event exists exactly when the transaction commits. */
  async publish<N extends EventName>(manager: EntityManager, name: N, data: EventData<N>): Promise<void> {
    const { queryRunner } = manager;
    if (!queryRunner?.isTransactionActive) throw new Error(`${name} must be published inside a transaction`);
    await manager.insert(OutboxEvent, {
      id: randomUUID(),
      name,
      data: EVENTS[name].data.parse(data),
      requestId: requestId() ?? null,
      /* Not when the transaction began: of two that waited for the same row, the one that came later has the later time. */
      occurredAt: () => 'clock_timestamp()',
    });
    queryRunner.data[PUBLISHED] = true;
  }
}

export async function createOutboxTable(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE outbox_events (
      id uuid NOT NULL,
      name text NOT NULL,
      data jsonb NOT NULL,
      occurred_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      request_id varchar(64),
      CONSTRAINT pk_outbox_events PRIMARY KEY (id)
    )`);
  await queryRunner.query(
    'CREATE INDEX ix_outbox_events_unsent ON outbox_events (occurred_at) WHERE sent_at IS NULL',
  );
}

export async function dropOutboxTable(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP TABLE outbox_events');
}
