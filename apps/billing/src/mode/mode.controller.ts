import { Controller, Get, Inject } from '@nestjs/common';
import type { BillingMode } from '@pactwright/protocol';
import { Public } from '@pactwright/server-kit';
import { PAYMENT_MODE, type PaymentMode } from './payment-mode.js';

@Controller('api/billing/mode')
export class ModeController {
  constructor(@Inject(PAYMENT_MODE) private readonly mode: PaymentMode) {}

  @Public()
  @Get()
  get(): BillingMode {
    return { testMode: this.mode === 'test' };
  }
}
