import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Payment } from './payment.entity.js';

/** Who had a first purchase given back, by the address of the account: it outlives the account, and names nobody. */
@Entity('refund_marks')
@Index(['mark'])
export class RefundMark {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => Payment)
  paymentId!: string;

  /** A keyed hash of the address. */
  @Column({ type: 'char', length: 64 })
  mark!: string;
}
