import { randomUUID } from 'node:crypto';
import { defaultWizard } from '@pactwright/drafting';
import { wizardStep, type EventData, type WizardField, type WizardStep } from '@pactwright/protocol';
import { OutboxEvent } from '@pactwright/server-queue';
import {
  TEST_SECRET,
  asActor,
  startTestService,
  testDatabase,
  testRedisUrl,
  type TestActor,
  type TestDatabase,
  type TestService,
} from '@pactwright/testing';
import request from 'supertest';
import { z } from 'zod';
import { AppModule } from '../src/app.module.js';
import { entities, migrations } from '../src/database/data-source.js';
import { seedWizard } from '../src/database/seed.js';
import { Field } from '../src/wizard/field.entity.js';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await testDatabase(entities, migrations, (manager) => seedWizard(manager, defaultWizard()));
  service = await startTestService({
    name: 'wizard-config',
    module: AppModule.with({
      WIZARD_CONFIG_DATABASE_URL: database.url,
      INTERNAL_SECRET: TEST_SECRET,
      REDIS_QUEUE_URL: await testRedisUrl(),
    }),
  });
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

const admin: TestActor = { userId: randomUUID(), isAdmin: true };
type Method = 'post' | 'put' | 'delete';
const send = (method: Method, path: string, body?: object, actor: TestActor = admin) =>
  request(service.url)[method](`/api/${path}`).set(asActor('wizard-config', actor)).send(body);

const steps = async (): Promise<WizardStep[]> => {
  const response = await request(service.url).get('/api/wizard-steps').set(asActor('wizard-config'));
  return z.array(wizardStep).parse(response.body);
};
async function firstStep(): Promise<WizardStep> {
  const [step] = await steps();
  if (!step) throw new Error('the wizard has no steps');
  return step;
}
async function aChoice(): Promise<WizardField> {
  const field = (await firstStep()).fields.find((each) => each.type === 'select');
  if (!field) throw new Error('the first step has no choice');
  return field;
}
const aField = async (label: string, rest: object = {}) =>
  send('post', 'wizard-fields', { stepId: (await firstStep()).id, label, ...rest });

describe('POST /api/wizard-fields', () => {
  it('R-API-27 R-ADM-10 T-46 makes a required text question at the end of its step, with a key from its label', async () => {
    const before = await firstStep();
    const response = await aField('  Kas tvirtina darbą?  ');
    expect([response.status, response.body.message]).toEqual([201, 'Field created successfully']);
    const { fields } = await firstStep();
    expect(fields).toHaveLength(before.fields.length + 1);
    expect(fields.at(-1)).toMatchObject({
      key: 'kas_tvirtina_darba',
      label: 'Kas tvirtina darbą?',
      type: 'text',
      isRequired: true,
      options: [],
    });
    expect(fields.at(-1)).toEqual(response.body.data);
  });

  it('T-58 gives a key that is taken, even by a removed field, a suffix; refuses it when it was asked for', async () => {
    await aField('Colour');
    const second = await aField('Colour');
    expect(second.body.data.key).toBe('colour_2');
    await send('delete', `wizard-fields/${second.body.data.id}`);
    expect((await aField('Colour')).body.data.key).toBe('colour_3');
    const asked = await aField('Other', { key: 'Colour 2' });
    expect([asked.status, asked.body.code]).toEqual([409, 'KEY_TAKEN']);
  });

  it.each([
    [{ label: '' }, 'LABEL_REQUIRED'],
    [{ label: '   ' }, 'LABEL_REQUIRED'],
    [{ label: 'x', stepId: 999_999_999 }, 'STEP_NOT_FOUND'],
    [{ label: 'x', stepId: 'one' }, 'VALIDATION_FAILED'],
    [{ label: 'x', type: 'password' }, 'VALIDATION_FAILED'],
    [{ label: 'x'.repeat(501) }, 'VALIDATION_FAILED'],
    [{ label: 'x', order: -1 }, 'VALIDATION_FAILED'],
  ])('refuses %j with %s and adds nothing', async (body, code) => {
    const { id: stepId } = await firstStep();
    const count = await database.dataSource.getRepository(Field).count();
    expect((await send('post', 'wizard-fields', { stepId, ...body })).body).toMatchObject({
      success: false,
      code,
    });
    expect(await database.dataSource.getRepository(Field).count()).toBe(count);
  });

  it('gives ten that are made at once ten keys', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => aField('Same')));
    expect(made.map((each) => each.status)).toEqual(Array(10).fill(201));
    expect(new Set(made.map((each) => each.body.data.key)).size).toBe(10);
  });
});

describe('PUT /api/wizard-fields/{id}', () => {
  it('R-API-27 R-ADM-11 T-34 T-58 changes the texts, keeps the key, and is there for the next visitor', async () => {
    const { body } = await aField('Old words');
    const { id, stepId } = body.data;
    const response = await send('put', `wizard-fields/${id}`, {
      stepId,
      label: 'New words',
      type: 'textarea',
      description: 'Say more',
      isRequired: false,
    });
    expect([response.status, response.body.message]).toEqual([200, 'Field updated successfully']);
    expect((await firstStep()).fields.at(-1)).toMatchObject({
      id,
      key: 'old_words',
      label: 'New words',
      type: 'textarea',
      description: 'Say more',
      isRequired: false,
    });
    const other = await send('put', `wizard-fields/${id}`, { stepId, label: 'x', key: 'new_words' });
    expect([other.status, other.body.code]).toEqual([409, 'KEY_FIXED']);
  });

  it('refuses the second of two edits of the same version and keeps the first', async () => {
    const { body } = await aField('Words');
    const { id, stepId, version } = body.data;
    const edit = (label: string) => send('put', `wizard-fields/${id}`, { stepId, label, version });
    const edits = await Promise.all([edit('One'), edit('Two'), edit('Three')]);
    expect(edits.map((each) => each.status).sort()).toEqual([200, 409, 409]);
    const refused = edits.find((each) => each.status === 409);
    expect(refused?.body.code).toBe('STALE_EDIT');
    const kept = edits.find((each) => each.status === 200)?.body.data;
    expect((await firstStep()).fields.at(-1)).toEqual(kept);
    expect(kept.version).toBe(version + 1);
  });

  it('does not know a removed field', async () => {
    const { body } = await aField('Gone');
    await send('delete', `wizard-fields/${body.data.id}`);
    const { status } = await send('put', `wizard-fields/${body.data.id}`, {
      stepId: body.data.stepId,
      label: 'x',
    });
    expect(status).toBe(404);
    expect((await send('delete', `wizard-fields/${body.data.id}`)).body.code).toBe('FIELD_NOT_FOUND');
    expect((await send('delete', 'wizard-fields/nonsense')).body.code).toBe('FIELD_NOT_FOUND');
  });
});

describe('POST /api/wizard-fields/{id}/reorder', () => {
  const ids = async (): Promise<number[]> => (await firstStep()).fields.map((field) => field.id);

  it('R-API-27 R-ADM-07 R-ADM-11 moves up and down, and says when it is at the end', async () => {
    const [first, second, ...rest] = await ids();
    const moved = await send('post', `wizard-fields/${second}/reorder`, { direction: 'up' });
    expect([moved.status, moved.body.message]).toEqual([200, 'Field order updated successfully']);
    expect(await ids()).toEqual([second, first, ...rest]);
    const atEnd = await send('post', `wizard-fields/${second}/reorder`, { direction: 'up' });
    expect([atEnd.status, atEnd.body.code]).toEqual([409, 'CANNOT_MOVE']);
    expect((await send('post', `wizard-fields/${second}/reorder`, { direction: 'left' })).status).toBe(400);
    await send('post', `wizard-fields/${second}/reorder`, { index: 999 });
    expect(await ids()).toEqual([first, ...rest, second]);
  });

  it('keeps the order whole while two administrators move at once, and does not outdate open edits', async () => {
    const before = await ids();
    const versions = (await firstStep()).fields.map((field) => [field.id, field.version]);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send('post', `wizard-fields/${before[index % before.length]}/reorder`, {
          direction: index % 3 === 0 ? 'up' : 'down',
        }),
      ),
    );
    expect([...(await ids())].sort()).toEqual([...before].sort());
    const rows = await database.dataSource
      .getRepository(Field)
      .find({ where: { stepId: (await firstStep()).id } });
    expect(rows.map((row) => row.order).sort((a, b) => a - b)).toEqual(rows.map((_, index) => index));
    expect(new Map(rows.map((row) => [row.id, row.version]))).toEqual(
      new Map(versions as [number, number][]),
    );
  });
});

describe('field options', () => {
  it('R-API-28 R-ADM-10 R-ADM-12 are made, changed, moved and removed', async () => {
    const { id: fieldId, options } = await aChoice();
    const made = await send('post', 'field-options', { fieldId, label: 'Game design' });
    expect([made.status, made.body.message]).toEqual([201, 'Option created successfully']);
    expect(made.body.data).toMatchObject({ value: 'game_design', order: options.length, isDefault: false });

    const { id } = made.body.data;
    const changed = await send('put', `field-options/${id}`, { label: 'Games', value: '', order: 0 });
    expect(changed.body).toMatchObject({
      message: 'Option updated successfully',
      data: { label: 'Games', value: 'game_design', order: 0 },
    });
    const moved = await send('post', `field-options/${id}/reorder`, { index: options.length });
    expect(moved.body.message).toBe('Option order updated successfully');
    expect((await aChoice()).options.map((option) => option.id)).toEqual([
      ...options.map((option) => option.id),
      id,
    ]);
    const removed = await send('delete', `field-options/${id}`);
    expect(removed.body.message).toBe('Option deleted successfully');
    expect((await aChoice()).options.map((option) => option.id)).toEqual(options.map((option) => option.id));
  });

  it('have one value each, and one default in a field with one answer', async () => {
    const { id: fieldId, options } = await aChoice();
    const value = options[0]?.value;
    const taken = await send('post', 'field-options', { fieldId, label: 'Again', value });
    expect([taken.status, taken.body.code]).toEqual([409, 'VALUE_TAKEN']);
    expect((await send('post', 'field-options', { fieldId: 999_999_999, label: 'x' })).body.code).toBe(
      'FIELD_NOT_FOUND',
    );
    for (const option of options.slice(0, 2))
      await send('put', `field-options/${option.id}`, { label: option.label, isDefault: true });
    const defaults = (await aChoice()).options.filter((option) => option.isDefault);
    expect(defaults.map((option) => option.id)).toEqual([options[1]?.id]);
  });
});

describe('the audit log', () => {
  it('R-ADM-08 is told of each edit with who made it and what changed, and of no refused one', async () => {
    const { body } = await aField('Tone');
    const { id, stepId } = body.data;
    await send('put', `wizard-fields/${id}`, { stepId, label: 'Tone of voice', isRequired: false });
    await send('put', `wizard-fields/${id}`, { stepId, label: 'Lost', version: 99 });
    await send('delete', `wizard-fields/${id}`);
    const events = await database.dataSource
      .getRepository(OutboxEvent)
      .find({ where: { name: 'audit.recorded' }, order: { occurredAt: 'ASC' } });
    const entries = events
      .map((event) => event.data as EventData<'audit.recorded'>)
      .filter((entry) => entry.subjectId === String(id));
    expect(entries.map((entry) => [entry.action, entry.actorUserId])).toEqual([
      ['wizard-config.field.create', admin.userId],
      ['wizard-config.field.update', admin.userId],
      ['wizard-config.field.delete', admin.userId],
    ]);
    expect(entries[1]?.details).toEqual({ label: 'Tone → Tone of voice', isRequired: 'true → false' });
  });
});

describe('who may edit', () => {
  const calls: readonly [Method, string][] = [
    ['post', 'wizard-fields'],
    ['put', 'wizard-fields/1'],
    ['delete', 'wizard-fields/1'],
    ['post', 'wizard-fields/1/reorder'],
    ['post', 'field-options'],
    ['put', 'field-options/1'],
    ['delete', 'field-options/1'],
    ['post', 'field-options/1/reorder'],
  ];
  it.each(calls)('T-07 %s /api/%s is for administrators', async (method, path) => {
    const user: TestActor = { userId: randomUUID() };
    expect((await send(method, path, {}, {})).status).toBe(401);
    expect((await send(method, path, {}, user)).status).toBe(403);
  });
});
