import { defaultWizard } from '@pactwright/drafting';
import { listTranslations, translation } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import {
  TEST_SECRET,
  asActor,
  startTestService,
  testDatabase,
  testRedisUrl,
  type TestDatabase,
  type TestService,
} from '@pactwright/testing';
import request from 'supertest';
import { z } from 'zod';
import { AppModule } from '../src/app.module.js';
import { entities, migrations } from '../src/database/data-source.js';
import { seedTranslations } from '../src/database/seed.js';
import { Translation } from '../src/translations/translation.entity.js';

let database: TestDatabase;
let service: TestService;

beforeEach(async () => {
  database = await testDatabase(entities, migrations, (manager) =>
    seedTranslations(manager, defaultWizard()),
  );
  service = await startTestService({
    name: 'i18n',
    module: AppModule.with({
      I18N_DATABASE_URL: database.url,
      INTERNAL_SECRET: TEST_SECRET,
      REDIS_QUEUE_URL: await testRedisUrl(),
      WIZARD_CONFIG_RPC: '127.0.0.1:1',
    }),
  });
});
afterEach(async () => {
  await service.close();
  await database.drop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  request(service.url)
    .get(path)
    .set({ ...asActor('i18n'), ...headers });
const list = (query: string) => get(`/api/translations?${query}`);
const read = (body: unknown) => z.strictObject({ data: z.array(translation) }).parse(body).data;

const [step] = defaultWizard();
if (!step) throw new Error('the default wizard has no steps');
const fieldIds = step.fields.map((field) => field.id);

describe('GET /api/translations', () => {
  it('R-API-20 answers a visitor with the texts of several entities, in camel case', async () => {
    const response = await list(`entity_type=wizard_fields&entity_ids=${fieldIds.join(',')}&language=lt`);
    expect(response.status).toBe(200);
    const data = read(response.body);
    expect(new Set(data.map((each) => each.entityId))).toEqual(new Set(fieldIds));
    expect(data).toContainEqual(
      expect.objectContaining({
        entityType: 'wizard_fields',
        entityId: fieldIds[0],
        fieldName: 'label',
        language: 'lt',
        value: step.fields[0]?.label.lt,
      }),
    );
  });

  it.each(['entity_id', 'entity_ids'])(
    'R-API-20 answers with the texts of one entity named by %s',
    async (name) => {
      const data = read((await list(`entity_type=wizard_steps&${name}=${step.id}&language=lt`)).body);
      expect(data.map((each) => each.fieldName)).toEqual(['description', 'title']);
    },
  );

  it('R-API-21 names one entity in the path', async () => {
    const data = read((await get(`/api/translations/wizard_steps/${step.id}/lt`)).body);
    expect(data.map((each) => each.value)).toEqual([step.description.lt, step.title.lt]);
  });

  it('T-30 has nothing for English and for what does not exist', async () => {
    expect(read((await list(`entity_type=wizard_steps&entity_ids=${step.id}&language=en`)).body)).toEqual([]);
    expect(read((await list('entity_type=wizard_steps&entity_ids=999999999&language=lt')).body)).toEqual([]);
    expect(read((await get('/api/translations/field_options/1/en')).body)).toEqual([]);
  });

  it('leaves out a removed translation', async () => {
    await database.dataSource
      .getRepository(Translation)
      .softDelete({ entityType: 'wizard_steps', entityId: step.id, fieldName: 'title' });
    const data = read((await get(`/api/translations/wizard_steps/${step.id}/lt`)).body);
    expect(data.map((each) => each.fieldName)).toEqual(['description']);
  });

  it.each([
    ['entity_ids', 'entity_type=wizard_steps&language=lt'],
    ['entity_type', 'entity_type=users&entity_ids=1&language=lt'],
    ['entity_ids', 'entity_type=wizard_steps&entity_ids=1;DROP TABLE translations&language=lt'],
    ['entity_ids', 'entity_type=wizard_steps&entity_ids=1,,2&language=lt'],
    ['entity_id', 'entity_type=wizard_steps&entity_id=-1&language=lt'],
    ['language', 'entity_type=wizard_steps&entity_ids=1&language=de'],
    ['language', 'entity_type=wizard_steps&entity_ids=1'],
  ])('says that %s is wrong in %s', async (field, query) => {
    const response = await list(query);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
    expect(Object.keys(response.body.fields as object)).toContain(field);
  });

  it.each(['/users/1/lt', '/wizard_steps/one/lt', '/wizard_steps/1/xx', '/wizard_steps/99999999999/lt'])(
    'refuses the path %s',
    async (path) => {
      expect((await get(`/api/translations${path}`)).status).toBe(400);
    },
  );

  it('T-34 answers 304 to a browser that has it already', async () => {
    const path = `/api/translations/wizard_steps/${step.id}/lt`;
    const first = await get(path);
    expect((await get(path, { 'if-none-match': first.headers['etag'] ?? '' })).status).toBe(304);
    await database.dataSource
      .getRepository(Translation)
      .update({ entityType: 'wizard_steps', entityId: step.id, fieldName: 'title' }, { value: 'Pradžia' });
    expect((await get(path, { 'if-none-match': first.headers['etag'] ?? '' })).status).toBe(200);
  });

  it('refuses whoever does not come through the gateway', async () => {
    const response = await request(service.url).get('/api/translations/wizard_steps/1/lt');
    expect([response.status, response.body.code]).toEqual([401, 'CALLER_NOT_TRUSTED']);
  });
});

describe('i18n.translations.list', () => {
  it('T-04 gives every translation of a language, with a version that follows them', async () => {
    const rpc = new RpcClient({
      service: 'contracts',
      secret: TEST_SECRET,
      targets: { i18n: `127.0.0.1:${service.rpcPort}` },
    });
    try {
      const before = await rpc.call(listTranslations, { language: 'lt' });
      expect(before.translations).toHaveLength(await database.dataSource.getRepository(Translation).count());
      const [first] = before.translations;
      await database.dataSource.getRepository(Translation).update({ id: first?.id }, { value: 'Kitaip' });
      const after = await rpc.call(listTranslations, { language: 'lt' });
      expect(after.translations[0]?.value).toBe('Kitaip');
      expect(after.version).not.toBe(before.version);
      expect((await rpc.call(listTranslations, { language: 'en' })).translations).toEqual([]);
    } finally {
      rpc.onApplicationShutdown();
    }
  });
});
