import type { EntityManager } from 'typeorm';
import type { Payer } from './payer.js';

/* Always in this order: the contract first, then whoever pays. */

/** Makes everything that pays for one contract wait for each other until the end of their transactions. */
export async function lockContract(manager: EntityManager, contractId: string): Promise<void> {
  await lock(manager, `contract:${contractId}`);
}

/** Makes everything that begins or refunds a payer's purchases wait for each other until the end of their transactions. */
export async function lockPayer(manager: EntityManager, payer: Payer): Promise<void> {
  await lock(manager, 'userId' in payer ? `user:${payer.userId}` : `guest:${payer.guestId}`);
}

const lock = (manager: EntityManager, name: string): Promise<unknown> =>
  manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
