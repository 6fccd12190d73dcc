import { Module, type DynamicModule } from '@nestjs/common';
import { STRIPE_SETTINGS, StripePort } from './stripe-port.js';
import type { StripeSettings } from './stripe-settings.js';

/** The payment provider, for the other features. */
@Module({})
export class StripeModule {
  static forRoot(settings: StripeSettings | undefined): DynamicModule {
    return {
      module: StripeModule,
      global: true,
      providers: [StripePort, { provide: STRIPE_SETTINGS, useValue: settings ?? null }],
      exports: [StripePort, STRIPE_SETTINGS],
    };
  }
}
