import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { Language, User as UserView } from '@pactwright/protocol';

export const EMAIL_CONSTRAINT = 'uq_users_email';

@Entity('users')
@Unique(EMAIL_CONSTRAINT, ['email'])
@Check('ck_users_normal_email', 'email = lower(email)')
@Check('ck_users_known_language', "preferred_language IN ('en', 'lt')")
@Index(['createdAt'])
export class User {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** In lower case. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'text' })
  passwordHash!: string;

  /** Counts the passwords the account has had: what was proven or mailed for an earlier one is worth nothing. */
  @Column({ type: 'int', default: 1 })
  passwordVersion!: number;

  @Column({ type: 'varchar', length: 100, nullable: true })
  firstName!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  lastName!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  country!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  city!: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  company!: string | null;

  @Column({ type: 'varchar', length: 2, nullable: true })
  preferredLanguage!: Language | null;

  @Column({ type: 'boolean', default: false })
  isAdmin!: boolean;

  @Column({ type: 'boolean', default: true })
  isActive!: boolean;

  @CreateDateColumn({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}

/** One spelling of an address, so that nobody has two accounts by accident. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** What a user may see of their account. */
export const toUserView = (user: User): UserView => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  country: user.country,
  city: user.city,
  company: user.company,
  preferredLanguage: user.preferredLanguage,
  isAdmin: user.isAdmin,
  isActive: user.isActive,
  createdAt: user.createdAt.toISOString(),
});
