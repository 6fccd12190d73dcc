import { migrateService } from '@pactwright/server-database';
import { readConfig } from '@pactwright/server-kit';
import { configSchema } from '../config.js';
import { entities, migrations } from './data-source.js';

const { CONTRACTS_DATABASE_URL } = readConfig(configSchema.pick({ CONTRACTS_DATABASE_URL: true }));
await migrateService('contracts', { url: CONTRACTS_DATABASE_URL, entities, migrations });
