import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor, UserAct } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { SessionStore } from '@pactwright/server-session';
import { lockAdministrators } from '../users/administrators.js';
import { User } from '../users/user.entity.js';

const EFFECTS: Readonly<Record<UserAct, Partial<Pick<User, 'isActive' | 'isAdmin'>>>> = {
  disable: { isActive: false },
  enable: { isActive: true },
  'grant-admin': { isAdmin: true },
  'revoke-admin': { isAdmin: false },
};

/**
 * Opens and closes accounts and makes administrators, one such act at a time. Whoever acts is an administrator at that moment and
 * cannot touch the own account: so one always remains.
 */
@Injectable()
export class ChangeUser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError USER_NOT_FOUND, OWN_ACCOUNT, or ADMIN_ONLY when the actor is none any more. */
  run(actor: Actor, id: string, act: UserAct): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      await lockAdministrators(manager);
      await requireAdmin(manager, actor.userId);
      const user = await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!user) throw new AppError('USER_NOT_FOUND');
      if (user.id === actor.userId) throw new AppError('OWN_ACCOUNT');

      const changed = Object.assign(new User(), user, EFFECTS[act]);
      if (changed.isActive === user.isActive && changed.isAdmin === user.isAdmin) return user;
      await manager.update(User, { id }, EFFECTS[act]);
      await recordAct(this.outbox, manager, {
        action: `identity.user.${act}`,
        subject: { type: 'user', id },
      });
      /*
       * A session carries what its user was allowed when it began. Ended before the commit: when that fails, nothing happened,
       * and whoever signs in meanwhile waits for the locked row.
       */
      await this.sessions.destroyAllOf(id);
      return changed;
    });
  }
}

/** The session may be older than what happened to its user. */
async function requireAdmin(manager: EntityManager, userId: string | null): Promise<void> {
  const isAllowed =
    userId !== null && (await manager.existsBy(User, { id: userId, isAdmin: true, isActive: true }));
  if (!isAllowed) throw new AppError('ADMIN_ONLY');
}
