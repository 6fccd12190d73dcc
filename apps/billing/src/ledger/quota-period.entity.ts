import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Payment } from './payment.entity.js';
import { Subscription } from './subscription.entity.js';

/** The contracts that one paid period of a subscription grants. `used` counts its rows in quota_uses. */
@Entity('quota_periods')
@Unique(['subscriptionId', 'startsAt'])
@Check('ck_quota_periods_not_overdrawn', 'used >= 0 AND used <= granted')
export class QuotaPeriod {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => Subscription)
  subscriptionId!: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => Payment)
  paymentId!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  startsAt!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  endsAt!: Date;

  @Column({ type: 'int' })
  granted!: number;

  @Column({ type: 'int', default: 0 })
  used!: number;
}
