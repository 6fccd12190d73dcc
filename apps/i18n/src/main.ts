import { readConfig, startService } from '@pactwright/server-kit';
import { AppModule } from './app.module.js';
import { configSchema } from './config.js';

const config = readConfig(configSchema);
await startService({ name: 'i18n', module: AppModule.with(config), config });
