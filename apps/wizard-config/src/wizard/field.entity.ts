import {
  Column,
  DeleteDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
  VersionColumn,
} from 'typeorm';
import type { FieldCondition } from '@pactwright/protocol';
import { Step } from './step.entity.js';

/** A question. Answers refer to it by `key`, so a key is never given twice, not even after a removal (T-35, T-58). */
@Entity('wizard_fields')
@Unique(['key'])
export class Field {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Index()
  @Column({ type: 'int' })
  @ForeignKey(() => Step)
  stepId!: number;

  @Column({ type: 'varchar', length: 200 })
  key!: string;

  @Column({ type: 'varchar', length: 500 })
  label!: string;

  @Column({ type: 'text', nullable: true })
  placeholder!: string | null;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @Column({ type: 'varchar', length: 20 })
  type!: string;

  @Column({ type: 'boolean' })
  isRequired!: boolean;

  /** Whether the answers stand in the contract; those to a question of the default wizard always do. */
  @Column({ type: 'boolean', default: true })
  isInContract!: boolean;

  /** When it is asked; always where it is null. */
  @Column({ type: 'jsonb', nullable: true })
  visibleWhen!: FieldCondition | null;

  /** Under which of the folded terms it is asked, one of FIELD_TOPICS; null for outright. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  topic!: string | null;

  @Column({ name: 'position', type: 'int' })
  order!: number;

  /** Rises with every edit, not with a change of place. */
  @VersionColumn({ default: 1 })
  version!: number;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt!: Date | null;
}
