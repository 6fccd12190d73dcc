import { Controller, Inject, Res } from '@nestjs/common';
import {
  identityWires,
  type Language as LanguageCode,
  type MessageResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, Language } from '@pactwright/server-kit';
import type { FastifyReply } from 'fastify';
import { accountMessages } from '../caller/account-messages.js';
import { COOKIES_ARE_SECURE } from '../caller/cookies.js';
import { forgetInBrowser } from '../caller/forget-in-browser.js';
import { From, type Origin } from '../caller/origin.js';
import { DeleteAccount } from './delete-account.js';

@Controller()
export class DeletionController {
  constructor(
    private readonly deleteAccount: DeleteAccount,
    @Inject(COOKIES_ARE_SECURE) private readonly isSecure: boolean,
  ) {}

  @Answers(identityWires.deleteAccount)
  async delete(
    { body }: Taken<typeof identityWires.deleteAccount>,
    @From() origin: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.deleteAccount.run(origin, body.password);
    forgetInBrowser(reply, this.isSecure, ['cache', 'storage']);
    return { success: true, message: accountMessages[language].deleted };
  }
}
