import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AuditEntry as AuditEntryFields } from '@pactwright/protocol';

/** One line of the audit log. The database itself refuses to change or delete any. */
@Entity('audit_entries')
@Check('ck_audit_entries_known_outcome', `outcome IN ('success', 'error')`)
@Index(['occurredAt'])
@Index(['actorUserId', 'occurredAt'])
@Index(['subjectId', 'occurredAt'])
export class AuditEntry {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  occurredAt!: Date;

  @Column({ type: 'uuid', nullable: true })
  actorUserId!: string | null;

  @Column({ type: 'varchar', length: 100 })
  action!: string;

  @Column({ type: 'varchar', length: 50, nullable: true })
  subjectType!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  subjectId!: string | null;

  @Column({ type: 'varchar', length: 10 })
  outcome!: AuditEntryFields['outcome'];

  @Column({ type: 'varchar', length: 100, nullable: true })
  requestId!: string | null;

  @Column({ type: 'jsonb' })
  details!: AuditEntryFields['details'];
}
