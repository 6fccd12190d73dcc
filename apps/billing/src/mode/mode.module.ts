import { Module, type DynamicModule } from '@nestjs/common';
import { logger } from '@pactwright/server-kit';
import { ModeController } from './mode.controller.js';
import { PAYMENT_MODE, type PaymentMode } from './payment-mode.js';

/** How payments run here, for the other features and for the banner of the web app. */
@Module({})
export class ModeModule {
  static forRoot(mode: PaymentMode): DynamicModule {
    logger('mode').info({ mode }, 'payments');
    return {
      module: ModeModule,
      global: true,
      controllers: [ModeController],
      providers: [{ provide: PAYMENT_MODE, useValue: mode }],
      exports: [PAYMENT_MODE],
    };
  }
}
