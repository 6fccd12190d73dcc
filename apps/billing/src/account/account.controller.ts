import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { type Actor, type BillingAccount, type PortalResponse, uuid } from '@pactwright/protocol';
import { AppError, CurrentActor, SignedIn, ZodParam } from '@pactwright/server-kit';
import { RequestRefund } from '../refunds/request-refund.js';
import { ChangeEnding } from './change-ending.js';
import { OpenPortal } from './open-portal.js';
import { ReadAccount } from './read-account.js';

const paymentId = uuid('PAYMENT_NOT_FOUND');

/** The money page in the profile. */
@Controller('api/billing')
export class AccountController {
  constructor(
    private readonly account: ReadAccount,
    private readonly ending: ChangeEnding,
    private readonly portal: OpenPortal,
    private readonly refund: RequestRefund,
  ) {}

  @SignedIn()
  @Get('account')
  get(@CurrentActor() actor: Actor): Promise<BillingAccount> {
    return this.account.run(userOf(actor));
  }

  @SignedIn()
  @Post('subscription/cancel')
  @HttpCode(200)
  async cancel(@CurrentActor() actor: Actor): Promise<BillingAccount> {
    await this.ending.run(userOf(actor), true);
    return this.account.run(userOf(actor));
  }

  @SignedIn()
  @Post('subscription/resume')
  @HttpCode(200)
  async resume(@CurrentActor() actor: Actor): Promise<BillingAccount> {
    await this.ending.run(userOf(actor), false);
    return this.account.run(userOf(actor));
  }

  @SignedIn()
  @Post('portal')
  @HttpCode(200)
  async openPortal(@CurrentActor() actor: Actor): Promise<PortalResponse> {
    return { success: true, url: await this.portal.run(userOf(actor), actor.language) };
  }

  @SignedIn()
  @Post('payments/:id/refund')
  @HttpCode(200)
  async requestRefund(
    @CurrentActor() actor: Actor,
    @ZodParam('id', paymentId) id: string,
  ): Promise<BillingAccount> {
    const userId = userOf(actor);
    await this.refund.run({ paymentId: id, requestedBy: userId, userId });
    return this.account.run(userId);
  }
}

function userOf({ userId }: Actor): string {
  if (userId === null) throw new AppError('NOT_SIGNED_IN');
  return userId;
}
