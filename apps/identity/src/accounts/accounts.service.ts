import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import type { Actor, Credentials } from '@pactwright/protocol';
import { AppError, counter, logger } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { SessionStore } from '@pactwright/server-session';
import { noteActivity } from '../activity/activities.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { EMAIL_CONSTRAINT, User } from '../users/user.entity.js';
import type { Origin } from './origin.js';

/** A user with the token of the session that has just begun. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

const log = logger('accounts');
const events = counter('auth_events_total', 'Registrations and sign-ins by how they ended', [
  'event',
  'outcome',
]);

/** Makes accounts, checks passwords, begins and ends sessions. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionStore,
    private readonly outbox: Outbox,
  ) {}

  /** A new account, signed in. An existing one is EMAIL_ALREADY_REGISTERED, whatever the password. */
  async register(credentials: Credentials, origin: Origin): Promise<SignedIn> {
    const existing = await this.findByEmail(credentials.email);
    if (existing) {
      await this.meetExisting(existing, credentials, origin.address);
      note('register', 'exists', existing.id);
      throw new AppError('EMAIL_ALREADY_REGISTERED');
    }
    await this.throttle.countRegistration(credentials.email, origin.address);
    const passwordHash = await this.passwords.hash(credentials.password);
    const user = await this.dataSource
      .transaction(async (manager) => {
        const made = manager.create(User, { email: credentials.email, passwordHash });
        await manager.save(made);
        await this.claimGuest(manager, made, origin.actor);
        await noteActivity(manager, { userId: made.id, action: 'account.register', status: 'success' });
        return made;
      })
      .catch((error: unknown) => {
        throw isTakenEmail(error) ? new AppError('EMAIL_ALREADY_REGISTERED', {}, { cause: error }) : error;
      });
    note('register', 'created', user.id);
    return this.beginSession(user, origin);
  }

  /** The user of these credentials. @throws AppError SIGN_IN_FAILED, the same for every reason. */
  async authenticate(credentials: Credentials, address: string): Promise<User> {
    const { email, password } = credentials;
    if (!(await this.throttle.wasCountedByRegistering(credentials, address)))
      await this.throttle.begin(email, address);
    const user = await this.findByEmail(email);
    const isRight = await this.passwords.verify(password, user?.passwordHash);
    if (!user || !isRight || !user.isActive) {
      note('sign-in', 'refused', user?.id);
      if (user) await this.noteFailedSignIn(user.id);
      throw new AppError('SIGN_IN_FAILED');
    }
    await this.throttle.succeeded(email, address);
    if (this.passwords.isOutdated(user.passwordHash)) await this.renewHash(user, password);
    return user;
  }

  /** Begins the session of somebody whose password was right. */
  async signIn(user: User, origin: Origin): Promise<SignedIn> {
    return this.dataSource.transaction(async (manager) => {
      /* Whoever closes the account waits for this row, and then finds the session among those to end. */
      const open = await manager.findOne(User, {
        where: { id: user.id, isActive: true },
        lock: { mode: 'pessimistic_read' },
      });
      if (!open) throw new AppError('SIGN_IN_FAILED');
      await this.claimGuest(manager, open, origin.actor);
      await noteActivity(manager, { userId: open.id, action: 'account.sign-in', status: 'success' });
      note('sign-in', 'signed-in', open.id);
      return this.beginSession(open, origin);
    });
  }

  async signOut(sessionId: string | null): Promise<void> {
    if (sessionId !== null) await this.sessions.destroy(sessionId);
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
    else await this.throttle.countedByRegistering(credentials, address);
  }

  private async claimGuest(manager: EntityManager, user: User, { guestId }: Actor): Promise<void> {
    if (guestId !== null)
      await this.outbox.publish(manager, 'user.claimed-guest', { userId: user.id, guestId });
  }

  /** Always a new token: one that somebody planted before must be worth nothing afterwards. */
  private async beginSession(user: User, { sessionId }: Origin): Promise<SignedIn> {
    const { token } = await this.sessions.create({
      userId: user.id,
      isAdmin: user.isAdmin,
      preferredLanguage: user.preferredLanguage,
    });
    await this.signOut(sessionId);
    return { user, token };
  }

  private noteFailedSignIn(userId: string): Promise<void> {
    return noteActivity(this.dataSource.manager, { userId, action: 'account.sign-in', status: 'error' });
  }

  private async renewHash(user: User, password: string): Promise<void> {
    user.passwordHash = await this.passwords.hash(password);
    await this.dataSource.manager.update(User, { id: user.id }, { passwordHash: user.passwordHash });
  }
}

function note(event: 'register' | 'sign-in', outcome: string, userId: string | undefined): void {
  events.inc({ event, outcome });
  log.info({ event, outcome, user_id: userId }, 'account event');
}

const isTakenEmail = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === EMAIL_CONSTRAINT;
