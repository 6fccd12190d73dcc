import { defaultWizard } from '@pactwright/drafting';
import { migrateService } from '@pactwright/server-database';
import { readConfig } from '@pactwright/server-kit';
import { configSchema } from '../config.js';
import { entities, migrations } from './data-source.js';
import { seedTranslations } from './seed.js';

const { I18N_DATABASE_URL } = readConfig(configSchema.pick({ I18N_DATABASE_URL: true }));
await migrateService('i18n', {
  url: I18N_DATABASE_URL,
  entities,
  migrations,
  seed: (manager) => seedTranslations(manager, defaultWizard()),
});
