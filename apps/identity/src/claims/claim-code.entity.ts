import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The one code with which somebody may take over what a guest owns. */
@Entity('claim_codes')
@Unique('uq_claim_codes_code_hash', ['codeHash'])
export class ClaimCode {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  guestId!: string;

  @Column({ type: 'varchar', length: 64 })
  codeHash!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt!: Date;
}
