import type { PaymentState } from '@pactwright/protocol';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Payment } from './payment.entity.js';

/** What came back for these reasons was no purchase: nobody has had anything for it. */
export const NO_PURCHASE: readonly Refund['reason'][] = ['paid-twice', 'erased'];

/** How a payment stands whose refund stands so. */
export const STATUS_OF_REFUND = {
  requested: 'refund_requested',
  refunded: 'refunded',
  failed: 'refund_failed',
} as const satisfies Record<Refund['status'], PaymentState>;

/** One attempt to give a payment back. */
@Entity('refunds')
@Check('ck_refunds_known_reason', `reason IN ('first-purchase', 'paid-twice', 'erased')`)
@Check('ck_refunds_known_status', `status IN ('requested', 'refunded', 'failed')`)
@Index('ix_refunds_one_per_payment', ['paymentId'], { unique: true, where: `status <> 'failed'` })
@Unique(['providerRef'])
export class Refund {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => Payment)
  paymentId!: string;

  /**
   * `paid-twice`: the contract was unlocked already, or the subscription was there already. `erased`: the contract or the
   * account was gone when the money came.
   */
  @Column({ type: 'varchar', length: 20 })
  reason!: 'first-purchase' | 'paid-twice' | 'erased';

  @Column({ type: 'varchar', length: 20 })
  status!: 'requested' | 'refunded' | 'failed';

  /** Null for the service itself, and once the account is deleted. */
  @Column({ type: 'uuid', nullable: true })
  requestedBy!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  requestedAt!: Date;

  /** Part of the idempotency key; counts up when the provider has stored a failure of its own under the last one. */
  @Column({ type: 'int', default: 1 })
  attempt!: number;

  /** Null until the provider has taken the request. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  providerRef!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endedAt!: Date | null;
}
