import { migrateService } from '@pactwright/server-database';
import { readConfig } from '@pactwright/server-kit';
import { variables } from '../config.js';
import { entities, migrations } from './data-source.js';

const { BILLING_DATABASE_URL } = readConfig(variables.pick({ BILLING_DATABASE_URL: true }));
await migrateService('billing', { url: BILLING_DATABASE_URL, entities, migrations });
