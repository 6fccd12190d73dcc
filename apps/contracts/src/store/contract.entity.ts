import type { AskedWhen } from '@pactwright/drafting';
import {
  CONTRACT_LABEL_MAX,
  CONTRACT_STATUSES,
  type ContractStatus,
  type Language,
} from '@pactwright/protocol';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

const STATUS_LIST = CONTRACT_STATUSES.map((status) => `'${status}'`).join(', ');

@Entity('contracts')
@Check('ck_contracts_one_owner', 'num_nonnulls(owner_user_id, owner_guest_id) = 1')
@Check('ck_contracts_known_status', `status IN (${STATUS_LIST})`)
@Index('ix_contracts_untouched', ['updatedAt'], { where: `status = 'draft'` })
@Index(['ownerUserId', 'createdAt'])
@Index(['ownerGuestId', 'createdAt'])
@Index(['createdAt'])
export class Contract {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', nullable: true })
  ownerUserId!: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  ownerGuestId!: string | null;

  @Column({ type: 'varchar', length: 20, default: 'draft' })
  status!: ContractStatus;

  /** Paid for in test mode: a mark of the payment, not a status (T-14). */
  @Column({ type: 'boolean', default: false })
  testMode!: boolean;

  /** Of the contract itself; the language of the interface it was started in until the wizard's question is answered. */
  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'varchar', length: 200, nullable: true })
  title!: string | null;

  /** What its owner calls it in lists, and whom they know as its client; neither stands in the contract. */
  @Column({ type: 'varchar', length: CONTRACT_LABEL_MAX, nullable: true })
  ownTitle!: string | null;

  @Column({ type: 'varchar', length: CONTRACT_LABEL_MAX, nullable: true })
  clientName!: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  freelanceType!: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  /** When its questions are asked, as it was when the contract was paid for (ADR 0037); before that, the wizard says so. */
  @Column({ type: 'jsonb', nullable: true })
  askedWhen!: AskedWhen | null;

  /** Moves with the answers alone, so that a payment does not make the rendered files look outdated. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  /** When the first answer, the first payment and the first download happened; null before it, and for older contracts. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  firstAnsweredAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  firstPaidAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  firstDownloadedAt!: Date | null;

  /** When it was first downloaded with nothing left to fill in that it cannot be signed without. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  firstReadyAt!: Date | null;
}
