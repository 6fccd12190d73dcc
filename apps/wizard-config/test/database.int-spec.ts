import { FIRST_FREE_WIZARD_ID, defaultWizard } from '@pactwright/drafting';
import { expectNoDrift, expectOnlyAdditions } from '@pactwright/server-database';
import { testDatabase, type TestDatabase } from '@pactwright/testing';
import { entities, migrations } from '../src/database/data-source.js';
import { AskWhatTheLawAsks1763950000000 } from '../src/database/migrations/1763950000000-ask-what-the-law-asks.js';
import { AskWhatApplies1763980000000 } from '../src/database/migrations/1763980000000-ask-what-applies.js';
import { AskWhereTheClientIs1764700000000 } from '../src/database/migrations/1764700000000-ask-where-the-client-is.js';
import { PromiseWhatIsAsked1764600000000 } from '../src/database/migrations/1764600000000-promise-what-is-asked.js';
import { AskForHoursAMonth1764800000000 } from '../src/database/migrations/1764800000000-ask-for-hours-a-month.js';
import { AskHowFarALicenceGoes1764900000000 } from '../src/database/migrations/1764900000000-ask-how-far-a-licence-goes.js';
import { AskForARateAUnit1765000000000 } from '../src/database/migrations/1765000000000-ask-for-a-rate-a-unit.js';
import { AskWhatIsCountedBesideTheRate1765100000000 } from '../src/database/migrations/1765100000000-ask-what-is-counted-beside-the-rate.js';
import { AskForTheWork1764410000000 } from '../src/database/migrations/1764410000000-ask-for-the-work.js';
import { AskWhenRightsPass1764300000000 } from '../src/database/migrations/1764300000000-ask-when-rights-pass.js';
import { MakeRoomForBothLanguages1764400000000 } from '../src/database/migrations/1764400000000-make-room-for-both-languages.js';
import { seedWizard } from '../src/database/seed.js';
import { Field } from '../src/wizard/field.entity.js';
import { Option } from '../src/wizard/option.entity.js';
import { Step } from '../src/wizard/step.entity.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase(entities, migrations);
});
afterEach(() => database.drop());

const OLD_RATE = 'What an hour costs when the client asks for more than was agreed.';
const wizard = defaultWizard();
const seed = (content = wizard): Promise<void> =>
  database.dataSource.transaction((manager) => seedWizard(manager, content));
const repository = {
  steps: () => database.dataSource.getRepository(Step),
  fields: () => database.dataSource.getRepository(Field),
  options: () => database.dataSource.getRepository(Option),
};

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

  it('refuse two live options of one field with the same value, and a key given twice', async () => {
    await seed();
    const [option] = await repository.options().find({ order: { id: 'ASC' }, take: 1 });
    const { id: _, ...copy } = option ?? new Option();
    await expect(repository.options().insert(copy)).rejects.toThrow('uq_field_options_live_value');
    await repository.options().softDelete({ id: option?.id });
    await repository.options().insert(copy);

    const [field] = await repository.fields().find({ order: { id: 'ASC' }, take: 1 });
    const { id: __, ...twin } = field ?? new Field();
    await repository.fields().softDelete({ id: field?.id });
    await expect(repository.fields().insert(twin)).rejects.toThrow('uq_wizard_fields_key');
  });
});

describe(AskWhatTheLawAsks1763950000000.name, () => {
  it('brings the question about the status after the country, in whatever order the questions were', async () => {
    const before = wizard.map((step) => ({
      ...step,
      fields: step.fields
        .filter(({ key }) => key !== 'provider_status' && key !== 'special_data')
        .map((field, order) => ({ ...field, order })),
    }));
    await seed(before);
    await repository.fields().update({ key: 'extra_hourly_rate' }, { description: OLD_RATE });
    const runner = database.dataSource.createQueryRunner();
    await new AskWhatTheLawAsks1763950000000().up(runner);
    await runner.release();
    await seed();
    const keys = (
      await repository.fields().find({ where: { stepId: 2 }, order: { order: 'ASC', id: 'ASC' } })
    ).map(({ key }) => key);
    expect(keys).toEqual(wizard.find(({ id }) => id === 2)?.fields.map(({ key }) => key));
    expect(await repository.fields().findOneByOrFail({ key: 'extra_hourly_rate' })).toMatchObject({
      description: wizard.flatMap(({ fields }) => fields).find(({ key }) => key === 'extra_hourly_rate')
        ?.description.en,
    });
  });

  it('leaves what an administrator wrote', async () => {
    await seed();
    await repository.fields().update({ key: 'extra_hourly_rate' }, { description: 'Ours' });
    const runner = database.dataSource.createQueryRunner();
    await new AskWhatTheLawAsks1763950000000().up(runner);
    await runner.release();
    expect(await repository.fields().findOneByOrFail({ key: 'extra_hourly_rate' })).toMatchObject({
      description: 'Ours',
    });
  });
});

describe(AskWhenRightsPass1764300000000.name, () => {
  const [RIGHTS, ON_PAYMENT, ON_LAST_PAYMENT] = [401, 40101, 40104];
  const asItWas = wizard.map((step) => ({
    ...step,
    fields: step.fields.map((field) => ({
      ...field,
      options: field.options
        .filter(({ id }) => id !== ON_LAST_PAYMENT)
        .map((option, order) => ({ ...option, order })),
    })),
  }));

  /** The database as it was before, and as the migration and the next start make it. */
  async function migrated(change: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    await seed(asItWas);
    const runner = database.dataSource.createQueryRunner();
    const migration = new AskWhenRightsPass1764300000000();
    await migration.down(runner);
    expect(await repository.fields().findOneByOrFail({ id: RIGHTS })).toMatchObject({
      label: 'Who owns the result',
    });
    await change();
    await migration.up(runner);
    await runner.release();
    await seed();
  }

  it('asks an older wizard what a new one asks, with the new choice in its place', async () => {
    await migrated();
    const field = wizard.flatMap(({ fields }) => fields).find(({ id }) => id === RIGHTS);
    expect(await repository.fields().findOneByOrFail({ id: RIGHTS })).toMatchObject({
      label: field?.label.en,
      description: field?.description.en,
    });
    const options = await repository
      .options()
      .find({ where: { fieldId: RIGHTS }, order: { order: 'ASC', id: 'ASC' } });
    expect(options.map(({ id, value, label }) => ({ id, value, label }))).toEqual(
      field?.options.map(({ id, value, label }) => ({ id, value, label: label.en })),
    );
  });

  it('leaves words that an administrator wrote', async () => {
    await migrated(() => repository.options().update({ id: ON_PAYMENT }, { label: 'Ours' }));
    expect(await repository.options().findOneByOrFail({ id: ON_PAYMENT })).toMatchObject({ label: 'Ours' });
  });
});

/** The wizard before a contract could be in both languages. */
const beforeBoth = wizard.map((step) => ({
  ...step,
  fields: step.fields
    .filter(({ key }) => key !== 'prevailing_language' && key !== 'left_language')
    .map((field, order) => ({
      ...field,
      order,
      options: field.options.filter(({ value }) => value !== 'both'),
    })),
}));

describe(MakeRoomForBothLanguages1764400000000.name, () => {
  it('brings the two questions after the language, and its third answer', async () => {
    await seed(beforeBoth);
    const runner = database.dataSource.createQueryRunner();
    await new MakeRoomForBothLanguages1764400000000().up(runner);
    await runner.release();
    await seed();
    const fields = await repository
      .fields()
      .find({ where: { stepId: 2 }, order: { order: 'ASC', id: 'ASC' } });
    expect(fields.map(({ key }) => key)).toEqual(
      wizard.find(({ id }) => id === 2)?.fields.map(({ key }) => key),
    );
    const options = await repository.options().find({ where: { fieldId: 205 } });
    expect(options.map(({ value }) => value).toSorted()).toEqual(['both', 'en', 'lt']);
  });
});

describe(AskForTheWork1764410000000.name, () => {
  const MILESTONES = 107;
  const visibleWhen = async () => (await repository.fields().findOneByOrFail({ id: MILESTONES })).visibleWhen;

  it('asks for the rows however the work is paid, unless an administrator has said otherwise', async () => {
    await seed();
    const runner = database.dataSource.createQueryRunner();
    const migration = new AskForTheWork1764410000000();
    await migration.down(runner);
    expect(await visibleWhen()).toEqual({ key: 'payment_structure', in: ['milestones'] });
    await migration.up(runner);
    expect(await visibleWhen()).toBeNull();
    const own = { key: 'payment_structure', in: ['milestones', 'hourly'] };
    await repository.fields().update({ id: MILESTONES }, { visibleWhen: own });
    await migration.up(runner);
    await runner.release();
    expect(await visibleWhen()).toEqual(own);
  });
});

describe.each([
  { Migration: PromiseWhatIsAsked1764600000000, entityId: 107 },
  { Migration: AskForHoursAMonth1764800000000, entityId: 304 },
])('$Migration.name', ({ Migration, entityId }) => {
  const contents = async () => ({
    steps: await repository.steps().find({ order: { id: 'ASC' } }),
    fields: await repository.fields().find({ order: { id: 'ASC' } }),
    options: await repository.options().find({ order: { id: 'ASC' } }),
  });
  const texts = ({ steps, fields, options }: Awaited<ReturnType<typeof contents>>) => [
    ...steps.map(({ id, description }) => [id, description]),
    ...fields.map(({ id, label, description }) => [id, label, description]),
    ...options.map(({ id, label, description }) => [id, label, description]),
  ];

  it('says of an older wizard what a new one says, but for what an administrator wrote', async () => {
    await seed();
    const runner = database.dataSource.createQueryRunner();
    const migration = new Migration();
    const now = texts(await contents());
    await migration.down(runner);
    const before = texts(await contents());
    expect(before).not.toEqual(now);
    await migration.up(runner);
    expect(texts(await contents())).toEqual(now);
    await migration.down(runner);
    await repository.fields().update({ id: entityId }, { description: 'Ours' });
    await migration.up(runner);
    await runner.release();
    expect(await repository.fields().findOneByOrFail({ id: entityId })).toMatchObject({
      description: 'Ours',
    });
  });
});

describe(AskWhereTheClientIs1764700000000.name, () => {
  const [CLIENT_COUNTRY, LITHUANIA, GERMANY] = [204, 20401, 20405];
  const required = async () => (await repository.fields().findOneByOrFail({ id: CLIENT_COUNTRY })).isRequired;
  const defaults = async () =>
    (await repository.options().findBy({ fieldId: CLIENT_COUNTRY, isDefault: true })).map(({ id }) => id);

  it('asks an older wizard where the client is, and leaves a default that an administrator chose', async () => {
    await seed();
    expect([await required(), await defaults()]).toEqual([true, []]);
    const runner = database.dataSource.createQueryRunner();
    const migration = new AskWhereTheClientIs1764700000000();
    await migration.down(runner);
    expect([await required(), await defaults()]).toEqual([false, [LITHUANIA]]);
    await migration.up(runner);
    expect([await required(), await defaults()]).toEqual([true, []]);
    await repository.options().update({ id: GERMANY }, { isDefault: true });
    await migration.up(runner);
    await migration.down(runner);
    await runner.release();
    expect(await defaults()).toEqual([GERMANY]);
  });
});

describe(AskWhatIsCountedBesideTheRate1765100000000.name, () => {
  const PAYMENT = 3;
  const migration = new AskWhatIsCountedBesideTheRate1765100000000();
  const order = async () =>
    (await repository.fields().find({ where: { stepId: PAYMENT }, order: { order: 'ASC', id: 'ASC' } })).map(
      ({ key }) => key,
    );

  it('moves what is counted from behind the limit of hours to behind the rate and its currency', async () => {
    await seed();
    const runner = database.dataSource.createQueryRunner();
    const now = await order();
    expect(now.slice(1, 6)).toEqual(['payment_amount', 'currency', 'unit_name', 'milestones', 'hours_cap']);
    await migration.down(runner);
    expect((await order()).slice(1, 6)).toEqual([
      'payment_amount',
      'currency',
      'milestones',
      'hours_cap',
      'unit_name',
    ]);
    await migration.up(runner);
    await runner.release();
    expect(await order()).toEqual(now);
  });

  it('leaves an order that an administrator made', async () => {
    await seed();
    const runner = database.dataSource.createQueryRunner();
    await migration.down(runner);
    await repository.fields().update({ key: 'unit_name' }, { order: 0 });
    const before = await order();
    await migration.up(runner);
    await migration.down(runner);
    await runner.release();
    expect(await order()).toEqual(before);
  });
});

describe(AskWhatApplies1763980000000.name, () => {
  /** What came after the migration; the next start brings it with its own condition and topic. */
  const later: readonly string[] = [
    'contract_length',
    'monthly_hours_cap',
    'monthly_fee_time',
    'unit_name',
    'unit_cap',
    'licence_uses',
    'licence_place',
    'licence_time',
    'liability_floor',
  ];
  const asItWas = beforeBoth.map((step) => ({
    ...step,
    fields: step.fields
      .filter(({ key }) => !later.includes(key))
      .map((field, order) => ({ ...field, order })),
  }));

  /** The database as it was before, and as the migration and the next start make it. */
  async function migrated(change: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    await seed(asItWas);
    const runner = database.dataSource.createQueryRunner();
    const migration = new AskWhatApplies1763980000000();
    await migration.down(runner);
    await runner.query(`UPDATE wizard_fields SET step_id = 1, position = 6 WHERE id = 107`);
    await change();
    await migration.up(runner);
    await new AskForTheWork1764410000000().up(runner);
    await new MakeRoomForBothLanguages1764400000000().up(runner);
    await new AskForHoursAMonth1764800000000().up(runner);
    await new AskHowFarALicenceGoes1764900000000().up(runner);
    await new AskForARateAUnit1765000000000().up(runner);
    await new AskWhatIsCountedBesideTheRate1765100000000().up(runner);
    await runner.release();
    await seed();
  }
  const keysOf = async (stepId: number): Promise<string[]> =>
    (await repository.fields().find({ where: { stepId }, order: { order: 'ASC', id: 'ASC' } })).map(
      ({ key }) => key,
    );
  const fields = wizard.flatMap((step) => step.fields);

  it('asks of an older wizard what a new one asks, in the same order', async () => {
    await migrated();
    for (const { id, visibleWhen, topic } of fields)
      expect(await repository.fields().findOneByOrFail({ id })).toMatchObject({ id, visibleWhen, topic });
    for (const { id, fields: ofStep } of wizard)
      expect(await keysOf(id)).toEqual(ofStep.map(({ key }) => key));
  });

  it('leaves what an administrator has moved, requires, or has removed what a condition names', async () => {
    const query = (sql: string): Promise<unknown> => database.dataSource.query(sql);
    await migrated(async () => {
      await query('UPDATE wizard_fields SET step_id = 4 WHERE id = 107');
      await query(`UPDATE wizard_fields SET is_required = true WHERE key = 'exclusions'`);
      await query(`UPDATE field_options SET deleted_at = now() WHERE value = 'capped'`);
    });
    expect(await repository.fields().findOneByOrFail({ id: 107 })).toMatchObject({ stepId: 4 });
    expect(await repository.fields().findOneByOrFail({ key: 'exclusions' })).toMatchObject({ topic: null });
    expect(await repository.fields().findOneByOrFail({ key: 'expense_cap' })).toMatchObject({
      visibleWhen: null,
    });
  });
});

describe(seedWizard.name, () => {
  it('brings the whole default wizard under its fixed ids', async () => {
    await seed();
    const fields = wizard.flatMap((step) => step.fields);
    expect(await repository.steps().count()).toBe(wizard.length);
    expect(await repository.fields().count()).toBe(fields.length);
    expect(await repository.options().count()).toBe(fields.flatMap((field) => field.options).length);
    for (const field of fields) {
      expect(await repository.fields().findOneByOrFail({ id: field.id })).toMatchObject({
        key: field.key,
        label: field.label.en,
        stepId: field.stepId,
      });
    }
  });

  it('leaves what an administrator changed or removed as it is', async () => {
    await seed();
    await repository.fields().update({ key: 'scope_of_work' }, { label: 'What you do', isRequired: false });
    await repository.fields().softDelete({ key: 'milestones' });
    await repository.options().update({ value: 'design' }, { label: 'Drawing' });
    await seed();
    expect(await repository.fields().findOneByOrFail({ key: 'scope_of_work' })).toMatchObject({
      label: 'What you do',
      isRequired: false,
    });
    expect(await repository.fields().findOneBy({ key: 'milestones' })).toBeNull();
    expect(await repository.options().findOneBy({ value: 'design' })).toMatchObject({ label: 'Drawing' });
  });

  it('appends what a later release brings', async () => {
    const [first, ...rest] = wizard;
    if (!first) throw new Error('the default wizard has no steps');
    const earlier = [{ ...first, fields: first.fields.slice(0, 1) }, ...rest.slice(0, 1)];
    await seed(earlier);
    expect(await repository.steps().count()).toBe(2);
    await seed();
    expect(await repository.steps().count()).toBe(wizard.length);
    expect(await repository.fields().countBy({ stepId: first.id })).toBe(first.fields.length);
  });

  it('leaves out a new field whose key an administrator has used before', async () => {
    const field = wizard.flatMap((step) => step.fields).find((each) => each.options.length > 0);
    if (!field) throw new Error('the default wizard has no choices');
    await seed(wizard.map((step) => ({ ...step, fields: step.fields.filter(({ id }) => id !== field.id) })));
    const own = await repository.fields().save(
      repository.fields().create({
        stepId: field.stepId,
        key: field.key,
        label: 'Mine',
        type: 'text',
        isRequired: false,
        order: 99,
      }),
    );
    await seed();
    expect(own.id).toBeGreaterThanOrEqual(FIRST_FREE_WIZARD_ID);
    expect(await repository.fields().findBy({ key: field.key })).toEqual([
      expect.objectContaining({ id: own.id }),
    ]);
    expect(await repository.options().countBy({ fieldId: field.id })).toBe(0);
  });
});
