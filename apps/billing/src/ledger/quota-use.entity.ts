import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { QuotaPeriod } from './quota-period.entity.js';

/** One contract unlocked from a period. Counted again only in another period, after the first was paid back. */
@Entity('quota_uses')
export class QuotaUse {
  @PrimaryColumn({ type: 'uuid' })
  contractId!: string;

  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => QuotaPeriod)
  periodId!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  usedAt!: Date;
}
