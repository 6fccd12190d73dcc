import { defaultWizard } from '@pactwright/drafting';
import { migrateAndSeed } from '@pactwright/server-database';
import { config } from '../config.js';
import { entities, migrations } from './data-source.js';
import { seedWizard } from './seed.js';

await migrateAndSeed({
  url: config.WIZARD_CONFIG_DATABASE_URL,
  entities,
  migrations,
  seed: (manager) => seedWizard(manager, defaultWizard()),
});
