import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { ProfileRequest } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { SessionStore } from '@pactwright/server-session';
import type { Origin } from '../caller/origin.js';
import { AccountEvents } from '../audit/account-events.js';
import { OwnPassword } from '../passwords/own-password.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { refusedAt } from '../passwords/refused-at.js';
import { BeginSession } from '../sessions/begin-session.js';
import { User } from '../users/user.entity.js';

export interface SavedProfile {
  readonly user: User;
  /** Of the session that replaces this one, when the password was changed. */
  readonly token?: string;
  readonly endedSessions: number;
}

/** A password that was proven to be one's own, and the hash of the next. */
interface PasswordChange {
  readonly provenVersion: number;
  readonly passwordHash: string;
}

/** Saves what somebody says about themselves, and their new password. */
@Injectable()
export class SaveProfile {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ownPassword: OwnPassword,
    private readonly passwords: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly sessions: SessionStore,
    private readonly session: BeginSession,
    private readonly events: AccountEvents,
  ) {}

  async run(userId: string, request: ProfileRequest, origin: Origin): Promise<SavedProfile> {
    const change = await this.prepareChange(userId, request, origin.address);
    return this.dataSource.transaction(async (manager) => {
      const user = await this.save(manager, userId, request, change);
      await this.sessions.changeAllOf(userId, { preferredLanguage: user.preferredLanguage });
      if (!change) return { user, endedSessions: 0 };
      /* While the row is locked nobody signs in with the password that is being given up. */
      const ended = await this.sessions.destroyAllOf(userId, origin.sessionId ?? undefined);
      const { token } = await this.session.run(user, origin);
      return { user, token, endedSessions: ended };
    });
  }

  private async prepareChange(
    userId: string,
    { currentPassword, newPassword }: ProfileRequest,
    address: string,
  ): Promise<PasswordChange | undefined> {
    if (!newPassword) return undefined;
    const { email, passwordVersion } = await this.ownPassword.prove(
      userId,
      currentPassword ?? '',
      address,
      'currentPassword',
    );
    this.rules.check(newPassword, email, 'newPassword');
    return { provenVersion: passwordVersion, passwordHash: await this.passwords.hash(newPassword) };
  }

  private async save(
    manager: EntityManager,
    userId: string,
    request: ProfileRequest,
    change: PasswordChange | undefined,
  ): Promise<User> {
    const user = await manager.findOne(User, {
      where: { id: userId, isActive: true },
      lock: { mode: 'pessimistic_write' },
    });
    if (!user) throw new AppError('NOT_SIGNED_IN');
    const { firstName, lastName, company, country, city, preferredLanguage } = request;
    Object.assign(user, { firstName, lastName });
    /* What a client does not know of stays as it is; what it sends empty is emptied. */
    const optional = { company, country, city, preferredLanguage };
    for (const [name, value] of Object.entries(optional))
      if (value !== undefined) Object.assign(user, { [name]: value === '' ? null : value });
    if (change) {
      if (change.provenVersion !== user.passwordVersion)
        throw refusedAt('currentPassword', 'CURRENT_PASSWORD_WRONG');
      user.passwordHash = change.passwordHash;
      user.passwordVersion += 1;
      await this.events.record({ act: 'password.change', userId }, manager);
    }
    await this.events.record({ act: 'profile.change', userId }, manager);
    return manager.save(user);
  }
}
