import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Contract } from '../store/contract.entity.js';

export const EXTRA_REASONS = ['unknown-field', 'ambiguous-field', 'unknown-value'] as const;
export type ExtraReason = (typeof EXTRA_REASONS)[number];

/** An answer whose field or option could not be told: kept as it came, used for nothing (T-04). */
@Entity('extra_answers')
export class ExtraAnswer {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => Contract, { onDelete: 'CASCADE' })
  contractId!: string;

  /** SHA-256 of step and field, whose texts are too long for an index. */
  @PrimaryColumn({ type: 'char', length: 64 })
  fieldHash!: string;

  @Column({ type: 'text' })
  stepKey!: string;

  @Column({ type: 'text' })
  fieldKey!: string;

  @Column({ type: 'text' })
  raw!: string;

  @Column({ type: 'varchar', length: 20 })
  reason!: ExtraReason;

  @Column({ type: 'bigint', nullable: true })
  sequence!: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
