import { Controller, Delete, Inject, Res } from '@nestjs/common';
import type { Language as LanguageCode, MessageResponse } from '@pactwright/protocol';
import { AppError, Language, Public } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { clearedGuestCookie } from '@pactwright/server-session';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { accountMessages } from '../accounts/account-messages.js';
import { COOKIES_ARE_SECURE } from '../accounts/cookies.js';
import { From, type Origin } from '../accounts/origin.js';
import { AccountEvents } from '../audit/account-events.js';
import { ClaimCode } from '../claims/claim-code.entity.js';

@Controller('api/guest')
export class GuestController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly events: AccountEvents,
    @Inject(COOKIES_ARE_SECURE) private readonly isSecure: boolean,
  ) {}

  /** Has everything deleted that was made in this browser without an account. Of somebody signed in it belongs to the account. */
  @Public()
  @Delete()
  async delete(
    @From() { actor: { guestId, userId } }: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    if (guestId === null || userId !== null) throw new AppError('NOTHING_TO_CLAIM');
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(ClaimCode, { guestId });
      await this.events.record({ act: 'guest.delete', userId: null }, manager);
      await this.outbox.publish(manager, 'guest.deleted', { guestId });
    });
    void reply.header('set-cookie', clearedGuestCookie(this.isSecure));
    return { success: true, message: accountMessages[language].guestDeleted };
  }
}
