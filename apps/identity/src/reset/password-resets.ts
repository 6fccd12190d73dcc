import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { sendMail, type Language } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { JobQueue } from '@pactwright/server-queue';
import { SessionStore } from '@pactwright/server-session';
import { AccountEvents } from '../audit/account-events.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { User } from '../users/user.entity.js';
import { PasswordReset } from './password-reset.entity.js';
import { RESET_SETTINGS, type ResetSettings } from './reset-settings.js';
import { readResetToken } from './reset-token.js';

/** Sets a new password for somebody who can read the mail of the account. */
@Injectable()
export class PasswordResets {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(RESET_SETTINGS) private readonly settings: ResetSettings,
    private readonly passwords: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionStore,
    private readonly events: AccountEvents,
    private readonly queue: JobQueue,
  ) {}

  get isOffered(): boolean {
    return this.settings.isOffered;
  }

  /** The very same work whether there is such an account or not: only the worker, unseen, drops what has no user. */
  async ask(email: string, language: Language, address: string): Promise<void> {
    if (!this.isOffered) throw new AppError('PASSWORD_RESET_OFF');
    await this.throttle.countReset(email, address);
    const id = randomUUID();
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`DELETE FROM password_resets WHERE expires_at < now() - interval '1 day'`);
      const [made]: { user_id: string | null }[] = await manager.query(
        `INSERT INTO password_resets (id, user_id, password_version, language, expires_at)
         SELECT $1, users.id, users.password_version, coalesce(users.preferred_language, $3),
                now() + interval '1 hour'
         FROM (SELECT $2::text AS email) AS asked
         LEFT JOIN users ON users.email = asked.email AND users.is_active
         RETURNING user_id`,
        [id, email, language],
      );
      await this.events.record({ act: 'password.ask-reset', userId: made?.user_id ?? null }, manager);
    });
    await this.queue.add(sendMail, { kind: 'password-reset', id });
  }

  /** Whose password a link sets. @throws AppError RESET_LINK_INVALID whatever is wrong with it. */
  async check(token: string): Promise<{ id: string; user: User }> {
    if (!this.isOffered) throw new AppError('PASSWORD_RESET_OFF');
    const id = readResetToken(this.settings.secret, token);
    if (!id) throw new AppError('RESET_LINK_INVALID');
    const { user } = await this.find(this.dataSource.manager, id);
    return { id, user };
  }

  /** @throws AppError RESET_LINK_INVALID whatever is wrong with the link, PASSWORD_COMMON. */
  async reset(token: string, newPassword: string): Promise<void> {
    const { id, user } = await this.check(token);
    this.rules.check(newPassword, user.email, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.dataSource.transaction((manager) => this.save(manager, id, passwordHash));
    /* Whoever was locked out by somebody else's guesses is let in. */
    await this.throttle.forget(user.email);
  }

  private async save(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    const { user } = await this.find(manager, id, 'pessimistic_write');
    const passwordVersion = user.passwordVersion + 1;
    await manager.update(User, { id: user.id }, { passwordHash, passwordVersion });
    await manager.delete(PasswordReset, { userId: user.id });
    await this.events.record({ act: 'password.reset', userId: user.id }, manager);
    /* While the row is locked nobody signs in with the password that is being given up. */
    await this.sessions.destroyAllOf(user.id);
  }

  /** The request and its user, as long as it is good. */
  async find(
    manager: EntityManager,
    id: string,
    mode?: 'pessimistic_write',
  ): Promise<{ reset: PasswordReset; user: User }> {
    const reset = await manager.findOneBy(PasswordReset, { id, expiresAt: MoreThan(new Date()) });
    if (!reset?.userId || reset.passwordVersion === null) throw new AppError('RESET_LINK_INVALID');
    const user = await manager.findOne(User, {
      where: { id: reset.userId, passwordVersion: reset.passwordVersion, isActive: true },
      ...(mode ? { lock: { mode } } : {}),
    });
    if (!user) throw new AppError('RESET_LINK_INVALID');
    return { reset, user };
  }
}
