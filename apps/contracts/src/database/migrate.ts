import { migrateAndSeed } from '@pactwright/server-database';
import { config } from '../config.js';
import { entities, migrations } from './data-source.js';

await migrateAndSeed({ url: config.CONTRACTS_DATABASE_URL, entities, migrations });
