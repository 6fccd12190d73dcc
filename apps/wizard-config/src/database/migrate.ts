import { defaultWizard } from '@pactwright/drafting';
import { migrateService } from '@pactwright/server-database';
import { readConfig } from '@pactwright/server-kit';
import { configSchema } from '../config.js';
import { entities, migrations } from './data-source.js';
import { seedWizard } from './seed.js';

const { WIZARD_CONFIG_DATABASE_URL } = readConfig(configSchema.pick({ WIZARD_CONFIG_DATABASE_URL: true }));
await migrateService('wizard-config', {
  url: WIZARD_CONFIG_DATABASE_URL,
  entities,
  migrations,
  seed: (manager) => seedWizard(manager, defaultWizard()),
});
