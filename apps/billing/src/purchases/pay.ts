import { Inject, Injectable } from '@nestjs/common';
import type { Actor, PaymentRequest, PaymentResponse } from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { OpenCheckout } from './open-checkout.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { OwnSubject, type Failures } from '../entitlements/own-subject.js';
import { PAYMENT_MODE, type PaymentMode } from '../mode/payment-mode.js';
import { PayInTestMode } from './pay-in-test-mode.js';
import { payerOf } from '../ledger/payer.js';

/** POST /api/payment: whoever owns the contract pays for it, in the way this server is configured for. */
@Injectable()
export class Pay {
  private readonly log = logger('payments');

  constructor(
    @Inject(PAYMENT_MODE) private readonly mode: PaymentMode,
    private readonly subjects: OwnSubject,
    private readonly payInTestMode: PayInTestMode,
    private readonly openCheckout: OpenCheckout,
    private readonly entitlements: EntitlementsService,
  ) {}

  async run(actor: Actor, { contractId, planType, userId }: PaymentRequest): Promise<PaymentResponse> {
    if (planType === 'subscription' && actor.userId === null) throw new AppError('SIGN_IN_TO_SUBSCRIBE');
    const failures = await this.subjects.failures(actor, contractId);
    if (userId && userId !== actor.userId) {
      this.log.warn({ contractId }, 'the request names another user than the session; the session counts');
    }
    const order = { contractId, planType, payer: payerOf(actor) };
    if (failures.checks.length > 0) await this.assertUnlocked(contractId, failures);
    if (this.mode === 'closed') throw new AppError('PAYMENT_NOT_CONFIGURED');
    if (this.mode === 'stripe') {
      return { success: true, checkoutUrl: await this.openCheckout.run(order, actor.language) };
    }
    await this.payInTestMode.run(order);
    this.log.info({ contractId, planType, mode: this.mode }, 'contract unlocked');
    return { success: true, testMode: true };
  }

  /** What is not whole is not sold, by money or from a subscription. Paid is paid, whatever its answers became since. */
  private async assertUnlocked(contractId: string, { checks, toMend }: Failures): Promise<void> {
    if ((await this.entitlements.find(contractId)).isPaid) return;
    const [first = ''] = checks;
    throw new AppError(
      'CONTRACT_INCOMPLETE',
      { checks: checks.join('; ') },
      toMend === undefined ? {} : { fields: { [toMend]: first } },
    );
  }
}
