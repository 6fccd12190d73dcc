import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import type { AskedWords } from './asked-words.js';
import type { StoredValue } from './resolve-value.js';

@Entity('answers')
export class Answer {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => Contract, { onDelete: 'CASCADE' })
  contractId!: string;

  /** The field's key, or `<key>_other`; never a label. */
  @PrimaryColumn({ type: 'varchar', length: 220 })
  key!: string;

  @Column({ type: 'jsonb' })
  value!: StoredValue;

  /** What the browser sent, before labels became values. */
  @Column({ type: 'text' })
  raw!: string;

  /** The question as it was asked, where no clause is made from the answer; null for older answers too. */
  @Column({ type: 'jsonb', nullable: true })
  asked!: AskedWords | null;

  /** Of the newest write that carried one; older writes arrive too late (T-56). */
  @Column({ type: 'bigint', nullable: true })
  sequence!: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
