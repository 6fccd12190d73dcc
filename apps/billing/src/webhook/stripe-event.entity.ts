import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the provider has told: which object to look at. The object itself is fetched, because what was told may be old. */
@Entity('stripe_events')
export class StripeEvent {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  id!: string;

  @Column({ type: 'varchar', length: 100 })
  type!: string;

  @Column({ type: 'varchar', length: 255 })
  objectRef!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  created!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  handledAt!: Date | null;
}
