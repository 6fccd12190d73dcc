import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { QuotaPeriod } from './quota-period.entity.js';

/** One contract unlocked from a period; a contract is counted once, ever. */
@Entity('quota_uses')
export class QuotaUse {
  @PrimaryColumn({ type: 'uuid' })
  contractId: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => QuotaPeriod)
  periodId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  usedAt: Date;
}
