import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Payment } from '../payments/payment.entity.js';

/** One attempt to give a payment back. */
@Entity('refunds')
@Check('ck_refunds_known_reason', `reason IN ('first-purchase', 'paid-twice')`)
@Check('ck_refunds_known_status', `status IN ('requested', 'refunded', 'failed')`)
@Index('ix_refunds_one_per_payment', ['paymentId'], { unique: true, where: `status <> 'failed'` })
@Unique(['providerRef'])
export class Refund {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => Payment)
  paymentId: string;

  /** `paid-twice`: the contract was unlocked already, or the subscription was there already. */
  @Column({ type: 'varchar', length: 20 })
  reason: 'first-purchase' | 'paid-twice';

  @Column({ type: 'varchar', length: 20 })
  status: 'requested' | 'refunded' | 'failed';

  /** Null for the service itself, and once the account is deleted. */
  @Column({ type: 'uuid', nullable: true })
  requestedBy: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  requestedAt: Date;

  /** Part of the idempotency key; counts up when the provider has stored a failure of its own under the last one. */
  @Column({ type: 'int', default: 1 })
  attempt: number;

  /** Null until the provider has taken the request. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  providerRef: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endedAt: Date | null;
}
