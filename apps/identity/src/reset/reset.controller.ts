import { Controller } from '@nestjs/common';
import {
  identityWires as wires,
  type AuthOptions,
  type DoneResponse,
  type Language as LanguageCode,
  type MessageResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, Language } from '@pactwright/server-kit';
import { accountMessages } from '../caller/account-messages.js';
import { From, type Origin } from '../caller/origin.js';
import { PasswordResets } from './password-resets.js';

@Controller()
export class ResetController {
  constructor(private readonly resets: PasswordResets) {}

  @Answers(wires.getAuthOptions)
  options(): AuthOptions {
    return { passwordReset: this.resets.isOffered };
  }

  @Answers(wires.forgotPassword)
  async forgot(
    { body }: Taken<typeof wires.forgotPassword>,
    @From() { address }: Origin,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    await this.resets.ask(body.email, language, address);
    return { success: true, message: accountMessages[language].resetAsked };
  }

  @Answers(wires.resetPassword)
  async reset(
    { body }: Taken<typeof wires.resetPassword>,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    await this.resets.reset(body.token, body.newPassword);
    return { success: true, message: accountMessages[language].passwordReset };
  }

  /** Nobody thinks of a new password for a link that is not good any more. The token stays out of addresses and logs. */
  @Answers(wires.checkReset)
  async check({ body }: Taken<typeof wires.checkReset>): Promise<DoneResponse> {
    await this.resets.check(body.token);
    return { success: true };
  }
}
