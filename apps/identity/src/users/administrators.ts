import type { EntityManager } from 'typeorm';

/** Makes what decides who is an administrator happen one after the other, until the transaction ends. */
export const lockAdministrators = (manager: EntityManager): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))`);
