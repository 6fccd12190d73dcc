import { Module, type DynamicModule } from '@nestjs/common';
import { DatabaseModule } from '@pactwright/server-database';
import { OutboxModule, QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import { ClaimsModule } from './claims/claims.module.js';
import type { Config } from './config.js';
import { entities, migrations } from './database/data-source.js';
import { EntitlementsModule } from './entitlements/entitlements.module.js';
import { ModeModule } from './mode/mode.module.js';
import { paymentModeOf } from './mode/payment-mode.js';
import { PaymentsModule } from './payments/payments.module.js';

export type AppConfig = Pick<
  Config,
  | 'NODE_ENV'
  | 'INTERNAL_SECRET'
  | 'BILLING_DATABASE_URL'
  | 'REDIS_QUEUE_URL'
  | 'CONTRACTS_RPC'
  | 'PAYMENTS_TEST_MODE'
  | 'STRIPE_SECRET_KEY'
>;

@Module({})
export class AppModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot({ url: config.BILLING_DATABASE_URL, entities, migrations }),
        QueueModule.forRoot({ service: 'billing', redisUrl: config.REDIS_QUEUE_URL }),
        OutboxModule.forFeature(),
        RpcModule.forRoot({
          service: 'billing',
          secret: config.INTERNAL_SECRET,
          targets: { contracts: config.CONTRACTS_RPC },
        }),
        ModeModule.forRoot(paymentModeOf(config)),
        PaymentsModule,
        EntitlementsModule,
        ClaimsModule,
      ],
    };
  }
}
