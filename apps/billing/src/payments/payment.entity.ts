import type { PlanType } from '@pactwright/protocol';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Subscription } from '../subscriptions/subscription.entity.js';

/** Money taken, or in test mode as if it were: for one contract, or for one period of a subscription. */
@Entity('payments')
@Check('ck_payments_one_payer', 'num_nonnulls(user_id, guest_id) = 1')
@Check(
  'ck_payments_one_subject',
  `(plan_type = 'one-time' AND contract_id IS NOT NULL AND subscription_id IS NULL)
   OR (plan_type = 'subscription' AND contract_id IS NULL AND subscription_id IS NOT NULL)`,
)
@Index('ix_payments_one_per_contract', ['contractId'], {
  unique: true,
  where: `plan_type = 'one-time' AND status = 'confirmed'`,
})
@Index(['guestId'])
@Index(['userId'])
export class Payment {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'varchar', length: 20 })
  planType: PlanType;

  @Column({ type: 'uuid', nullable: true })
  contractId: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => Subscription)
  subscriptionId: string | null;

  @Column({ type: 'uuid', nullable: true })
  userId: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  guestId: string | null;

  @Column({ type: 'int' })
  amountCents: number;

  @Column({ type: 'char', length: 3 })
  currency: string;

  @Column({ type: 'boolean' })
  testMode: boolean;

  @Column({ type: 'varchar', length: 20 })
  status: 'confirmed';

  @Column({ type: 'timestamptz', precision: 3 })
  confirmedAt: Date;
}
