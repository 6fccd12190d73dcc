import { Column, Entity, PrimaryColumn, type EntityManager } from 'typeorm';

/** A contract that is gone: nobody orders it any more, and money that still comes for it goes back. */
@Entity('erased_contracts')
export class ErasedContract {
  @PrimaryColumn({ type: 'uuid' })
  contractId!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  erasedAt!: Date;
}

/** The caller holds the contract's lock where the answer has to stay true. */
export const isErased = (manager: EntityManager, contractId: string): Promise<boolean> =>
  manager.existsBy(ErasedContract, { contractId });
