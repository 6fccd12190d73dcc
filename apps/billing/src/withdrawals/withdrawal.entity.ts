import type { Language } from '@pactwright/protocol';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Payment } from '../ledger/payment.entity.js';

/** A consumer's statement that a contract is withdrawn from (T-32), as it was received. */
@Entity('withdrawals')
@Check('ck_withdrawals_known_language', `language IN ('en', 'lt')`)
@Unique(['fingerprint'])
@Index(['receivedAt'])
@Index(['userId'])
@Index(['guestId'])
@Index(['paymentId'])
export class Withdrawal {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Of the client's key and the words: the same statement again is known by it, and nobody else's. */
  @Column({ type: 'char', length: 64 })
  fingerprint!: string;

  @Column({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  guestId!: string | null;

  /** What was stated; null once it was answered and the account is gone. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  name!: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  purchase!: string | null;

  /** The purchase, where it was the caller's own. */
  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => Payment)
  paymentId!: string | null;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  answeredAt!: Date | null;

  /** The account is gone: who it was is forgotten when the statement is answered, which it is still owed. */
  @Column({ type: 'boolean', default: false })
  isForgottenOnceAnswered!: boolean;
}

/** What may be kept of an answered statement whose account is gone. */
export const NAMELESS = { name: null, email: null, purchase: null } as const;

export const isForgotten = ({
  email,
  isForgottenOnceAnswered,
}: Pick<Withdrawal, 'email' | 'isForgottenOnceAnswered'>): boolean =>
  email === null || isForgottenOnceAnswered;

/** What people call a statement by: its day and the beginning of its id. */
export const numberOf = ({ id, receivedAt }: Pick<Withdrawal, 'id' | 'receivedAt'>): string =>
  `W-${receivedAt.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`;
