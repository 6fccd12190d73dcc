import { expectNoDrift, expectOnlyAdditions } from '@pactwright/server-database';
import { testDatabase, type TestDatabase } from '@pactwright/testing';
import { entities, migrations } from '../src/database/data-source.js';
import { seedAdmin } from '../src/database/seed-admin.js';
import { User } from '../src/users/user.entity.js';

describe('the database', () => {
  it('has migrations that agree with the entities and can be taken back', async () => {
    const { dataSource, drop } = await testDatabase(entities, migrations);
    expectOnlyAdditions(dataSource);
    await expectNoDrift(dataSource);
    await dataSource.undoLastMigration();
    await dataSource.runMigrations();
    await expectNoDrift(dataSource);
    await drop();
  });
});

describe(seedAdmin.name, () => {
  const admin = { ADMIN_EMAIL: 'Admin@Example.lt', ADMIN_PASSWORD: 'a long password' };
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase(entities, migrations);
  });
  afterEach(() => database.drop());
  const admins = (): Promise<User[]> => database.dataSource.manager.findBy(User, { isAdmin: true });

  it('T-07 makes the administrator once', async () => {
    await database.dataSource.transaction((manager) => seedAdmin(manager, admin));
    await database.dataSource.transaction((manager) =>
      seedAdmin(manager, { ...admin, ADMIN_EMAIL: 'b@example.lt' }),
    );
    expect((await admins()).map(({ email }) => email)).toEqual(['admin@example.lt']);
  });

  it('makes nobody without both settings', async () => {
    await database.dataSource.transaction((manager) => seedAdmin(manager, { ADMIN_EMAIL: 'a@example.lt' }));
    expect(await admins()).toEqual([]);
  });

  it('does not make an administrator of an ordinary account with that e-mail', async () => {
    await database.dataSource.manager.insert(User, { email: 'admin@example.lt', passwordHash: 'x' });
    await database.dataSource.transaction((manager) => seedAdmin(manager, admin));
    expect(await admins()).toEqual([]);
  });
});
