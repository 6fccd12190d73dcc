import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('subscriptions')
@Check('ck_subscriptions_known_status', `status IN ('active', 'ended')`)
@Index('ix_subscriptions_one_active', ['userId'], { unique: true, where: `status = 'active'` })
export class Subscription {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  userId: string;

  @Column({ type: 'varchar', length: 20, default: 'active' })
  status: 'active' | 'ended';

  @Column({ type: 'boolean' })
  testMode: boolean;

  /** When it began: its periods are counted from here. */
  @Column({ type: 'timestamptz', precision: 3 })
  anchoredAt: Date;
}
