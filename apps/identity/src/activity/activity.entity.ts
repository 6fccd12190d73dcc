import { ACTION_MAX_LENGTH, PAGE_MAX_LENGTH, type RecentAction } from '@pactwright/protocol';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** One thing that a user did; gone with the account, and after 90 days. */
@Entity('activities')
@Check('ck_activities_known_status', `status IN ('success', 'error')`)
@Index(['userId', 'createdAt'])
@Index(['createdAt'])
export class Activity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: User;

  @Column({ type: 'varchar', length: ACTION_MAX_LENGTH })
  action!: string;

  @Column({ type: 'varchar', length: PAGE_MAX_LENGTH, nullable: true })
  page!: string | null;

  @Column({ type: 'varchar', length: 10 })
  status!: RecentAction['status'];

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;
}
