import { Module, type DynamicModule } from '@nestjs/common';
import { identityWires } from '@pactwright/protocol';
import { DatabaseModule } from '@pactwright/server-database';
import { CallsModule } from '@pactwright/server-kit';
import { OutboxModule, QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import { AccountsModule } from './accounts/accounts.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { AuditModule } from './audit/audit.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import type { Config } from './config.js';
import { entities, migrations } from './database/data-source.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { ResetModule } from './reset/reset.module.js';
import { SessionStoreModule } from './store/session-store.module.js';

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CallsModule.forRoot(identityWires),
        DatabaseModule.forRoot({ url: config.IDENTITY_DATABASE_URL, entities, migrations }),
        QueueModule.forRoot({ service: 'identity', redisUrl: config.REDIS_QUEUE_URL }),
        OutboxModule.forFeature(),
        RpcModule.forRoot({
          service: 'identity',
          secret: config.INTERNAL_SECRET,
          targets: { contracts: config.CONTRACTS_RPC, billing: config.BILLING_RPC },
        }),
        SessionStoreModule.forRoot(config.REDIS_SESSION_URL),
        PasswordsModule.forRoot(config),
        ClaimsModule,
        ResetModule.forRoot(config),
        AccountsModule.forRoot(config),
        ActivityModule,
        AuditModule,
        AdministrationModule,
      ],
    };
  }
}
