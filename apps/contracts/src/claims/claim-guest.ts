import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { Run } from '@pactwright/server-runs';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import { guestOwner, lockOwner, userOwner } from '../store/ownership.js';
import { CLAIM_GRACE_MS } from '../store/claimant.js';
import { GuestClaim } from '../store/guest-claim.entity.js';

/**
 * Moves what a guest made to the user that the guest turned out to be. The claim is remembered, so that a contract which the
 * guest's last request makes after this goes to the user as well.
 */
@EventHandler('user.claimed-guest')
export class ClaimGuest implements EventSubscriber<'user.claimed-guest'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
  ) {}

  async handle({ eventId, occurredAt, data }: EventEnvelope<'user.claimed-guest'>): Promise<void> {
    await this.inbox.once(this.dataSource.manager, eventId, (manager) =>
      claim(manager, { ...data, claimedAt: new Date(occurredAt) }),
    );
  }
}

export async function claim(
  manager: EntityManager,
  { guestId, userId, claimedAt }: GuestClaim,
): Promise<void> {
  /* The same lock as for making a contract: one is made either before this, and moved, or after it, and sees the claim. */
  await lockOwner(manager, guestOwner(guestId));
  await manager.query(
    `INSERT INTO guest_claims (guest_id, user_id, claimed_at) VALUES ($1, $2, $3)
     ON CONFLICT ON CONSTRAINT pk_guest_claims DO UPDATE
       SET user_id = EXCLUDED.user_id, claimed_at = EXCLUDED.claimed_at
     WHERE guest_claims.claimed_at < EXCLUDED.claimed_at`,
    [guestId, userId, claimedAt],
  );
  await manager.update(
    Contract,
    { ownerGuestId: guestId, createdAt: LessThan(new Date(claimedAt.getTime() + CLAIM_GRACE_MS)) },
    userOwner(userId),
  );
  await manager.update(Run, { owner: `guest:${guestId}` }, { owner: `user:${userId}` });
}
