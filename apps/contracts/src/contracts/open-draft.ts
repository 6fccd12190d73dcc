import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor, Language } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import { lockOwner, ownerOf, settledOwner, type Owner } from '../store/ownership.js';
import { UNTOUCHED } from '../store/status.js';

/** Hands out the owner's untouched draft, or a new one: however often and however fast it is asked (T-10). */
@Injectable()
export class OpenDraft {
  constructor(private readonly dataSource: DataSource) {}

  async run(actor: Actor, language: Language): Promise<string> {
    const caller = ownerOf(actor);
    if (!caller) throw new AppError('NOT_SIGNED_IN');
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, caller);
      const owner = await settledOwner(manager, caller);
      const draft = await findUntouched(manager, owner);
      if (!draft) return this.create(manager, owner, language);
      /* Counts as new again: it must not be swept from under the visitor who just got it. */
      await manager.update(Contract, draft.id, { language, updatedAt: new Date() });
      return draft.id;
    });
  }

  private async create(manager: EntityManager, owner: Owner, language: Language): Promise<string> {
    const id = randomUUID();
    await manager.insert(Contract, { id, ...owner, status: UNTOUCHED, language });
    return id;
  }
}

function findUntouched(manager: EntityManager, owner: Owner): Promise<Contract | null> {
  const where =
    owner.ownerUserId === null
      ? { ownerGuestId: owner.ownerGuestId, status: UNTOUCHED }
      : { ownerUserId: owner.ownerUserId, status: UNTOUCHED };
  return manager.findOne(Contract, { where, order: { createdAt: 'DESC', id: 'DESC' } });
}
