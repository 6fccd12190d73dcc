import { startService } from '@pactwright/server-kit';
import { AppModule } from './app.module.js';
import { config } from './config.js';

await startService({ name: 'i18n', module: AppModule.with(config), config });
