import { Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import {
  claimRequest,
  type ClaimCodeResponse,
  type Language as LanguageCode,
  type MessageResponse,
} from '@pactwright/protocol';
import { AppError, Language, Public, SignedIn, ZodBody } from '@pactwright/server-kit';
import { accountMessages } from '../accounts/account-messages.js';
import { From, type Origin } from '../accounts/origin.js';
import { Claims } from './claims.js';

@Controller('api')
export class ClaimsController {
  constructor(private readonly claims: Claims) {}

  /** Of somebody signed in everything belongs to the account already. */
  @Post('auth/claim-codes')
  @Public()
  async makeCode(@From() { actor, address }: Origin): Promise<ClaimCodeResponse> {
    if (actor.guestId === null || actor.userId !== null) throw new AppError('NOTHING_TO_CLAIM');
    return this.claims.makeCode(actor.guestId, address);
  }

  @Post('user/claims')
  @HttpCode(200)
  @SignedIn()
  async useCode(
    @ZodBody(claimRequest) { code }: z.infer<typeof claimRequest>,
    @From() { actor, address }: Origin,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    if (actor.userId === null) throw new AppError('NOT_SIGNED_IN');
    await this.claims.useCode(actor.userId, code, address);
    return { success: true, message: accountMessages[language].claimed };
  }
}
