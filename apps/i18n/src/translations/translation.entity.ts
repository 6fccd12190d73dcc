import type { Language, Translation as TranslationView } from '@pactwright/protocol';
import { Column, DeleteDateColumn, Entity, PrimaryGeneratedColumn, Unique, VersionColumn } from 'typeorm';

/** One text of the wizard in a language other than English. A removed one keeps its row, so that no release brings it back. */
@Entity('translations')
@Unique(['entityType', 'entityId', 'fieldName', 'language'])
export class Translation {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'varchar', length: 20 })
  entityType!: TranslationView['entityType'];

  @Column({ type: 'int' })
  entityId!: number;

  @Column({ type: 'varchar', length: 20 })
  fieldName!: TranslationView['fieldName'];

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'text' })
  value!: string;

  /** The English text that this was translated from; null when nobody knows any more. */
  @Column({ type: 'text', nullable: true })
  sourceValue!: string | null;

  /** Rises with every edit. */
  @VersionColumn({ default: 1 })
  version!: number;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt!: Date | null;
}
