import { migrateService } from '@pactwright/server-database';
import { readConfig } from '@pactwright/server-kit';
import { configSchema } from '../config.js';
import { entities, migrations } from './data-source.js';

const { DOCUMENTS_DATABASE_URL } = readConfig(configSchema.pick({ DOCUMENTS_DATABASE_URL: true }));
await migrateService('documents', { url: DOCUMENTS_DATABASE_URL, entities, migrations });
