import { Module, type DynamicModule } from '@nestjs/common';
import { i18nWires } from '@pactwright/protocol';
import { DatabaseModule } from '@pactwright/server-database';
import { CallsModule } from '@pactwright/server-kit';
import { OutboxModule, QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import type { Config } from './config.js';
import { entities, migrations } from './database/data-source.js';
import { TranslationsModule } from './translations/translations.module.js';

export type AppConfig = Pick<
  Config,
  'I18N_DATABASE_URL' | 'INTERNAL_SECRET' | 'REDIS_QUEUE_URL' | 'WIZARD_CONFIG_RPC'
>;

@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CallsModule.forRoot(i18nWires),
        DatabaseModule.forRoot({ url: config.I18N_DATABASE_URL, entities, migrations }),
        QueueModule.forRoot({ service: 'i18n', redisUrl: config.REDIS_QUEUE_URL }),
        OutboxModule.forFeature(),
        RpcModule.forRoot({
          service: 'i18n',
          secret: config.INTERNAL_SECRET,
          targets: { 'wizard-config': config.WIZARD_CONFIG_RPC },
        }),
        TranslationsModule,
      ],
    };
  }
}
