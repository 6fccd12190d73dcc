import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which user a guest turned out to be, for contracts that the guest's last requests make while the claim is under way. */
@Entity('guest_claims')
export class GuestClaim {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  guestId!: string;

  @Column({ type: 'uuid' })
  userId!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  claimedAt!: Date;
}
