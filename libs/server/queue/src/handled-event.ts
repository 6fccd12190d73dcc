import { Column, Entity, PrimaryColumn, type QueryRunner } from 'typeorm';

/** An event this service has handled. */
@Entity('handled_events')
export class HandledEvent {
  @PrimaryColumn({ type: 'uuid' })
  eventId!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  handledAt!: Date;
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
