import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What stayed known of a payer whose contracts were deleted while their payments were made nobody's with them: when the first
 * of those purchases was, and whether one was given back. Goes with the account, or with what the visitor had.
 */
@Entity('payer_marks')
export class PayerMark {
  /** A keyed hash of the payer; see payer-marks.ts. */
  @PrimaryColumn({ type: 'char', length: 64 })
  mark!: string;

  /** Money and test payments are told apart. */
  @PrimaryColumn({ type: 'boolean' })
  testMode!: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  firstBoughtAt!: Date;

  @Column({ type: 'boolean' })
  hasHadRefund!: boolean;
}

/** What marks are made with: one row, made by the migration. */
@Entity('payer_mark_key')
@Check('ck_payer_mark_key_only_one', 'id = 1')
export class PayerMarkKey {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id!: number;

  @Column({ type: 'text' })
  secret!: string;
}
