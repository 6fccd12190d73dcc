import type { EntityManager } from 'typeorm';
import { GuestClaim } from './guest-claim.entity.js';

/** Requests of the guest that were under way during the sign-in end within this time; what comes later is another visitor. */
export const CLAIM_GRACE_MS = 60_000;

/** The user that this guest became less than the grace time ago. */
export async function findClaimant(manager: EntityManager, guestId: string): Promise<string | undefined> {
  const claim = await manager.findOneBy(GuestClaim, { guestId });
  return claim && Date.now() - claim.claimedAt.getTime() < CLAIM_GRACE_MS ? claim.userId : undefined;
}
