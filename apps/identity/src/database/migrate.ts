import { readConfig } from '@pactwright/server-kit';
import { migrateService } from '@pactwright/server-database';
import { databaseConfigSchema } from '../config.js';
import { entities, migrations } from './data-source.js';
import { seedAdmin } from './seed-admin.js';

const config = readConfig(databaseConfigSchema);
await migrateService('identity', {
  url: config.IDENTITY_DATABASE_URL,
  entities,
  migrations,
  seed: (manager) => seedAdmin(manager, config),
});
