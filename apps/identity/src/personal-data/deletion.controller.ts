import { Controller, Delete, Inject, Res } from '@nestjs/common';
import {
  deleteAccountRequest,
  type Language as LanguageCode,
  type MessageResponse,
} from '@pactwright/protocol';
import { Language, SignedIn, ZodBody } from '@pactwright/server-kit';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { accountMessages } from '../accounts/account-messages.js';
import { COOKIES_ARE_SECURE } from '../accounts/cookies.js';
import { forgetInBrowser } from '../accounts/forget-in-browser.js';
import { From, type Origin } from '../accounts/origin.js';
import { DeleteAccount } from './delete-account.js';

@Controller('api/user')
export class DeletionController {
  constructor(
    private readonly deleteAccount: DeleteAccount,
    @Inject(COOKIES_ARE_SECURE) private readonly isSecure: boolean,
  ) {}

  @SignedIn()
  @Delete()
  async delete(
    @ZodBody(deleteAccountRequest) { password }: z.infer<typeof deleteAccountRequest>,
    @From() origin: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.deleteAccount.run(origin, password);
    forgetInBrowser(reply, this.isSecure, ['cache', 'storage']);
    return { success: true, message: accountMessages[language].deleted };
  }
}
