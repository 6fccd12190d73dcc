export { dataSourceOptions, type DatabaseOptions } from './data-source-options.js';
export { DatabaseModule } from './database.module.js';
export { expectNoDrift } from './drift.js';
export { migrateAndSeed, type MigrationPlan } from './migrate.js';
export { SnakeNamingStrategy } from './snake-naming.strategy.js';
