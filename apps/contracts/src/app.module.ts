import { Module, type DynamicModule } from '@nestjs/common';
import { contractsWires } from '@pactwright/protocol';
import { DatabaseModule } from '@pactwright/server-database';
import { CallsModule } from '@pactwright/server-kit';
import { OutboxModule, QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import { RunsModule } from '@pactwright/server-runs';
import { AdministrationModule } from './administration/administration.module.js';
import { SuggestionsModule } from './suggestions/suggestions.module.js';
import { answerInPlace } from './suggestions/built-in.js';
import { AnswersModule } from './answers/answers.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import type { Config } from './config.js';
import { entities, migrations } from './database/data-source.js';
import { ContractsModule } from './contracts/contracts.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { ProgressModule } from './progress/progress.module.js';
import { RendersModule } from './renders/renders.module.js';

export type AppConfig = Pick<
  Config,
  | 'CONTRACTS_DATABASE_URL'
  | 'REDIS_QUEUE_URL'
  | 'WIZARD_CONFIG_RPC'
  | 'I18N_RPC'
  | 'IDENTITY_RPC'
  | 'INTERNAL_SECRET'
>;

@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CallsModule.forRoot(contractsWires),
        DatabaseModule.forRoot({ url: config.CONTRACTS_DATABASE_URL, entities, migrations }),
        QueueModule.forRoot({ service: 'contracts', redisUrl: config.REDIS_QUEUE_URL }),
        OutboxModule.forFeature(),
        RpcModule.forRoot({
          service: 'contracts',
          secret: config.INTERNAL_SECRET,
          targets: {
            'wizard-config': config.WIZARD_CONFIG_RPC,
            i18n: config.I18N_RPC,
            identity: config.IDENTITY_RPC,
          },
        }),
        RunsModule.forRoot({ asker: 'contracts', answerInPlace }),
        ContractsModule,
        AnswersModule,
        SuggestionsModule,
        ProgressModule,
        PaymentsModule,
        RendersModule,
        ClaimsModule,
        AdministrationModule,
        PersonalDataModule,
      ],
    };
  }
}
