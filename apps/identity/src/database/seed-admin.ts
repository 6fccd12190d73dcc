import type { EntityManager } from 'typeorm';
import { logger } from '@pactwright/server-kit';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { User, normalEmail } from '../users/user.entity.js';

const log = logger('seed');

export interface AdminSettings {
  readonly ADMIN_EMAIL?: string | undefined;
  readonly ADMIN_PASSWORD?: string | undefined;
}

/** Makes the first administrator. Does nothing once there is one: later ones are made by an administrator. */
export async function seedAdmin(manager: EntityManager, settings: AdminSettings): Promise<void> {
  if (!settings.ADMIN_EMAIL || !settings.ADMIN_PASSWORD) return;
  if (await manager.existsBy(User, { isAdmin: true })) return;
  const email = normalEmail(settings.ADMIN_EMAIL);
  if (await manager.existsBy(User, { email })) {
    /* Somebody registered this address without proving that it is theirs: that must not make them an administrator. */
    log.error('ADMIN_EMAIL belongs to an ordinary account: no administrator was made');
    return;
  }
  const passwordHash = await new PasswordHasher().hash(settings.ADMIN_PASSWORD);
  await manager.insert(User, { email, passwordHash, isAdmin: true });
  log.info('the first administrator was made');
}
