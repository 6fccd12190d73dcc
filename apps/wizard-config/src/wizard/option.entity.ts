import {
  Column,
  DeleteDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  VersionColumn,
} from 'typeorm';
import { Field } from './field.entity.js';

/** A choice of a field. Answers refer to it by `value`; an empty one counts as `option_{id}` (R-WIZ-20). */
@Entity('field_options')
@Index('uq_field_options_live_value', ['fieldId', 'value'], {
  unique: true,
  where: `deleted_at IS NULL AND value <> ''`,
})
export class Option {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Index()
  @Column({ type: 'int' })
  @ForeignKey(() => Field)
  fieldId!: number;

  @Column({ type: 'varchar', length: 200 })
  value!: string;

  @Column({ type: 'varchar', length: 500 })
  label!: string;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @Column({ name: 'position', type: 'int' })
  order!: number;

  @Column({ type: 'boolean', default: false })
  isDefault!: boolean;

  /** Rises with every edit, not with a change of place. */
  @VersionColumn({ default: 1 })
  version!: number;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt!: Date | null;
}
