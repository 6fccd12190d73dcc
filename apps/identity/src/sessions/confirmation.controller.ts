import { Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import {
  confirmPasswordRequest,
  type Language as LanguageCode,
  type MessageResponse,
} from '@pactwright/protocol';
import { AppError, Language, SignedIn, ZodBody } from '@pactwright/server-kit';
import { SessionStore } from '@pactwright/server-session';
import { accountMessages } from '../accounts/account-messages.js';
import { From, type Origin } from '../accounts/origin.js';
import { AccountEvents } from '../audit/account-events.js';
import { OwnPassword } from '../passwords/own-password.js';

/** The password again, before what cannot be taken back. */
@Controller('api/auth')
export class ConfirmationController {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionStore,
    private readonly events: AccountEvents,
  ) {}

  @Post('confirm-password')
  @HttpCode(200)
  @SignedIn()
  async confirm(
    @ZodBody(confirmPasswordRequest) { password }: z.infer<typeof confirmPasswordRequest>,
    @From() { actor, sessionId, address }: Origin,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    if (actor.userId === null || sessionId === null) throw new AppError('NOT_SIGNED_IN');
    await this.ownPassword.prove(actor.userId, password, address, 'password');
    await this.sessions.confirm(sessionId);
    await this.events.record({ act: 'password.confirm', userId: actor.userId });
    return { success: true, message: accountMessages[language].confirmed };
  }
}
