import type { SubscriptionStatus } from '@pactwright/protocol';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity('subscriptions')
@Check('ck_subscriptions_known_status', `status IN ('active', 'past_due', 'ended')`)
@Index('ix_subscriptions_one_alive', ['userId'], { unique: true, where: `status <> 'ended'` })
@Unique(['providerRef'])
export class Subscription {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Null once the account is deleted. */
  @Column({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ type: 'varchar', length: 20, default: 'active' })
  status!: SubscriptionStatus;

  @Column({ type: 'boolean' })
  testMode!: boolean;

  /** When it began: in test mode its periods are counted from here. */
  @Column({ type: 'timestamptz', precision: 3 })
  anchoredAt!: Date;

  /** Null where no provider charges it. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  providerRef!: string | null;

  /** Set when it is cancelled: it ends then instead of renewing. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endsAt!: Date | null;

  /** When the provider was asked for what stands here; an answer to an earlier question is too old. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  syncedAt!: Date | null;
}
