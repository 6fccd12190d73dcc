import type { Actor } from '@pactwright/protocol';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { findClaimant } from './claimant.js';
import type { Contract } from './contract.entity.js';

/** Whom a contract belongs to: a user, or a browser by its guest cookie. */
export type Owner =
  | { readonly ownerUserId: string; readonly ownerGuestId: null }
  | { readonly ownerUserId: null; readonly ownerGuestId: string };

export const userOwner = (userId: string): Owner => ({ ownerUserId: userId, ownerGuestId: null });
export const guestOwner = (guestId: string): Owner => ({ ownerUserId: null, ownerGuestId: guestId });

/** Who owns what this actor makes: the user where there is one, else the browser. */
export function ownerOf(actor: Actor): Owner | undefined {
  if (actor.userId !== null) return userOwner(actor.userId);
  return actor.guestId === null ? undefined : guestOwner(actor.guestId);
}

/**
 * What this actor may see: the user's contracts, and what this browser made before its claim has been handled.
 * Undefined for nobody, because an empty list of conditions would mean everything.
 */
export function visibleTo(
  actor: Actor,
  status: FindOptionsWhere<Contract>['status'],
): FindOptionsWhere<Contract>[] | undefined {
  const conditions: FindOptionsWhere<Contract>[] = [];
  if (actor.userId !== null) conditions.push({ ownerUserId: actor.userId, status });
  if (actor.guestId !== null) conditions.push({ ownerGuestId: actor.guestId, status });
  return conditions.length > 0 ? conditions : undefined;
}

export const isVisibleTo = (
  actor: Actor,
  contract: Pick<Contract, 'ownerUserId' | 'ownerGuestId'>,
): boolean =>
  (contract.ownerUserId !== null && contract.ownerUserId === actor.userId) ||
  (contract.ownerGuestId !== null && contract.ownerGuestId === actor.guestId);

/** Makes what is done for one owner wait in line until the transaction ends. */
export async function lockOwner(manager: EntityManager, owner: Owner): Promise<void> {
  const name = owner.ownerUserId === null ? `guest:${owner.ownerGuestId}` : `user:${owner.ownerUserId}`;
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** A guest who signed in a moment ago is that user, whatever cookie the request still carried. */
export async function settledOwner(manager: EntityManager, owner: Owner): Promise<Owner> {
  if (owner.ownerGuestId === null) return owner;
  const userId = await findClaimant(manager, owner.ownerGuestId);
  if (userId === undefined) return owner;
  const user = userOwner(userId);
  await lockOwner(manager, user);
  return user;
}
