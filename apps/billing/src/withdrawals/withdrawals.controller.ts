import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  withdrawalRequest,
  type Actor,
  type OwnPurchases as OwnPurchasesResponse,
  type WithdrawalReceipt,
  type WithdrawalRequest,
} from '@pactwright/protocol';
import { CurrentActor, Public, ZodBody } from '@pactwright/server-kit';
import { OwnPurchases } from './own-purchases.js';
import { ReceiveWithdrawal } from './receive-withdrawal.js';

/** Open to visitors: they buy without an account (T-59), and the law asks nobody to make one in order to withdraw. */
@Controller('api/billing')
export class WithdrawalsController {
  constructor(
    private readonly receive: ReceiveWithdrawal,
    private readonly purchases: OwnPurchases,
  ) {}

  @Public()
  @Get('purchases')
  async list(@CurrentActor() actor: Actor): Promise<OwnPurchasesResponse> {
    return { data: await this.purchases.list(actor) };
  }

  @Public()
  @Post('withdrawals')
  @HttpCode(200)
  withdraw(
    @CurrentActor() actor: Actor,
    @ZodBody(withdrawalRequest) request: WithdrawalRequest,
  ): Promise<WithdrawalReceipt> {
    return this.receive.run(actor, request);
  }
}
