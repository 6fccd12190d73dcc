import { Controller, Inject } from '@nestjs/common';
import { billingWires, type BillingMode } from '@pactwright/protocol';
import { Answers } from '@pactwright/server-kit';
import { PAYMENT_MODE, type PaymentMode } from './payment-mode.js';

@Controller()
export class ModeController {
  constructor(@Inject(PAYMENT_MODE) private readonly mode: PaymentMode) {}

  @Answers(billingWires.getBillingMode)
  get(): BillingMode {
    return { testMode: this.mode === 'test' };
  }
}
