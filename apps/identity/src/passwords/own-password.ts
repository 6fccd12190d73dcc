import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '@pactwright/server-kit';
import { AccountEvents } from '../audit/account-events.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { User } from '../users/user.entity.js';
import { PasswordHasher } from './password-hasher.js';
import { refusedAt, type PasswordField } from './refused-at.js';

/**
 * Asks somebody signed in for their password again. Counted as a sign-in is, but by the account's id: strangers who guess at
 * its e-mail must not keep its owner from their own settings.
 */
@Injectable()
export class OwnPassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly events: AccountEvents,
  ) {}

  /**
   * The account whose password this is; `field` is where the request has it.
   * @throws AppError CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS or NOT_SIGNED_IN.
   */
  async prove(userId: string, password: string, address: string, field: PasswordField): Promise<User> {
    await this.throttle.begin(userId, address);
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!user?.isActive) throw new AppError('NOT_SIGNED_IN');
    if (!(await this.passwords.verify(password, user.passwordHash))) {
      await this.events.record({ act: 'password.confirm', outcome: 'error', userId });
      throw refusedAt(field, 'CURRENT_PASSWORD_WRONG');
    }
    await this.throttle.succeeded(userId, address);
    return user;
  }
}
