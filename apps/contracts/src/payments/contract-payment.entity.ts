import { Column, Entity, ForeignKey, PrimaryColumn, type EntityManager } from 'typeorm';
import { Contract } from '../store/contract.entity.js';

/** The newest that billing has told of one payment for a contract. */
@Entity('contract_payments')
export class ContractPayment {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => Contract, { onDelete: 'CASCADE' })
  contractId!: string;

  @PrimaryColumn({ type: 'uuid' })
  paymentId!: string;

  @Column({ type: 'boolean' })
  isPaid!: boolean;

  /** When that became true in billing. */
  @Column({ type: 'timestamptz', precision: 3 })
  asOf!: Date;
}

/**
 * Takes down what billing told of a payment, unless something newer is known: events may overtake each other. Answers whether
 * any payment for this contract stands. The caller holds the contract's row.
 */
export async function notePayment(
  manager: EntityManager,
  {
    contractId,
    paymentId,
    isPaid,
    asOf,
  }: Pick<ContractPayment, 'contractId' | 'paymentId' | 'isPaid' | 'asOf'>,
): Promise<boolean> {
  await manager.query(
    `INSERT INTO contract_payments AS known (contract_id, payment_id, is_paid, as_of) VALUES ($1, $2, $3, $4)
     ON CONFLICT ON CONSTRAINT pk_contract_payments
     DO UPDATE SET is_paid = excluded.is_paid, as_of = excluded.as_of WHERE known.as_of <= excluded.as_of`,
    [contractId, paymentId, isPaid, asOf],
  );
  return manager.existsBy(ContractPayment, { contractId, isPaid: true });
}
