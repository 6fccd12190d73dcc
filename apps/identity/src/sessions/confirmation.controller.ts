import { Controller } from '@nestjs/common';
import {
  identityWires,
  type Language as LanguageCode,
  type MessageResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, AppError, Language } from '@pactwright/server-kit';
import { SessionStore } from '@pactwright/server-session';
import { accountMessages } from '../caller/account-messages.js';
import { From, type Origin } from '../caller/origin.js';
import { AccountEvents } from '../audit/account-events.js';
import { OwnPassword } from '../passwords/own-password.js';

/** The password again, before what cannot be taken back. */
@Controller()
export class ConfirmationController {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionStore,
    private readonly events: AccountEvents,
  ) {}

  @Answers(identityWires.confirmPassword)
  async confirm(
    { body: { password } }: Taken<typeof identityWires.confirmPassword>,
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
