import { defaultWizard } from '@pactwright/drafting';
import { expectNoDrift } from '@pactwright/server-database';
import { testDatabase, type TestDatabase } from '@pactwright/testing';
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
