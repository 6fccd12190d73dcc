import { Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import type { Actor, UserAct } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { SessionStore } from '@pactwright/server-session';
import { User } from '../users/user.entity.js';

const EFFECTS: Readonly<Record<UserAct, Partial<Pick<User, 'isActive' | 'isAdmin'>>>> = {
  disable: { isActive: false },
  enable: { isActive: true },
  'grant-admin': { isAdmin: true },
  'revoke-admin': { isAdmin: false },
};

/** Opens and closes accounts and makes administrators, one such act at a time, so that an administrator always remains. */
@Injectable()
export class ChangeUser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError USER_NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN, or ADMIN_ONLY when the actor is none any more. */
  run(actor: Actor, id: string, act: UserAct): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      await waitForOtherActs(manager);
      await requireAdmin(manager, actor.userId);
      const user = await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!user) throw new AppError('USER_NOT_FOUND');
      if (user.id === actor.userId) throw new AppError('OWN_ACCOUNT');

      const changed = Object.assign(new User(), user, EFFECTS[act]);
      if (changed.isActive === user.isActive && changed.isAdmin === user.isAdmin) return user;
      if (isWorkingAdmin(user) && !isWorkingAdmin(changed)) await requireAnotherAdmin(manager, id);
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

const isWorkingAdmin = ({ isAdmin, isActive }: User): boolean => isAdmin && isActive;

const waitForOtherActs = (manager: EntityManager): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))`);

/** The session may be older than what happened to its user. */
async function requireAdmin(manager: EntityManager, userId: string | null): Promise<void> {
  const isAllowed =
    userId !== null && (await manager.existsBy(User, { id: userId, isAdmin: true, isActive: true }));
  if (!isAllowed) throw new AppError('ADMIN_ONLY');
}

async function requireAnotherAdmin(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(User, { id: Not(id), isAdmin: true, isActive: true })))
    throw new AppError('LAST_ADMIN');
}
