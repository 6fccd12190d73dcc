import { randomUUID } from 'node:crypto';
import { defaultWizard } from '@pactwright/drafting';
import {
  getWizardCatalogue,
  type Translation as TranslationView,
  type WizardStep,
} from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import {
  TEST_SECRET,
  answering,
  asActor,
  fakeRpc,
  startTestService,
  testDatabase,
  testRedisUrl,
  type TestActor,
  type TestDatabase,
  type TestService,
} from '@pactwright/testing';
import request from 'supertest';
import { AppModule } from '../src/app.module.js';
import { entities, migrations } from '../src/database/data-source.js';
import { seedTranslations } from '../src/database/seed.js';
import { Translation } from '../src/translations/translation.entity.js';

const defaults = defaultWizard();
const original = defaults[0]?.fields[0];
if (!original) throw new Error('the default wizard has no fields');
const OWN_FIELD = 1_000_001;
const REMOVED_FIELD = 1_000_002;

const field = (id: number, label: string, description: string | null = null) => ({
  ...{ id, stepId: 1, key: `field_${id}`, label, description },
  ...{ placeholder: null, type: 'text', isRequired: true, order: id, options: [] },
});
/** The wizard as wizard-config would tell: one seeded field, one that an administrator made, one that was removed. */
let step: WizardStep;

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await testDatabase(entities, migrations, (manager) => seedTranslations(manager, defaults));
  service = await startTestService({
    name: 'i18n',
    module: AppModule.with({
      I18N_DATABASE_URL: database.url,
      INTERNAL_SECRET: TEST_SECRET,
      REDIS_QUEUE_URL: await testRedisUrl(),
      WIZARD_CONFIG_RPC: '127.0.0.1:1',
    }),
    overrides: [
      [
        RpcClient,
        fakeRpc([
          answering(getWizardCatalogue, () => ({
            version: '1',
            steps: [step],
            removed: { fieldIds: [REMOVED_FIELD], optionIds: [] },
          })),
        ]),
      ],
    ],
  });
});
afterAll(async () => {
  await service.close();
  await database.drop();
});
beforeEach(async () => {
  step = {
    ...{ id: 1, key: 'contract_overview', title: '', description: null, order: 0, isActive: true },
    fields: [
      field(original.id, original.label.en),
      field(OWN_FIELD, 'Colour', 'Which one'),
      field(REMOVED_FIELD, 'Gone'),
    ],
  };
  await database.dataSource.getRepository(Translation).delete({ entityId: OWN_FIELD });
});

const admin: TestActor = { userId: randomUUID(), isAdmin: true };
const call = (method: 'get' | 'post' | 'delete', path: string, actor: TestActor = admin) =>
  request(service.url)[method](`/api/${path}`).set(asActor('i18n', actor));
const save = (body: object, actor?: TestActor) =>
  call('post', 'translations', actor).send({
    entityType: 'wizard_fields',
    entityId: OWN_FIELD,
    fieldName: 'label',
    language: 'lt',
    ...body,
  });
const shown = async (entityId: number): Promise<string[]> => {
  const { body } = await call('get', `translations/wizard_fields/${entityId}/lt`, {});
  return (body.data as { fieldName: string; value: string }[]).map(
    (each) => `${each.fieldName}: ${each.value}`,
  );
};
const coverage = async () => (await call('get', 'admin/translation-coverage?language=lt')).body.data;
const stateOf = async (entityId: number, fieldName: string) =>
  ((await coverage()).texts as { entityId: number; fieldName: string; state: string }[]).find(
    (text) => text.entityId === entityId && text.fieldName === fieldName,
  )?.state;

describe('POST /api/translations', () => {
  it('R-API-22 R-ADM-09 T-46 makes a translation, and replaces it the next time', async () => {
    const made = await save({ value: '  Spalva ' });
    expect([made.status, made.body.message]).toEqual([200, 'Translation saved successfully']);
    expect(await shown(OWN_FIELD)).toEqual(['label: Spalva']);
    const again = await save({ value: 'Spalvos' });
    expect(again.body.data.id).toBe(made.body.data.id);
    expect(await shown(OWN_FIELD)).toEqual(['label: Spalvos']);
  });

  it('keeps one row when two administrators save at once', async () => {
    const saved = await Promise.all(['a', 'b', 'c', 'd'].map((value) => save({ value })));
    expect(saved.map((each) => each.status)).toEqual([200, 200, 200, 200]);
    expect(await shown(OWN_FIELD)).toHaveLength(1);
  });

  it('R-ADM-09 loses no text silently: of those who saw the same, one saves and the others are told', async () => {
    const racing = await Promise.all(['a', 'b', 'c', 'd'].map((value) => save({ value, version: null })));
    expect(racing.map((each) => each.status).sort()).toEqual([200, 409, 409, 409]);
    const { id, value, version } = racing.find((each) => each.status === 200)?.body.data as TranslationView;
    expect(await shown(OWN_FIELD)).toEqual([`label: ${value}`]);
    expect(racing.find((each) => each.status === 409)?.body.code).toBe('STALE_EDIT');
    const saved = await save({ value: 'e', version });
    expect(saved.body.data).toMatchObject({ id, value: 'e', version: (version ?? 0) + 1 });
    expect((await save({ value: 'f', version })).status).toBe(409);
    await call('delete', `translations/${id}`);
    expect((await save({ value: 'f', version: saved.body.data.version })).status).toBe(409);
    expect((await save({ value: 'f', version: null })).status).toBe(200);
    expect(await shown(OWN_FIELD)).toEqual(['label: f']);
  });

  it.each([
    [{ value: '' }, 400, 'TRANSLATION_REQUIRED'],
    [{ value: '   ' }, 400, 'TRANSLATION_REQUIRED'],
    [{ value: 'x', language: 'en' }, 400, 'ENGLISH_IS_THE_ORIGINAL'],
    [{ value: 'x', language: 'xx' }, 400, 'VALIDATION_FAILED'],
    [{ value: 'x', fieldName: 'key' }, 400, 'VALIDATION_FAILED'],
    [{ value: 'x'.repeat(2_001) }, 400, 'VALIDATION_FAILED'],
    [{ value: 'x', entityId: 5 }, 404, 'FIELD_NOT_FOUND'],
    [{ value: 'x', entityId: REMOVED_FIELD }, 404, 'FIELD_NOT_FOUND'],
    [{ value: 'x', entityType: 'field_options' }, 404, 'OPTION_NOT_FOUND'],
  ])('R-ADM-09 refuses %j with %i %s', async (body, status, code) => {
    const response = await save(body);
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(await shown(OWN_FIELD)).toEqual([]);
  });

  it('T-07 is for administrators', async () => {
    expect((await save({ value: 'x' }, {})).status).toBe(401);
    expect((await save({ value: 'x' }, { userId: randomUUID() })).status).toBe(403);
  });
});

describe('DELETE /api/translations/{id}', () => {
  it('R-API-23 takes the text away for good, until it is written again', async () => {
    const { body } = await save({ value: 'Spalva' });
    const removed = await call('delete', `translations/${body.data.id}`);
    expect([removed.status, removed.body.message]).toEqual([200, 'Translation deleted successfully']);
    expect(await shown(OWN_FIELD)).toEqual([]);
    expect((await call('delete', `translations/${body.data.id}`)).body.code).toBe('TRANSLATION_NOT_FOUND');
    expect((await call('delete', 'translations/nonsense')).body.code).toBe('TRANSLATION_NOT_FOUND');
    await save({ value: 'Vėl spalva' });
    expect(await shown(OWN_FIELD)).toEqual(['label: Vėl spalva']);
  });

  it('R-API-23 does not destroy a text that somebody else has changed since, until it was seen', async () => {
    const { id, version } = (await save({ value: 'Spalva' })).body.data;
    const changed = (await save({ value: 'Atspalvis', version })).body.data;
    const refused = await call('delete', `translations/${id}?version=${version}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'STALE_EDIT']);
    expect(await shown(OWN_FIELD)).toEqual(['label: Atspalvis']);
    expect((await call('delete', `translations/${id}?version=${changed.version}`)).status).toBe(200);
  });

  it('T-07 is for administrators', async () => {
    expect((await call('delete', 'translations/1', {})).status).toBe(401);
    expect((await call('delete', 'translations/1', { userId: randomUUID() })).status).toBe(403);
  });
});

describe('GET /api/admin/translation-coverage', () => {
  it('tells the missing from the translated, for what visitors are shown', async () => {
    expect(await coverage()).toMatchObject({
      language: 'lt',
      total: 3,
      translated: 1,
      missing: 2,
      outdated: 0,
    });
    await save({ value: 'Spalva' });
    expect(await coverage()).toMatchObject({ total: 3, translated: 2, missing: 1 });
    expect(await stateOf(OWN_FIELD, 'description')).toBe('missing');
    expect(await stateOf(REMOVED_FIELD, 'label')).toBeUndefined();
  });

  it('marks what was translated from an English text that has changed since', async () => {
    await save({ value: 'Spalva' });
    step = { ...step, fields: step.fields.map((each) => ({ ...each, label: `${each.label}!` })) };
    expect(await stateOf(OWN_FIELD, 'label')).toBe('outdated');
    expect(await stateOf(original.id, 'label')).toBe('outdated');
    await save({ value: 'Spalva!' });
    expect(await stateOf(OWN_FIELD, 'label')).toBe('translated');
  });

  it('notes the original of texts that were seeded before originals were noted', async () => {
    const repository = database.dataSource.getRepository(Translation);
    const ofOriginal = {
      entityId: original.id,
      entityType: 'wizard_fields' as const,
      fieldName: 'label' as const,
    };
    await repository.updateAll({ sourceValue: null });
    await repository.update(ofOriginal, { value: 'Savaip' });
    await database.dataSource.transaction((manager) => seedTranslations(manager, defaults));
    expect(await repository.findOneByOrFail(ofOriginal)).toMatchObject({
      value: 'Savaip',
      sourceValue: null,
    });
    expect(await repository.countBy({ sourceValue: original.label.en })).toBe(0);
    const others = (await repository.find()).filter((row) => row.sourceValue === null);
    expect(others).toHaveLength(1);
  });
});
