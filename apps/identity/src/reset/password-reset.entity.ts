import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Language } from '@pactwright/protocol';
import { User } from '../users/user.entity.js';

/** One request for a new password. Without a user when nobody has that e-mail, so that asking looks the same to the outside. */
@Entity('password_resets')
@Check('ck_password_resets_known_language', "language IN ('en', 'lt')")
@Index(['expiresAt'])
export class PasswordReset {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id' })
  user!: User | null;

  /** That of the account when it was asked for: another password makes the link worthless. */
  @Column({ type: 'int', nullable: true })
  passwordVersion!: number | null;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  sentAt!: Date | null;
}
