import { randomUUID } from 'node:crypto';
import { defaultWizard } from '@pactwright/drafting';
import {
  versionsOf,
  wizardStep,
  type EventData,
  type FieldOption,
  type WizardField,
  type WizardStep,
} from '@pactwright/protocol';
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

describe('DELETE /api/wizard-fields/{id}', () => {
  const refusedTo = async (path: string) => {
    const { status, body } = await send('delete', path);
    return [status, body.code];
  };
  const isAsked = async (id: number) => (await firstStep()).fields.some((field) => field.id === id);

  it('R-API-27 refuses to destroy what somebody else has changed since, until it was seen', async () => {
    const { id, stepId, version } = (await aField('Mood')).body.data;
    const changed = await send('put', `wizard-fields/${id}`, { stepId, label: 'Moods', version });
    expect(await refusedTo(`wizard-fields/${id}?version=${version}`)).toEqual([409, 'STALE_EDIT']);
    expect(await refusedTo(`wizard-fields/${id}?version=some`)).toEqual([400, 'VALIDATION_FAILED']);
    expect(await isAsked(id)).toBe(true);
    const seen = await send('delete', `wizard-fields/${id}?version=${changed.body.data.version}`);
    expect([seen.status, await isAsked(id)]).toEqual([200, false]);
  });

  it('counts what happened to its options, but not their order', async () => {
    const { id, version } = (await aField('Pet', { type: 'radio' })).body.data;
    const add = async (label: string) =>
      (await send('post', 'field-options', { fieldId: id, label })).body.data as FieldOption;
    const options = [await add('Cat')];
    const path = () => `wizard-fields/${id}?version=${version}&options=${versionsOf(options)}`;

    const dog = await add('Dog');
    expect(await refusedTo(path())).toEqual([409, 'STALE_EDIT']);
    options.push(dog);
    const edited = await send('put', `field-options/${dog.id}`, { label: 'Dogs' });
    expect(await refusedTo(path())).toEqual([409, 'STALE_EDIT']);
    options.splice(1, 1, edited.body.data);
    const fish = await add('Fish');
    options.push(fish);
    await send('delete', `field-options/${fish.id}`);
    expect(await refusedTo(path())).toEqual([409, 'STALE_EDIT']);
    options.pop();
    await send('post', `field-options/${dog.id}/reorder`, { direction: 'up' });
    expect((await send('delete', path())).status).toBe(200);
  });

  it('takes the options along: nobody edits, moves or removes one of them any more', async () => {
    const { id } = (await aField('Drink', { type: 'radio' })).body.data;
    const [tea] = [
      (await send('post', 'field-options', { fieldId: id, label: 'Tea' })).body.data,
      (await send('post', 'field-options', { fieldId: id, label: 'Milk' })).body.data,
    ];
    await send('delete', `wizard-fields/${id}`);
    const lost = await Promise.all([
      send('put', `field-options/${tea.id}`, { label: 'Green tea' }),
      send('post', `field-options/${tea.id}/reorder`, { direction: 'down' }),
      send('delete', `field-options/${tea.id}`),
    ]);
    expect(lost.map(({ body }) => body.code)).toEqual(Array(3).fill('FIELD_NOT_FOUND'));
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

describe('the order of a step that several administrators change at once', () => {
  const ids = async (): Promise<number[]> => (await firstStep()).fields.map((field) => field.id);

  it('stays whole while fields are added, moved and deleted', async () => {
    const doomed: number[] = [];
    for (const label of ['Doomed 1', 'Doomed 2', 'Doomed 3']) doomed.push((await aField(label)).body.data.id);
    const before = (await ids()).filter((id) => !doomed.includes(id));
    const { id: stepId } = await firstStep();
    const changes = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => aField(`Added ${index}`)),
      ...doomed.map((id) => send('delete', `wizard-fields/${id}`)),
      ...before.map((id, index) => send('post', `wizard-fields/${id}/reorder`, { index: index % 4 })),
      ...doomed.map((id) => send('post', `wizard-fields/${id}/reorder`, { index: 0 })),
    ]);
    expect(changes.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const added = changes.slice(0, 6).map(({ body }) => body.data.id as number);
    expect([...(await ids())].sort()).toEqual([...before, ...added].sort());
    const rows = await database.dataSource.getRepository(Field).findBy({ stepId });
    expect(new Set(rows.map((row) => row.order)).size).toBe(rows.length);
  });

  it('R-ADM-10 puts what is added at the end, whatever was deleted before, or where it was asked for', async () => {
    const [first] = await ids();
    await send('delete', `wizard-fields/${(await aField('In between')).body.data.id}`);
    await aField('Behind it');
    await send('delete', `wizard-fields/${first}`);
    const last = (await aField('Last')).body.data.id;
    expect((await ids()).at(-1)).toBe(last);
    const second = (await aField('Second', { order: 1 })).body.data;
    expect([(await ids())[1], second.order]).toEqual([second.id, 1]);
    const third = await send('put', `wizard-fields/${second.id}`, {
      ...{ stepId: second.stepId, label: 'Third', order: 2, version: second.version },
    });
    expect([(await ids())[2], third.body.data.order]).toEqual([second.id, 2]);
  });

  it('puts a field that changes its step behind the others there', async () => {
    const [from, to] = await steps();
    const moved = (await aField('Elsewhere')).body.data.id;
    await send('put', `wizard-fields/${moved}`, { stepId: to?.id, label: 'Elsewhere' });
    const now = await steps();
    expect(now[0]?.fields.map(({ id }) => id)).toEqual(from?.fields.map(({ id }) => id));
    expect(now[1]?.fields.map(({ id }) => id)).toEqual([...(to?.fields ?? []).map(({ id }) => id), moved]);
    await send('delete', `wizard-fields/${moved}`);
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

  it('R-API-28 one that somebody else has changed since is not deleted before that was seen', async () => {
    const { id: fieldId } = await aChoice();
    const { id, version } = (await send('post', 'field-options', { fieldId, label: 'Masonry' })).body.data;
    const changed = (await send('put', `field-options/${id}`, { label: 'Stone masonry', version })).body.data;
    const refused = await send('delete', `field-options/${id}?version=${version}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'STALE_EDIT']);
    expect((await aChoice()).options.at(-1)).toEqual(changed);
    expect((await send('delete', `field-options/${id}?version=${changed.version}`)).status).toBe(200);
  });

  it('the one that stops being chosen to begin with, because another is, outdates open edits of it', async () => {
    const { options } = await aChoice();
    const [one, other] = options as [FieldOption, FieldOption];
    const first = (await send('put', `field-options/${one.id}`, { label: one.label, isDefault: true })).body;
    await send('put', `field-options/${other.id}`, { label: other.label, isDefault: true });
    const late = { label: one.label, isDefault: true, version: first.data.version };
    expect((await send('put', `field-options/${one.id}`, late)).body.code).toBe('STALE_EDIT');
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
