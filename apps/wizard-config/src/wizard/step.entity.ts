import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('wizard_steps')
@Unique(['key'])
export class Step {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'varchar', length: 200 })
  key!: string;

  @Column({ type: 'varchar', length: 500 })
  title!: string;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @Column({ name: 'position', type: 'int' })
  order!: number;

  @Column({ type: 'boolean', default: true })
  isActive!: boolean;
}
