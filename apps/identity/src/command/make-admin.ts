import type { EntityManager } from 'typeorm';
import type { Credentials } from '@pactwright/protocol';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { User } from '../users/user.entity.js';

export type Outcome = 'made' | 'promoted' | 'unchanged';

/** Makes the existing account an open administrator's account; its password stays. Undefined when there is no such account. */
export async function promote(manager: EntityManager, email: string): Promise<Outcome | undefined> {
  return manager.transaction(async (transaction): Promise<Outcome | undefined> => {
    const user = await transaction.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
    if (!user) return undefined;
    if (user.isAdmin && user.isActive) return 'unchanged';
    await transaction.update(User, { id: user.id }, { isAdmin: true, isActive: true });
    await recordGrant(transaction, user.id);
    return 'promoted';
  });
}

/** Makes a new account that is an administrator's. @throws AppError PASSWORD_COMMON */
export async function makeAdmin(manager: EntityManager, { email, password }: Credentials): Promise<Outcome> {
  const rules = new PasswordRules();
  await rules.onModuleInit();
  rules.check(password, email);
  const passwordHash = await new PasswordHasher().hash(password);
  return manager.transaction(async (transaction): Promise<Outcome> => {
    const user = transaction.create(User, { email, passwordHash, isAdmin: true });
    await transaction.save(user);
    await recordGrant(transaction, user.id);
    return 'made';
  });
}

/** Carried into the log by the running service; nobody signed in did it. */
const recordGrant = (manager: EntityManager, id: string): Promise<void> =>
  recordAct(new Outbox(), manager, {
    action: 'identity.user.grant-admin',
    subject: { type: 'user', id },
    details: { by: 'command' },
    actorUserId: null,
  });
