import { defaultWizard } from '@pactwright/drafting';
import { expectNoDrift, expectOnlyAdditions } from '@pactwright/server-database';
import { testDatabase, type TestDatabase } from '@pactwright/testing';
import { PromiseWhatIsAsked1764600000000 } from '../src/database/migrations/1764600000000-promise-what-is-asked.js';
import { AskForHoursAMonth1764800000000 } from '../src/database/migrations/1764800000000-ask-for-hours-a-month.js';
import { entities, migrations } from '../src/database/data-source.js';
import { seedTranslations, translationsOf } from '../src/database/seed.js';
import { Translation } from '../src/translations/translation.entity.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase(entities, migrations);
});
afterEach(() => database.drop());

const wizard = defaultWizard();
const seed = (content = wizard): Promise<void> =>
  database.dataSource.transaction((manager) => seedTranslations(manager, content));
const translations = () => database.dataSource.getRepository(Translation);

describe('migrations', () => {
  it('agree with the entities', async () => {
    expectOnlyAdditions(database.dataSource);
    await expectNoDrift(database.dataSource);
  });

  it('go back to an empty database', async () => {
    await seed();
    for (let left = migrations.length; left > 0; left -= 1) await database.dataSource.undoLastMigration();
    const tables: unknown[] = await database.dataSource.query(
      `SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'`,
    );
    expect(tables).toEqual([]);
  });
});

describe(seedTranslations.name, () => {
  it('appends what is new and leaves what was changed or removed', async () => {
    await seed(wizard.slice(0, 2));
    const earlier = await translations().count();
    const [changed, removed] = await translations().find({ order: { id: 'ASC' }, take: 2 });
    await translations().update({ id: changed?.id }, { value: 'Savaip' });
    await translations().softDelete({ id: removed?.id });

    await seed();

    const total = translationsOf(wizard).length;
    expect(total).toBeGreaterThan(earlier);
    expect(await translations().count({ withDeleted: true })).toBe(total);
    expect(await translations().findOneByOrFail({ id: changed?.id })).toMatchObject({ value: 'Savaip' });
    expect(await translations().findOneBy({ id: removed?.id })).toBeNull();
  });
});

describe.each([
  { Migration: PromiseWhatIsAsked1764600000000, entityId: 107 },
  { Migration: AskForHoursAMonth1764800000000, entityId: 304 },
])('$Migration.name', ({ Migration, entityId }) => {
  it('says of an older wizard what a new one says, with its source, but for what an administrator wrote', async () => {
    await seed();
    const all = async () =>
      (await translations().find({ order: { id: 'ASC' } })).map(({ id, value, sourceValue }) => [
        id,
        value,
        sourceValue,
      ]);
    const runner = database.dataSource.createQueryRunner();
    const migration = new Migration();
    const now = await all();
    await migration.down(runner);
    expect(await all()).not.toEqual(now);
    await migration.up(runner);
    expect(await all()).toEqual(now);
    const ours = { entityType: 'wizard_fields', entityId, fieldName: 'description' } as const;
    await migration.down(runner);
    await translations().update(ours, { value: 'Savaip' });
    await migration.up(runner);
    await runner.release();
    expect(await translations().findOneByOrFail(ours)).toMatchObject({ value: 'Savaip' });
  });
});
