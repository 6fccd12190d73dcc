import { versionsOf, type FieldOption } from '@pactwright/protocol';
import { Field } from '../src/wizard/field.entity.js';
import { WizardConfigHarness } from './harness.js';

let wizard: WizardConfigHarness;
beforeAll(async () => {
  wizard = await WizardConfigHarness.start();
});
afterAll(() => wizard.stop());

describe('POST /api/wizard-fields', () => {
  it('R-API-27 R-ADM-10 T-46 makes a required text question at the end of its step, with a key from its label', async () => {
    const before = await wizard.firstStep();
    const response = await wizard.addField('  Kas tvirtina darbą?  ');
    expect([response.status, response.body.message]).toEqual([201, 'Field created successfully']);
    const { fields } = await wizard.firstStep();
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
    await wizard.addField('Colour');
    const second = await wizard.addField('Colour');
    expect(second.body.data.key).toBe('colour_2');
    await wizard.send('delete', `wizard-fields/${second.body.data.id}`);
    expect((await wizard.addField('Colour')).body.data.key).toBe('colour_3');
    const asked = await wizard.addField('Other', { key: 'Colour 2' });
    expect([asked.status, asked.body.code]).toEqual([409, 'KEY_TAKEN']);
  });

  it('T-58 refuses the key under which the own words for another field are kept, and a key whose own words have one', async () => {
    await wizard.addField('Colour of the logo', { key: 'logo_colour' });
    await wizard.addField('Shape', { key: 'shape_other' });
    for (const key of ['logo_colour_other', 'shape', 'freelance_type_other']) {
      const asked = await wizard.addField('Else', { key });
      expect([asked.status, asked.body.code]).toEqual([409, 'KEY_TAKEN']);
    }
    expect((await wizard.addField('Shape')).body.data.key).toBe('shape_2');
    expect((await wizard.addField('Logo colour other')).body.data.key).toBe('logo_colour_other_2');
  });

  it('R-ADM-10 puts the answers into the contract unless told otherwise, and keeps the choice', async () => {
    expect((await wizard.addField('Parking')).body.data.isInContract).toBe(true);
    const { body } = await wizard.addField('Heard of us', { isInContract: false });
    const { id, stepId } = body.data;
    const edit = async (over: object) =>
      (await wizard.send('put', `wizard-fields/${id}`, { stepId, label: 'Source', ...over })).body.data;
    expect(await edit({})).toMatchObject({ label: 'Source', isInContract: false });
    expect(await edit({ isInContract: true })).toMatchObject({ isInContract: true });
    expect((await wizard.firstStep()).fields.at(-1)).toMatchObject({ id, isInContract: true });
  });

  it('R-ADM-10 refuses to keep out of the contract what it is made from', async () => {
    const { id, stepId } = await wizard.aChoice();
    const body = { stepId, label: 'Kind', type: 'select' };
    const refused = await wizard.send('put', `wizard-fields/${id}`, { ...body, isInContract: false });
    expect([refused.status, refused.body.code]).toEqual([409, 'ALWAYS_IN_CONTRACT']);
    expect((await wizard.aChoice()).label).not.toBe('Kind');
  });

  it.each([
    [{ label: 'x', isInContract: 'no' }, 'VALIDATION_FAILED'],
    [{ label: '' }, 'LABEL_REQUIRED'],
    [{ label: '   ' }, 'LABEL_REQUIRED'],
    [{ label: 'x', stepId: 999_999_999 }, 'STEP_NOT_FOUND'],
    [{ label: 'x', stepId: 'one' }, 'VALIDATION_FAILED'],
    [{ label: 'x', type: 'password' }, 'VALIDATION_FAILED'],
    [{ label: 'x'.repeat(501) }, 'VALIDATION_FAILED'],
    [{ label: 'x', order: -1 }, 'VALIDATION_FAILED'],
  ])('refuses %j with %s and adds nothing', async (body, code) => {
    const { id: stepId } = await wizard.firstStep();
    const count = await wizard.database.dataSource.getRepository(Field).count();
    expect((await wizard.send('post', 'wizard-fields', { stepId, ...body })).body).toMatchObject({
      success: false,
      code,
    });
    expect(await wizard.database.dataSource.getRepository(Field).count()).toBe(count);
  });

  it('gives ten that are made at once ten keys', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => wizard.addField('Same')));
    expect(made.map((each) => each.status)).toEqual(Array(10).fill(201));
    expect(new Set(made.map((each) => each.body.data.key)).size).toBe(10);
  });
});

describe('PUT /api/wizard-fields/{id}', () => {
  it('R-API-27 R-ADM-11 T-34 T-58 changes the texts, keeps the key, and is there for the next visitor', async () => {
    const { body } = await wizard.addField('Old words');
    const { id, stepId } = body.data;
    const response = await wizard.send('put', `wizard-fields/${id}`, {
      stepId,
      label: 'New words',
      type: 'textarea',
      description: 'Say more',
      isRequired: false,
    });
    expect([response.status, response.body.message]).toEqual([200, 'Field updated successfully']);
    expect((await wizard.firstStep()).fields.at(-1)).toMatchObject({
      id,
      key: 'old_words',
      label: 'New words',
      type: 'textarea',
      description: 'Say more',
      isRequired: false,
    });
    const other = await wizard.send('put', `wizard-fields/${id}`, { stepId, label: 'x', key: 'new_words' });
    expect([other.status, other.body.code]).toEqual([409, 'KEY_FIXED']);
  });

  it('refuses the second of two edits of the same version and keeps the first', async () => {
    const { body } = await wizard.addField('Words');
    const { id, stepId, version } = body.data;
    const edit = (label: string) => wizard.send('put', `wizard-fields/${id}`, { stepId, label, version });
    const edits = await Promise.all([edit('One'), edit('Two'), edit('Three')]);
    expect(edits.map((each) => each.status).sort()).toEqual([200, 409, 409]);
    const refused = edits.find((each) => each.status === 409);
    expect(refused?.body.code).toBe('STALE_EDIT');
    const kept = edits.find((each) => each.status === 200)?.body.data;
    expect((await wizard.firstStep()).fields.at(-1)).toEqual(kept);
    expect(kept.version).toBe(version + 1);
  });

  it('does not know a removed field', async () => {
    const { body } = await wizard.addField('Gone');
    await wizard.send('delete', `wizard-fields/${body.data.id}`);
    const { status } = await wizard.send('put', `wizard-fields/${body.data.id}`, {
      stepId: body.data.stepId,
      label: 'x',
    });
    expect(status).toBe(404);
    expect((await wizard.send('delete', `wizard-fields/${body.data.id}`)).body.code).toBe('FIELD_NOT_FOUND');
    expect((await wizard.send('delete', 'wizard-fields/nonsense')).body.code).toBe('FIELD_NOT_FOUND');
  });
});

describe('DELETE /api/wizard-fields/{id}', () => {
  const refusedTo = async (path: string) => {
    const { status, body } = await wizard.send('delete', path);
    return [status, body.code];
  };
  const isAsked = async (id: number) => (await wizard.firstStep()).fields.some((field) => field.id === id);

  it('R-API-27 refuses to destroy what somebody else has changed since, until it was seen', async () => {
    const { id, stepId, version } = (await wizard.addField('Mood')).body.data;
    const changed = await wizard.send('put', `wizard-fields/${id}`, { stepId, label: 'Moods', version });
    expect(await refusedTo(`wizard-fields/${id}?version=${version}`)).toEqual([409, 'STALE_EDIT']);
    expect(await refusedTo(`wizard-fields/${id}?version=some`)).toEqual([400, 'VALIDATION_FAILED']);
    expect(await isAsked(id)).toBe(true);
    const seen = await wizard.send('delete', `wizard-fields/${id}?version=${changed.body.data.version}`);
    expect([seen.status, await isAsked(id)]).toEqual([200, false]);
  });

  it('counts what happened to its options, but not their order', async () => {
    const { id, version } = (await wizard.addField('Pet', { type: 'radio' })).body.data;
    const add = async (label: string) =>
      (await wizard.send('post', 'field-options', { fieldId: id, label })).body.data as FieldOption;
    const options = [await add('Cat')];
    const path = () => `wizard-fields/${id}?version=${version}&options=${versionsOf(options)}`;

    const dog = await add('Dog');
    expect(await refusedTo(path())).toEqual([409, 'STALE_EDIT']);
    options.push(dog);
    const edited = await wizard.send('put', `field-options/${dog.id}`, { label: 'Dogs' });
    expect(await refusedTo(path())).toEqual([409, 'STALE_EDIT']);
    options.splice(1, 1, edited.body.data);
    const fish = await add('Fish');
    options.push(fish);
    await wizard.send('delete', `field-options/${fish.id}`);
    expect(await refusedTo(path())).toEqual([409, 'STALE_EDIT']);
    options.pop();
    await wizard.send('post', `field-options/${dog.id}/reorder`, { direction: 'up' });
    expect((await wizard.send('delete', path())).status).toBe(200);
  });

  it('takes the options along: nobody edits, moves or removes one of them any more', async () => {
    const { id } = (await wizard.addField('Drink', { type: 'radio' })).body.data;
    const [tea] = [
      (await wizard.send('post', 'field-options', { fieldId: id, label: 'Tea' })).body.data,
      (await wizard.send('post', 'field-options', { fieldId: id, label: 'Milk' })).body.data,
    ];
    await wizard.send('delete', `wizard-fields/${id}`);
    const lost = await Promise.all([
      wizard.send('put', `field-options/${tea.id}`, { label: 'Green tea' }),
      wizard.send('post', `field-options/${tea.id}/reorder`, { direction: 'down' }),
      wizard.send('delete', `field-options/${tea.id}`),
    ]);
    expect(lost.map(({ body }) => body.code)).toEqual(Array(3).fill('FIELD_NOT_FOUND'));
  });
});
