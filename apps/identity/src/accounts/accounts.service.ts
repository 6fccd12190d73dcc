import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import type { Actor, Credentials, Registration } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { SessionStore } from '@pactwright/server-session';
import { noteActivity } from '../activity/activities.js';
import { AccountEvents } from '../audit/account-events.js';
import { FailedSignIns } from '../audit/failed-sign-ins.js';
import { Claims } from '../claims/claims.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { BeginSession, type SignedIn } from '../sessions/begin-session.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { EMAIL_CONSTRAINT, User } from '../users/user.entity.js';
import type { Origin } from '../caller/origin.js';

/** Makes accounts, checks passwords, begins and ends sessions. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly rules: PasswordRules,
    private readonly sessions: SessionStore,
    private readonly session: BeginSession,
    private readonly events: AccountEvents,
    private readonly failures: FailedSignIns,
    private readonly claims: Claims,
  ) {}

  /** A new account, signed in. An existing one is EMAIL_ALREADY_REGISTERED, whatever the password. */
  async register({ isReturning, ...credentials }: Registration, origin: Origin): Promise<SignedIn> {
    const existing = await this.findByEmail(credentials.email);
    if (existing) {
      await this.meetExisting(existing, credentials, origin.address);
      throw new AppError('EMAIL_ALREADY_REGISTERED');
    }
    if (isReturning) return this.refuseUnknown(credentials, origin.address);
    await this.throttle.countRegistrationFrom(origin.address);
    this.rules.check(credentials.password, credentials.email);
    await this.throttle.countRegistrationOf(credentials.email);
    const passwordHash = await this.passwords.hash(credentials.password);
    const user = await this.dataSource
      .transaction(async (manager) => {
        const made = manager.create(User, { email: credentials.email, passwordHash });
        await manager.save(made);
        await this.claimGuest(manager, made, origin.actor);
        await noteActivity(manager, { userId: made.id, action: 'account.register', status: 'success' });
        await this.events.record({ act: 'account.register', userId: made.id }, manager);
        return made;
      })
      .catch((error: unknown) => {
        throw isTakenEmail(error) ? new AppError('EMAIL_ALREADY_REGISTERED', {}, { cause: error }) : error;
      });
    return this.session.run(user, origin);
  }

  /** The user of these credentials. @throws AppError SIGN_IN_FAILED, the same for every reason. */
  async authenticate(credentials: Credentials, address: string): Promise<User> {
    const { email, password } = credentials;
    this.passwords.refuseWhenFull();
    const wasCounted = await this.throttle.wasCountedByRegistering(credentials, address);
    if (!wasCounted) await this.throttle.begin(email, address);
    const user = await this.findByEmail(email);
    const isRight = await this.passwords.verify(password, user?.passwordHash);
    if (!user || !isRight || !user.isActive) {
      if (!wasCounted || !user) this.failures.note(user?.id ?? null);
      throw new AppError('SIGN_IN_FAILED');
    }
    await this.throttle.succeeded(email, address);
    if (this.passwords.isOutdated(user.passwordHash)) await this.renewHash(user, password);
    return user;
  }

  /** Begins the session of somebody whose password was right. */
  async signIn(user: User, origin: Origin): Promise<SignedIn> {
    return this.dataSource.transaction(async (manager) => {
      /* Whoever closes the account or changes its password waits for this row, and then finds the session among those to end. */
      const open = await manager.findOne(User, {
        where: { id: user.id, isActive: true, passwordVersion: user.passwordVersion },
        lock: { mode: 'pessimistic_read' },
      });
      if (!open) throw new AppError('SIGN_IN_FAILED');
      await this.claimGuest(manager, open, origin.actor);
      await noteActivity(manager, { userId: open.id, action: 'account.sign-in', status: 'success' });
      await this.events.record({ act: 'session.begin', userId: open.id }, manager);
      return this.session.run(open, origin);
    });
  }

  async signOut({ sessionId, actor }: Origin): Promise<void> {
    if (sessionId === null) return;
    await this.sessions.destroy(sessionId);
    await this.events.record({ act: 'session.end', userId: actor.userId });
  }

  /** The account of somebody signed in. @throws AppError NOT_SIGNED_IN when it is gone or was closed. */
  async getCurrent(userId: string | null): Promise<User> {
    const user = userId === null ? null : await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!user?.isActive) throw new AppError('NOT_SIGNED_IN');
    return user;
  }

  private findByEmail(email: string): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { email });
  }

  /** Registering with an existing account is an attempt to sign in: it counts as one and takes as long as one. */
  private async meetExisting(user: User, credentials: Credentials, address: string): Promise<void> {
    await this.throttle.begin(user.email, address);
    if (await this.passwords.verify(credentials.password, user.passwordHash))
      await this.throttle.succeeded(user.email, address);
    else {
      await this.throttle.countedByRegistering(credentials, address);
      this.failures.note(user.id);
    }
  }

  /** Counts as much and takes as long as an account that there is: asking is no cheaper way to search for addresses. */
  private async refuseUnknown({ email, password }: Credentials, address: string): Promise<never> {
    await this.throttle.begin(email, address);
    await this.passwords.verify(password, undefined);
    throw new AppError('ACCOUNT_NOT_FOUND');
  }

  /** What this browser owned as a visitor goes with it. */
  private async claimGuest(manager: EntityManager, user: User, { guestId }: Actor): Promise<void> {
    if (guestId !== null) await this.claims.claim(manager, user.id, guestId);
  }

  private async renewHash(user: User, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const { id, passwordVersion } = user;
    await this.dataSource.manager.update(User, { id, passwordVersion }, { passwordHash });
  }
}

const isTakenEmail = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === EMAIL_CONSTRAINT;
