import { Inject, Injectable } from '@nestjs/common';
import { getDraft, type Actor, type PaymentRequest, type PaymentResponse } from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { PAYMENT_MODE, type PaymentMode } from '../mode/payment-mode.js';
import type { Payer } from './confirm-payment.js';
import { UnlockContract } from './unlock-contract.js';

/** POST /api/payment: whoever owns the contract pays for it, in the way this server is configured for. */
@Injectable()
export class Pay {
  private readonly log = logger('payments');

  constructor(
    @Inject(PAYMENT_MODE) private readonly mode: PaymentMode,
    private readonly rpc: RpcClient,
    private readonly unlock: UnlockContract,
  ) {}

  async run(actor: Actor, { contractId, planType, userId }: PaymentRequest): Promise<PaymentResponse> {
    if (planType === 'subscription' && actor.userId === null) throw new AppError('SIGN_IN_TO_SUBSCRIBE');
    await this.rpc.call(getDraft, { contractId, actor });
    if (userId && userId !== actor.userId) {
      this.log.warn({ contractId }, 'the request names another user than the session; the session counts');
    }
    if (this.mode !== 'test') throw new AppError('PAYMENT_NOT_CONFIGURED');
    await this.unlock.run({ contractId, planType, payer: payerOf(actor) });
    this.log.info({ contractId, planType, mode: this.mode }, 'contract unlocked');
    return { success: true, testMode: true };
  }
}

function payerOf({ userId, guestId }: Actor): Payer {
  if (userId !== null) return { userId };
  if (guestId !== null) return { guestId };
  /* Nobody without either owns a contract. */
  throw new AppError('CONTRACT_NOT_FOUND');
}
