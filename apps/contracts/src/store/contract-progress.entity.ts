import type { Addition, SaveProgressRequest } from '@pactwright/protocol';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Contract } from './contract.entity.js';

/** What the improvement page held last, and the texts that it added to the contract. (json keeps every text as it came.) */
@Entity('contract_progress')
export class ContractProgress {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => Contract, { onDelete: 'CASCADE' })
  contractId!: string;

  @Column({ type: 'json' })
  formData!: SaveProgressRequest['formData'];

  @Column({ type: 'json' })
  aiSuggestions!: SaveProgressRequest['aiSuggestions'];

  @Column({ type: 'json', nullable: true })
  state!: Record<string, unknown> | null;

  @Column({ type: 'json' })
  additions!: Addition[];

  /** By the clock of the browser that wrote it: an older write that arrives later is ignored. */
  @Column({ type: 'timestamptz', precision: 3 })
  writtenAt!: Date;
}
