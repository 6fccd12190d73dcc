import type { WizardField } from '@pactwright/protocol';
import type { Response } from 'supertest';
import { WizardConfigHarness } from './harness.js';

let wizard: WizardConfigHarness;
beforeAll(async () => {
  wizard = await WizardConfigHarness.start();
});
afterAll(() => wizard.stop());

const refusal = ({ status, body }: Response): unknown[] => [status, body.code];

/** A question with two options, asked when `visibleWhen` says so. */
async function aChoice(label: string, rest: object = {}): Promise<WizardField> {
  const made = await wizard.addField(label, { type: 'radio', isRequired: false, ...rest });
  expect(made.status).toBe(201);
  const { id: fieldId }: WizardField = made.body.data;
  for (const option of ['Yes', 'No']) await wizard.send('post', 'field-options', { fieldId, label: option });
  return byId(fieldId);
}

async function byId(id: number): Promise<WizardField> {
  const field = (await wizard.steps()).flatMap((step) => step.fields).find((each) => each.id === id);
  if (!field) throw new Error(`no field ${id}`);
  return field;
}

const edit = async (field: WizardField, change: object): Promise<Response> => {
  const { id, stepId, label, type, isRequired, version } = await byId(field.id);
  return wizard.send('put', `wizard-fields/${id}`, { stepId, label, type, isRequired, version, ...change });
};

describe('the condition of a field', () => {
  it('is kept, told to visitors, left by an edit that does not name it, and taken away', async () => {
    const pet = await aChoice('Pet');
    const visibleWhen = { key: pet.key, in: ['yes'] };
    const food = await aChoice('Food', { visibleWhen, topic: 'work' });
    expect(food).toMatchObject({ visibleWhen, topic: 'work' });
    expect((await edit(food, { label: 'Its food' })).body.data).toMatchObject({ visibleWhen, topic: 'work' });
    const both = { all: [visibleWhen, { key: 'freelance_type', in: ['design', 'other'] }] };
    expect((await edit(food, { visibleWhen: both })).body.data).toMatchObject({ visibleWhen: both });
    expect((await edit(food, { visibleWhen: null, topic: null })).body.data).toMatchObject({
      visibleWhen: null,
      topic: null,
    });
    expect(await byId(food.id)).toMatchObject({ visibleWhen: null, topic: null });
  });

  it.each([
    [{ key: 'nowhere', in: ['x'] }, 400, 'CONDITION_NO_SUCH', 'nowhere'],
    [{ key: 'freelance_type', in: ['design', 'painting'] }, 400, 'CONDITION_NO_SUCH', 'painting'],
    [{ key: 'provider_type', in: ['other'] }, 400, 'CONDITION_NO_SUCH', 'other'],
    [{ key: 'scope_of_work', in: ['x'] }, 400, 'CONDITION_NO_SUCH', 'Scope of Work'],
    [
      {
        all: [
          { key: 'payment_structure', in: ['fixed'] },
          { key: 'payment_structure', in: ['hourly'] },
        ],
      },
      409,
      'CONDITION_NEVER_HOLDS',
      'Payment Structure',
    ],
    [
      {
        all: [{ key: 'expense_cap', in: ['x'] }],
      },
      400,
      'CONDITION_NO_SUCH',
      'Limit of expenses',
    ],
    [{ key: 'payment_structure', in: [] }, 400, 'VALIDATION_FAILED', ''],
    [{ all: [] }, 400, 'VALIDATION_FAILED', ''],
    ['always', 400, 'VALIDATION_FAILED', ''],
  ])('%j is refused with %s %s, and nothing is added', async (visibleWhen, status, code, named) => {
    const before = await wizard.fieldIds();
    const refused = await wizard.addField('Refused', { visibleWhen });
    expect(refusal(refused)).toEqual([status, code]);
    expect(refused.body.error ?? refused.body.message).toContain(named);
    expect(await wizard.fieldIds()).toEqual(before);
  });

  it('is refused where it leads back to its field, directly or by way of others', async () => {
    const first = await aChoice('First');
    const second = await aChoice('Second', { visibleWhen: { key: first.key, in: ['yes'] } });
    const third = await aChoice('Third', { visibleWhen: { key: second.key, in: ['yes'] } });
    for (const { key } of [first, second, third]) {
      const refused = await edit(first, { visibleWhen: { key, in: ['yes'] } });
      expect(refusal(refused)).toEqual([409, 'CONDITION_CIRCLE']);
    }
    expect(await byId(first.id)).toMatchObject({ visibleWhen: null });
  });

  it('is refused where what it hangs on needs another answer', async () => {
    const hours = (await wizard.steps())
      .flatMap((step) => step.fields)
      .find(({ key }) => key === 'special_data');
    const refused = await wizard.addField('Dead end', {
      visibleWhen: {
        all: [
          { key: hours?.key, in: ['health'] },
          { key: 'personal_data', in: ['no'] },
        ],
      },
    });
    expect(refusal(refused)).toEqual([400, 'CONDITION_NO_SUCH']);
    const inner = await aChoice('Inner', { visibleWhen: { key: 'payment_structure', in: ['hourly'] } });
    const dead = await wizard.addField('Dead', {
      visibleWhen: {
        all: [
          { key: inner.key, in: ['yes'] },
          { key: 'payment_structure', in: ['fixed'] },
        ],
      },
    });
    expect(refusal(dead)).toEqual([409, 'CONDITION_NEVER_HOLDS']);
  });
});

describe('what a condition names', () => {
  it('is not removed, renamed or made something else while it does; the refusal names who depends', async () => {
    const basis = await aChoice('Basis');
    const one = await aChoice('Depends one', { visibleWhen: { key: basis.key, in: ['yes'] } });
    const two = await aChoice('Depends two', { visibleWhen: { key: basis.key, in: ['yes', 'no'] } });
    const yes = basis.options.find(({ value }) => value === 'yes');
    const tries = [
      await wizard.send('delete', `wizard-fields/${basis.id}`),
      await edit(basis, { type: 'text' }),
      await wizard.send('delete', `field-options/${yes?.id}`),
      await wizard.send('put', `field-options/${yes?.id}`, { label: 'Sure', value: 'sure' }),
    ];
    for (const refused of tries) {
      expect(refusal(refused)).toEqual([409, 'CONDITIONS_HANG_ON_IT']);
      expect(refused.body.error ?? refused.body.message).toContain('“Depends one”, “Depends two”');
    }
    expect(await byId(basis.id)).toMatchObject({ options: basis.options });
    for (const { id } of [one, two]) await wizard.send('delete', `wizard-fields/${id}`);
    expect((await wizard.send('delete', `field-options/${yes?.id}`)).status).toBe(200);
    expect((await wizard.send('delete', `wizard-fields/${basis.id}`)).status).toBe(200);
  });

  it('may get another label, and other options may go', async () => {
    const basis = await aChoice('Ground');
    await aChoice('Depends', { visibleWhen: { key: basis.key, in: ['yes'] } });
    const [yes, no] = basis.options;
    expect((await wizard.send('put', `field-options/${yes?.id}`, { label: 'Yes, of course' })).status).toBe(
      200,
    );
    expect((await wizard.send('delete', `field-options/${no?.id}`)).status).toBe(200);
    expect((await edit(basis, { label: 'Grounds' })).status).toBe(200);
  });

  it('does not keep others from editing a wizard that was at fault before', async () => {
    const basis = await aChoice('Old ground');
    await aChoice('Old fault', { visibleWhen: { key: basis.key, in: ['yes'] } });
    await wizard.database.dataSource.query('UPDATE wizard_fields SET deleted_at = now() WHERE id = $1', [
      basis.id,
    ]);
    expect((await wizard.addField('New words')).status).toBe(201);
  });
});
