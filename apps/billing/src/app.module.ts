import { Module, type DynamicModule } from '@nestjs/common';
import { billingWires } from '@pactwright/protocol';
import { DatabaseModule } from '@pactwright/server-database';
import { CallsModule } from '@pactwright/server-kit';
import { OutboxModule, QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import { AccountModule } from './account/account.module.js';
import { AdminModule } from './admin/admin.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import { ClockModule } from './clock.js';
import type { Config } from './config.js';
import { entities, migrations } from './database/data-source.js';
import { EntitlementsModule } from './entitlements/entitlements.module.js';
import { ModeModule } from './mode/mode.module.js';
import { paymentModeOf } from './mode/payment-mode.js';
import { PagesModule } from './pages/pages.module.js';
import { PurchasesModule } from './purchases/purchases.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { RepliesModule } from './replies/replies.module.js';
import { StripeModule } from './stripe/stripe.module.js';
import { stripeSettings } from './stripe/stripe-settings.js';
import { WebhookModule } from './webhook/webhook.module.js';
import { WithdrawalsModule } from './withdrawals/withdrawals.module.js';

export type AppConfig = Pick<
  Config,
  | 'NODE_ENV'
  | 'INTERNAL_SECRET'
  | 'BILLING_DATABASE_URL'
  | 'REDIS_QUEUE_URL'
  | 'CONTRACTS_RPC'
  | 'IDENTITY_RPC'
  | 'PUBLIC_URL'
  | 'PAYMENTS_TEST_MODE'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_BASE'
  | 'STRIPE_AUTOMATIC_TAX'
>;

@Module({})
export class AppModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CallsModule.forRoot(billingWires),
        DatabaseModule.forRoot({ url: config.BILLING_DATABASE_URL, entities, migrations }),
        QueueModule.forRoot({ service: 'billing', redisUrl: config.REDIS_QUEUE_URL }),
        OutboxModule.forFeature(),
        RpcModule.forRoot({
          service: 'billing',
          secret: config.INTERNAL_SECRET,
          targets: { contracts: config.CONTRACTS_RPC, identity: config.IDENTITY_RPC },
        }),
        ClockModule,
        ModeModule.forRoot(paymentModeOf(config)),
        PagesModule.forRoot(config.PUBLIC_URL),
        StripeModule.forRoot(stripeSettings(config)),
        PurchasesModule,
        RepliesModule,
        EntitlementsModule,
        WebhookModule,
        AccountModule,
        AdminModule,
        WithdrawalsModule,
        PersonalDataModule,
        ClaimsModule,
      ],
    };
  }
}
