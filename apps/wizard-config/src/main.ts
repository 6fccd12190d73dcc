import { readConfig, startService } from '@pactwright/server-kit';
import { AppModule } from './app.module.js';
import { configSchema } from './config.js';

const config = readConfig(configSchema);
await startService({ name: 'wizard-config', module: AppModule.with(config), config });
