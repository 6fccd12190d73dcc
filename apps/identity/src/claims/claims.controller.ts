import { Controller } from '@nestjs/common';
import {
  identityWires as wires,
  type ClaimCodeResponse,
  type Language as LanguageCode,
  type MessageResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, AppError, Language } from '@pactwright/server-kit';
import { accountMessages } from '../caller/account-messages.js';
import { From, type Origin } from '../caller/origin.js';
import { Claims } from './claims.js';

@Controller()
export class ClaimsController {
  constructor(private readonly claims: Claims) {}

  /** Of somebody signed in everything belongs to the account already. */
  @Answers(wires.makeClaimCode)
  async makeCode(@From() { actor, address }: Origin): Promise<ClaimCodeResponse> {
    if (actor.guestId === null) throw new AppError('NOTHING_TO_CLAIM');
    return this.claims.makeCode(actor.guestId, address);
  }

  @Answers(wires.claimContracts)
  async useCode(
    { body }: Taken<typeof wires.claimContracts>,
    @From() { actor, address }: Origin,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    if (actor.userId === null) throw new AppError('NOT_SIGNED_IN');
    await this.claims.useCode(actor.userId, body.code, address);
    return { success: true, message: accountMessages[language].claimed };
  }
}
