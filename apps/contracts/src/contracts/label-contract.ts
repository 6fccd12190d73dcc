import { Injectable } from '@nestjs/common';
import type { Actor, LabelContractRequest } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { DataSource } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import { isVisibleTo } from '../store/ownership.js';

/** Gives a contract the name that its owner knows it by. Its text and its files stay as they are. */
@Injectable()
export class LabelContract {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError CONTRACT_NOT_FOUND for a contract that is not the actor's. */
  async run(actor: Actor, id: string, { title, client }: LabelContractRequest): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const contract = await manager.findOne(Contract, {
        where: { id },
        lock: { mode: 'for_no_key_update' },
      });
      if (!contract || !isVisibleTo(actor, contract)) throw new AppError('CONTRACT_NOT_FOUND');
      await manager.update(Contract, id, { ownTitle: title || null, clientName: client || null });
    });
  }
}
