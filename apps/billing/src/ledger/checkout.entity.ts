import type { Language } from '@pactwright/protocol';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Payment } from './payment.entity.js';

/**
 * A visit to the provider's page where one payment can be made. Holds everything the provider is told, so that asking
 * again with the same idempotency key is the same request.
 */
@Entity('checkouts')
@Check('ck_checkouts_known_state', `state IN ('open', 'closed')`)
@Index('ix_checkouts_one_open', ['contractId'], { unique: true, where: `state = 'open'` })
@Unique(['sessionRef'])
export class Checkout {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => Payment)
  paymentId!: string;

  /** What is unlocked by it, whatever the plan. */
  @Column({ type: 'uuid' })
  contractId!: string;

  @Column({ type: 'varchar', length: 20 })
  state!: 'open' | 'closed';

  /** Part of the idempotency key; counts up when the provider has stored a failure under the last one. */
  @Column({ type: 'int', default: 1 })
  attempt!: number;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'varchar', length: 100, nullable: true })
  customerRef!: string | null;

  /** Null until the provider has answered. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  sessionRef!: string | null;

  @Column({ type: 'text', nullable: true })
  url!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt!: Date;

  /** When somebody who waits last made us ask the provider. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  askedAt!: Date | null;
}
