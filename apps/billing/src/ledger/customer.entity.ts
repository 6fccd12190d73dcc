import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Who a user is to the payment provider. */
@Entity('customers')
@Unique(['providerRef'])
export class Customer {
  @PrimaryColumn({ type: 'uuid' })
  userId!: string;

  @Column({ type: 'varchar', length: 100 })
  providerRef!: string;
}
