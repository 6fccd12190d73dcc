import { Controller, Inject, Res } from '@nestjs/common';
import { identityWires, type Language as LanguageCode, type MessageResponse } from '@pactwright/protocol';
import { Answers, AppError, Language } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { clearedGuestCookie } from '@pactwright/server-session';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { accountMessages } from '../caller/account-messages.js';
import { COOKIES_ARE_SECURE } from '../caller/cookies.js';
import { From, type Origin } from '../caller/origin.js';
import { AccountEvents } from '../audit/account-events.js';
import { ClaimCode } from '../claims/claim-code.entity.js';

@Controller()
export class GuestController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly events: AccountEvents,
    @Inject(COOKIES_ARE_SECURE) private readonly isSecure: boolean,
  ) {}

  /** Has everything deleted that was made in this browser without an account. Of somebody signed in it belongs to the account. */
  @Answers(identityWires.deleteGuest)
  async delete(
    @From() { actor: { guestId } }: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    if (guestId === null) throw new AppError('NOTHING_TO_CLAIM');
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(ClaimCode, { guestId });
      await this.events.record({ act: 'guest.delete', userId: null }, manager);
      await this.outbox.publish(manager, 'guest.deleted', { guestId });
    });
    void reply.header('set-cookie', clearedGuestCookie(this.isSecure));
    return { success: true, message: accountMessages[language].guestDeleted };
  }
}
