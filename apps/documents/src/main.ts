import { readConfig, startService } from '@pactwright/server-kit';
import { AppModule } from './app.module.js';
import { configSchema } from './config.js';
import { acceptForms } from './uploads/accept-forms.js';

const config = readConfig(configSchema);
await startService({ name: 'documents', module: AppModule.forRoot(config), config, http: acceptForms });
