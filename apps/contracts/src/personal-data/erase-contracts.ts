import { ownerName, type DataOwner } from '@pactwright/protocol';
import type { Outbox } from '@pactwright/server-queue';
import { Run } from '@pactwright/server-runs';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import { guestOwner, lockOwner, userOwner } from '../store/ownership.js';

/** Deletes everything that somebody owns here, and tells who keeps files and money of it. Answers how many contracts. */
export async function eraseAllOf(manager: EntityManager, outbox: Outbox, owner: DataOwner): Promise<number> {
  /* A contract that is being made this moment is made before this, and deleted with the others. */
  await lockOwner(manager, 'userId' in owner ? userOwner(owner.userId) : guestOwner(owner.guestId));
  const erased = await eraseContracts(
    manager,
    outbox,
    'userId' in owner ? { ownerUserId: owner.userId } : { ownerGuestId: owner.guestId },
  );
  await manager.delete(Run, { owner: ownerName(owner) });
  return erased;
}

/** Deletes contracts with their answers, texts and the advice that was asked for them. */
export async function eraseContracts(
  manager: EntityManager,
  outbox: Outbox,
  where: FindOptionsWhere<Contract>,
): Promise<number> {
  const contracts = await manager.find(Contract, { where, select: { id: true } });
  for (const { id: contractId } of contracts) {
    await outbox.publish(manager, 'contract.erased', { contractId });
    await manager.delete(Run, { subject: contractId });
  }
  await manager.delete(Contract, where);
  return contracts.length;
}
