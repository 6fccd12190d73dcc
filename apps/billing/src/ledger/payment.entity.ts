import type { PaymentState, PlanType } from '@pactwright/protocol';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Subscription } from './subscription.entity.js';

/** Money asked for, taken or given back, in test mode as if it were: for one contract, or for one period of a subscription. */
@Entity('payments')
@Check('ck_payments_one_payer', 'num_nonnulls(user_id, guest_id) <= 1')
@Check(
  'ck_payments_one_subject',
  `(plan_type = 'one-time' AND contract_id IS NOT NULL AND subscription_id IS NULL)
   OR (plan_type = 'subscription' AND contract_id IS NULL
       AND (subscription_id IS NOT NULL OR confirmed_at IS NULL))`,
)
@Index(['contractId'])
@Index('ix_payments_one_per_contract', ['contractId'], {
  unique: true,
  where: `plan_type = 'one-time' AND status = 'confirmed'`,
})
@Index(['guestId'])
@Index(['userId'])
@Index(['cardFingerprint'])
@Unique(['intentRef'])
@Unique(['invoiceRef'])
export class Payment {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'varchar', length: 20 })
  planType!: PlanType;

  @Column({ type: 'uuid', nullable: true })
  contractId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => Subscription)
  subscriptionId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  userId!: string | null;

  /** A pseudonym that is no guest's once the account or the contract is deleted. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  guestId!: string | null;

  @Column({ type: 'int' })
  amountCents!: number;

  @Column({ type: 'char', length: 3 })
  currency!: string;

  /** Nobody's money: taken in test mode, or by the provider's own test mode. */
  @Column({ type: 'boolean' })
  testMode!: boolean;

  @Column({ type: 'varchar', length: 20 })
  status!: PaymentState;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** What the provider calls the money; null while unpaid, and where no provider took it. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  intentRef!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  invoiceRef!: string | null;

  @Column({ type: 'text', nullable: true })
  receiptUrl!: string | null;

  /** The provider's name for the card, the same whoever uses it: one payer has one first purchase (T-33). */
  @Column({ type: 'varchar', length: 100, nullable: true })
  cardFingerprint!: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  termsVersion!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  termsAcceptedAt!: Date | null;
}
