import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { credentials, type Credentials } from '@pactwright/protocol';
import { AppError, parseWith } from '@pactwright/server-kit';
import type { User } from '../users/user.entity.js';
import { AccountsService } from './accounts.service.js';
import { addressOf } from '../caller/origin.js';

/** Checks the e-mail and password of a request; the session is ours, not Passport's. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly accounts: AccountsService) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true, session: false });
  }

  validate(request: FastifyRequest, email: string, password: string): Promise<User> {
    return this.accounts.authenticate({ email, password }, addressOf(request));
  }
}

/** Lets a sign-in through with the user it proved, or refuses it as one of our errors. */
@Injectable()
export class PasswordGuard extends AuthGuard('local') {
  override canActivate(
    execution: ExecutionContext,
  ): ReturnType<InstanceType<ReturnType<typeof AuthGuard>>['canActivate']> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const parsed: Credentials = parseWith(credentials, request.body);
    request.body = parsed;
    return super.canActivate(execution);
  }

  override handleRequest<TUser>(error: Error | null, user: TUser | false): TUser {
    if (error) throw error;
    if (!user) throw new AppError('SIGN_IN_FAILED');
    return user;
  }
}
