import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Module, type DynamicModule } from '@nestjs/common';
import { Client, type PoolClient } from 'pg';
import { Column, DataSource, Entity, PrimaryColumn, type EntityManager, type QueryRunner } from 'typeorm';
import type { MigrationInterface } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import {
  DatabaseModule,
  expectNoDrift,
  expectOnlyAdditions,
  migrateAndSeed,
  migrateService,
} from '@pactwright/server-database';
import {
  PostgresProcess,
  eventually,
  promptly,
  startTestService,
  testDatabase,
  type TestService,
} from '../src/index.js';

@Entity('shelf_marks')
class ShelfMark {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  bookTitle!: string;
}

class CreateShelfMarks1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE shelf_marks (id uuid CONSTRAINT pk_shelf_marks PRIMARY KEY, book_title text NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shelf_marks');
  }
}

class ForgetTitles1700000000001 implements MigrationInterface {
  readonly name = 'ForgetTitles1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shelf_marks DROP COLUMN book_title');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shelf_marks ADD COLUMN book_title text');
  }
}

/** Resolves when somebody has asked for the server, which is not there, and was sent away. */
async function askedInItsPlace(url: string): Promise<void> {
  const place = createServer((socket) => socket.resetAndDestroy()).listen(
    Number(new URL(url).port),
    '127.0.0.1',
  );
  await once(place, 'connection');
  place.close();
  await once(place, 'close');
}
const schema = { entities: [ShelfMark], migrations: [CreateShelfMarks1700000000000] };

@Module({})
class LibraryModule {
  static with(url: string): DynamicModule {
    return { module: LibraryModule, imports: [DatabaseModule.forRoot({ url, ...schema })] };
  }
}
const start = (url: string): Promise<TestService> =>
  startTestService({ name: 'i18n', module: LibraryModule.with(url), rpc: false });

describe('a database', () => {
  beforeAll(() => {
    process.env['LOG_LEVEL'] = 'silent';
  });

  it('R6 ends a connection that nobody listens to without ending the process', async () => {
    const database = await testDatabase(schema.entities, schema.migrations);
    const { master: pool } = database.dataSource.driver as PostgresDriver;
    const connection = (await pool.connect()) as PoolClient;
    const { rows } = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const lost = new Promise((resolve) => connection.once('end', resolve));
    await database.dataSource.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await lost;
    connection.release(true);
    expect(await database.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.drop();
  });

  it('is made when missing, migrated once, and seeded again without harm', async () => {
    const database = await testDatabase(schema.entities, schema.migrations);
    await database.drop();
    const id = randomUUID();
    const seed = async (manager: EntityManager): Promise<void> => {
      await manager.upsert(ShelfMark, { id, bookTitle: 'Metai' }, ['id']);
    };
    const plan = { url: database.url, ...schema, seed };
    await Promise.all([migrateAndSeed(plan), migrateAndSeed(plan)]);
    await migrateAndSeed(plan);
    const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    expect(await dataSource.query('SELECT book_title FROM shelf_marks')).toEqual([{ book_title: 'Metai' }]);
    await dataSource.destroy();
    await database.drop();
  });

  it('is waited for by its migration while the server only starts', async () => {
    const server = await PostgresProcess.start();
    await server.kill();
    const migrating = migrateService('i18n', { url: server.url, ...schema });
    await askedInItsPlace(server.url);
    await server.resume();
    await migrating;
    const dataSource = await new DataSource({ type: 'postgres', url: server.url }).initialize();
    expect(await dataSource.query('SELECT count(*)::int AS marks FROM shelf_marks')).toEqual([{ marks: 0 }]);
    await dataSource.destroy();
    await server.remove();
  });

  it('that knows nobody of that name is not waited for', async () => {
    const database = await testDatabase([], []);
    const url = new URL(database.url);
    url.username = 'nobody';
    await promptly(900, () => migrateService('i18n', { url: url.href, ...schema }));
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    await database.drop();
  });

  it('that is lost under a migration is what the migration fails of', async () => {
    const server = await PostgresProcess.start();
    const seed = async (manager: EntityManager): Promise<void> => {
      await Promise.all([manager.query('SELECT pg_sleep(60)'), server.kill()]);
    };
    await expect(migrateAndSeed({ url: server.url, ...schema, seed })).rejects.toThrow(/terminat/);
    await server.remove();
  });

  it('whose migration fails makes the process fail', async () => {
    const database = await testDatabase([], []);
    const seed = (): Promise<void> => Promise.reject(new Error('half way'));
    await migrateService('i18n', { url: database.url, ...schema, seed });
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    await database.drop();
  });

  it('keeps nothing of a seed that failed', async () => {
    const database = await testDatabase(schema.entities, schema.migrations);
    const seed = async (manager: EntityManager): Promise<void> => {
      await manager.insert(ShelfMark, { id: randomUUID(), bookTitle: 'Metai' });
      throw new Error('half way');
    };
    await expect(migrateAndSeed({ url: database.url, ...schema, seed })).rejects.toThrow('half way');
    expect(await database.dataSource.manager.count(ShelfMark)).toBe(0);
    await database.drop();
  });

  it('that lacks a migration keeps the service from starting', async () => {
    const database = await testDatabase([], []);
    await expect(start(database.url)).rejects.toThrow('CreateShelfMarks1700000000000');
    await database.drop();
  });

  it('that does not exist keeps the service from starting at once', async () => {
    const database = await testDatabase([], []);
    await database.drop();
    await promptly(3_000, () => expect(start(database.url)).rejects.toThrow('does not exist'));
  });

  it('that differs from its entities is found out', async () => {
    const database = await testDatabase([ShelfMark], []);
    await expect(expectNoDrift(database.dataSource)).rejects.toThrow('CREATE TABLE "shelf_marks"');
    await database.drop();
  });

  it('may keep columns for the version before, each by its name', async () => {
    const database = await testDatabase(schema.entities, schema.migrations);
    await database.dataSource.query('ALTER TABLE shelf_marks ADD COLUMN shelf text, ADD COLUMN room text');
    await expectNoDrift(database.dataSource, ['shelf_marks.shelf', 'shelf_marks.room']);
    await expect(expectNoDrift(database.dataSource, ['shelf_marks.shelf'])).rejects.toThrow(
      'ALTER TABLE "shelf_marks" DROP COLUMN "room"',
    );
    await database.drop();
  });

  it('is not brought to where the version before cannot run', async () => {
    const database = await testDatabase(schema.entities, [...schema.migrations, ForgetTitles1700000000001]);
    expect(() => expectOnlyAdditions(database.dataSource)).toThrow('ForgetTitles1700000000001');
    await database.drop();
  });

  it('whose columns a migration changes is asked on without a restart', async () => {
    const database = await testDatabase(schema.entities, schema.migrations);
    const ask = (): Promise<unknown> =>
      database.dataSource.query('SELECT book_title FROM shelf_marks WHERE id = $1', [randomUUID()]);
    const askOfAll = (): Promise<unknown[]> => Promise.all(Array.from({ length: 5 }, ask));
    await askOfAll();
    await database.dataSource.query('ALTER TABLE shelf_marks ALTER book_title TYPE varchar(200)');
    await eventually(askOfAll);
    expect(await ask()).toEqual([]);
    await database.drop();
  });

  it('R6 whose connections all broke is used again, and the service lives on', async () => {
    const database = await testDatabase(schema.entities, schema.migrations);
    const service = await start(database.url);
    const dataSource = service.get(DataSource);
    await dataSource.manager.count(ShelfMark);
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await admin.end();
    await eventually(() => dataSource.manager.count(ShelfMark));
    await eventually(async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(200));
    await service.close();
    await database.drop();
  });
});
