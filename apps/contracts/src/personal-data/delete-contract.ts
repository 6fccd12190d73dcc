import { Injectable } from '@nestjs/common';
import type { Actor } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import { isVisibleTo } from '../store/ownership.js';
import { eraseContracts } from './erase-contracts.js';

/** Deletes one contract at its owner's wish, for good; its files and the name on its payment go as soon as their keepers hear of it. */
@Injectable()
export class DeleteContract {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError CONTRACT_NOT_FOUND for a contract that is not the actor's. */
  async run(actor: Actor, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const contract = await manager.findOne(Contract, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!contract || !isVisibleTo(actor, contract)) throw new AppError('CONTRACT_NOT_FOUND');
      await eraseContracts(manager, this.outbox, { id });
      await recordAct(this.outbox, manager, {
        action: 'contracts.contract.delete',
        subject: { type: 'contract', id },
        details: { status: contract.status },
      });
    });
  }
}
