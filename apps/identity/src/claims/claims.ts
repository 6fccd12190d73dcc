import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { GUEST_CLAIMS, type ClaimCodeResponse, type GuestClaimed } from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { noteActivity } from '../activity/activities.js';
import { AccountEvents } from '../audit/account-events.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { ClaimCode } from './claim-code.entity.js';
import { hashOfCode, newCode } from './code.js';

const LIFETIME_MS = 30 * 24 * 3_600_000;
const log = logger('claims');

/** Hands what a visitor owns to an account: at once in the same browser, elsewhere by a code that works once. */
@Injectable()
export class Claims {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
    private readonly events: AccountEvents,
    private readonly rpc: RpcClient,
  ) {}

  /** A code for what this guest owns; the one before is worth nothing from now on. */
  async makeCode(guestId: string, address: string): Promise<ClaimCodeResponse> {
    await this.throttle.countClaimCode(address);
    const code = newCode();
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    await this.dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM claim_codes WHERE expires_at < now()');
      await manager.upsert(ClaimCode, { guestId, codeHash: hashOfCode(code), expiresAt }, ['guestId']);
      await this.events.record({ act: 'guest.ask-claim', userId: null }, manager);
    });
    return { code, expiresAt: expiresAt.toISOString() };
  }

  /** Uses a code up, and resolves when everything has moved. @throws AppError CLAIM_CODE_INVALID, whatever is wrong with it. */
  async useCode(userId: string, code: string, address: string): Promise<void> {
    await this.throttle.countClaim(userId, address);
    const claimed = await this.dataSource.transaction(async (manager) => {
      /* Of several at once only one finds the row. */
      const [[used]]: [{ guest_id: string }[], number] = await manager.query(
        'DELETE FROM claim_codes WHERE code_hash = $1 AND expires_at > now() RETURNING guest_id',
        [hashOfCode(code)],
      );
      if (!used) return undefined;
      await this.claim(manager, userId, used.guest_id);
      await noteActivity(manager, { userId, action: 'contract.claim', status: 'success' });
      return { userId, guestId: used.guest_id };
    });
    if (claimed) return this.untilMoved({ ...claimed, claimedAt: new Date().toISOString() });
    await this.events.record({ act: 'guest.claim', outcome: 'error', userId });
    throw new AppError('CLAIM_CODE_INVALID');
  }

  /** Whoever used a code looks for the contracts next. A service that is away moves its part when the event reaches it. */
  private async untilMoved(claim: GuestClaimed): Promise<void> {
    const moves = Object.values(GUEST_CLAIMS).map((definition) => this.rpc.call(definition, claim));
    for (const move of await Promise.allSettled(moves))
      if (move.status === 'rejected') log.warn({ err: move.reason as unknown }, 'moves with its event');
  }

  /** Everything the guest owns becomes the user's; a code that was made for it opens nothing any more. */
  async claim(manager: EntityManager, userId: string, guestId: string): Promise<void> {
    await manager.delete(ClaimCode, { guestId });
    await this.outbox.publish(manager, 'user.claimed-guest', { userId, guestId });
    await this.events.record({ act: 'guest.claim', userId }, manager);
  }
}
