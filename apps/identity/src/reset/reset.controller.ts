import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import {
  checkResetRequest,
  forgotPasswordRequest,
  resetPasswordRequest,
  type AuthOptions,
  type CheckResetResponse,
  type Language as LanguageCode,
  type MessageResponse,
} from '@pactwright/protocol';
import { Language, Public, ZodBody } from '@pactwright/server-kit';
import { accountMessages } from '../accounts/account-messages.js';
import { From, type Origin } from '../accounts/origin.js';
import { PasswordResets } from './password-resets.js';

@Controller('api/auth')
export class ResetController {
  constructor(private readonly resets: PasswordResets) {}

  @Get('options')
  @Public()
  options(): AuthOptions {
    return { passwordReset: this.resets.isOffered };
  }

  @Post('forgot-password')
  @HttpCode(200)
  @Public()
  async forgot(
    @ZodBody(forgotPasswordRequest) { email }: z.infer<typeof forgotPasswordRequest>,
    @From() { address }: Origin,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    await this.resets.ask(email, language, address);
    return { success: true, message: accountMessages[language].resetAsked };
  }

  @Post('reset-password')
  @HttpCode(200)
  @Public()
  async reset(
    @ZodBody(resetPasswordRequest) { token, newPassword }: z.infer<typeof resetPasswordRequest>,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    await this.resets.reset(token, newPassword);
    return { success: true, message: accountMessages[language].passwordReset };
  }

  /** Nobody thinks of a new password for a link that is not good any more. The token stays out of addresses and logs. */
  @Post('reset-password/check')
  @HttpCode(200)
  @Public()
  async check(
    @ZodBody(checkResetRequest) { token }: z.infer<typeof checkResetRequest>,
  ): Promise<CheckResetResponse> {
    await this.resets.check(token);
    return { success: true };
  }
}
