import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, MigrationExecutor } from 'typeorm';
import { HealthRegistry, isOutage, isTracing } from '@pactwright/server-kit';
import { dataSourceOptions, type DatabaseOptions } from './data-source-options.js';
import { traceQueries } from './trace-queries.js';

const CONNECT_ATTEMPTS = 10;
const CONNECT_RETRY_MS = 1_000;

/** This service's own PostgreSQL database. Starts only on a schema that its migrations have brought up to date. */
@Module({})
export class DatabaseModule implements OnModuleInit {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly health: HealthRegistry,
  ) {}

  static forRoot(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(options),
          retryAttempts: CONNECT_ATTEMPTS,
          retryDelay: CONNECT_RETRY_MS,
          toRetry: isOutage,
        }),
      ],
    };
  }

  async onModuleInit(): Promise<void> {
    if (isTracing()) this.dataSource.subscribers.push(traceQueries);
    this.health.register('database', async () => {
      await this.dataSource.query('SELECT 1');
    });
    const pending = await new MigrationExecutor(this.dataSource).getPendingMigrations();
    if (pending.length > 0)
      throw new Error(`The database lacks migrations: ${pending.map(({ name }) => name).join(', ')}`);
  }
}
