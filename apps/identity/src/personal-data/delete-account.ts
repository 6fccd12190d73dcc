import { Injectable } from '@nestjs/common';
import { AppError } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { Presence, SessionStore } from '@pactwright/server-session';
import { DataSource, Not } from 'typeorm';
import type { Origin } from '../caller/origin.js';
import { AccountEvents } from '../audit/account-events.js';
import { OwnPassword } from '../passwords/own-password.js';
import { lockAdministrators } from '../users/administrators.js';
import { User } from '../users/user.entity.js';

/**
 * Ends an account at its owner's wish: the rows here at once, everything the other services keep as soon as they hear of it.
 * The audit log keeps the bare id.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionStore,
    private readonly presence: Presence,
    private readonly outbox: Outbox,
    private readonly events: AccountEvents,
  ) {}

  /** @throws AppError CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS, or LAST_ADMIN when nobody could administrate afterwards. */
  async run({ actor, address }: Origin, password: string): Promise<void> {
    if (actor.userId === null) throw new AppError('NOT_SIGNED_IN');
    const { id: userId } = await this.ownPassword.prove(actor.userId, password, address, 'password');
    await this.dataSource.transaction(async (manager) => {
      await lockAdministrators(manager);
      const user = await manager.findOne(User, {
        where: { id: userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!user) throw new AppError('NOT_SIGNED_IN');
      const others = { id: Not(userId), isAdmin: true, isActive: true };
      if (user.isAdmin && !(await manager.existsBy(User, others))) throw new AppError('LAST_ADMIN');
      await manager.delete(User, { id: userId });
      await this.events.record({ act: 'account.delete', userId }, manager);
      await this.outbox.publish(manager, 'user.deleted', { userId });
      /* Before the commit: were it the other way round, a crash in between would leave sessions of nobody. */
      await this.sessions.destroyAllOf(userId);
      await this.presence.forget(userId);
    });
  }
}
