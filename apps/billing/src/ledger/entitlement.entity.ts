import type { PlanType } from '@pactwright/protocol';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Payment } from './payment.entity.js';

/** A contract that is unlocked, and by what. The truth for downloads. */
@Entity('entitlements')
export class Entitlement {
  @PrimaryColumn({ type: 'uuid' })
  contractId!: string;

  @Column({ type: 'varchar', length: 20 })
  source!: PlanType;

  /** The payment for the contract, or for the period of the subscription. */
  @Column({ type: 'uuid' })
  @ForeignKey(() => Payment)
  paymentId!: string;

  @Column({ type: 'boolean' })
  testMode!: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  unlockedAt!: Date;
}
