import { Module, type DynamicModule } from '@nestjs/common';
import { wizardConfigWires } from '@pactwright/protocol';
import { DatabaseModule } from '@pactwright/server-database';
import { CallsModule } from '@pactwright/server-kit';
import { OutboxModule, QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import type { Config } from './config.js';
import { entities, migrations } from './database/data-source.js';
import { EditingModule } from './editing.module.js';
import { WizardModule } from './wizard/wizard.module.js';

export type AppConfig = Pick<Config, 'WIZARD_CONFIG_DATABASE_URL' | 'INTERNAL_SECRET' | 'REDIS_QUEUE_URL'>;

@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CallsModule.forRoot(wizardConfigWires),
        DatabaseModule.forRoot({ url: config.WIZARD_CONFIG_DATABASE_URL, entities, migrations }),
        QueueModule.forRoot({ service: 'wizard-config', redisUrl: config.REDIS_QUEUE_URL }),
        OutboxModule.forFeature(),
        RpcModule.forRoot({ service: 'wizard-config', secret: config.INTERNAL_SECRET, targets: {} }),
        WizardModule,
        EditingModule,
      ],
    };
  }
}
