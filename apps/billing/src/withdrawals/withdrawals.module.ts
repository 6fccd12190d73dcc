import { Module } from '@nestjs/common';
import { AnswerWithdrawals } from './answer-withdrawals.js';
import { OwnPurchases } from './own-purchases.js';
import { ReceiveWithdrawal } from './receive-withdrawal.js';
import { WithdrawalsAdminController } from './withdrawals-admin.controller.js';
import { WithdrawalsController } from './withdrawals.controller.js';
import { WithdrawalsRpc } from './withdrawals.rpc.js';

@Module({
  controllers: [WithdrawalsController, WithdrawalsAdminController, WithdrawalsRpc],
  providers: [OwnPurchases, ReceiveWithdrawal, AnswerWithdrawals],
})
export class WithdrawalsModule {}
