import { defaultWizard } from '@pactwright/drafting';
import { migrateAndSeed } from '@pactwright/server-database';
import { config } from '../config.js';
import { entities, migrations } from './data-source.js';
import { seedTranslations } from './seed.js';

await migrateAndSeed({
  url: config.I18N_DATABASE_URL,
  entities,
  migrations,
  seed: (manager) => seedTranslations(manager, defaultWizard()),
});
