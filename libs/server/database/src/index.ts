export { dataSourceOptions, type DatabaseOptions } from './data-source-options.js';
export { DatabaseModule } from './database.module.js';
export { expectNoDrift, expectOnlyAdditions } from './drift.js';
export { migrateAndSeed, type MigrationPlan } from './migrate.js';
export { migrateService } from './migrate-service.js';
export { SnakeNamingStrategy } from './snake-naming.strategy.js';
