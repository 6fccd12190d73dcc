import { eventually } from '@pactwright/testing';
import { aField, aLabel, aStep, catalogueContent } from '../src/testing/a-catalogue.js';
import { ContractsHarness, aGuest } from './harness.js';

describe('when the wizard changes or is away', () => {
  let contracts: ContractsHarness;
  beforeEach(async () => {
    contracts = await ContractsHarness.start();
  });
  afterEach(() => contracts.stop());

  it('T-04 resolves a renamed label of an old draft by its id, and with the last known wizard while it is away', async () => {
    const guest = aGuest();
    const id = await contracts.create(guest);
    await contracts.save(guest, id, { value: 'one' });
    contracts.wizard = undefined;
    contracts.translations = undefined;
    const response = await contracts.save(guest, id, { fieldKey: 'Its old name', fieldId: 12, value: 'two' });
    expect(response.status).toBe(200);
    expect((await contracts.detail(guest, id)).answers).toEqual({ scope_of_work: 'two' });
  });

  it('T-56 loses nothing when thirty fields are saved at once, all of a new step', async () => {
    const wizard = catalogueContent();
    const guest = aGuest();
    const id = await contracts.create(guest);
    await contracts.save(guest, id, { fieldKey: 'Notes', fieldId: 13, value: 'before' });
    const names = Array.from({ length: 30 }, (_, at) => `field_${at}`);
    const fields = names.map((key, at) => aField({ id: 300 + at, key, label: key }));
    contracts.wizard = {
      ...wizard,
      version: '2',
      steps: [...wizard.steps, aStep({ id: 3, key: 'many', fields })],
    };
    await eventually(async () => {
      await contracts.save(guest, id, { stepKey: 'many', fieldKey: 'field_0', value: 'field_0' });
      expect((await contracts.detail(guest, id)).answers).toHaveProperty('field_0');
    });

    const responses = await Promise.all(
      names.map((name) => contracts.save(guest, id, { stepKey: 'many', fieldKey: name, value: name })),
    );

    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
    const stored = Object.fromEntries(names.map((name) => [name, name]));
    expect((await contracts.detail(guest, id)).answers).toEqual({ ...stored, notes: 'before' });
  });

  it('asks the client to come back when it never knew the wizard, and lists contracts all the same', async () => {
    contracts.wizard = undefined;
    const guest = aGuest();
    const id = await contracts.create(guest);
    const response = await contracts.save(guest, id, {});
    expect([response.status, response.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect((await contracts.get('/api/contracts', guest)).status).toBe(200);
    contracts.wizard = catalogueContent();
    expect((await contracts.save(guest, id, {})).status).toBe(200);
  });

  it('does without translations it never knew, except for a label that may be one', async () => {
    contracts.translations = undefined;
    const guest = aGuest();
    const id = await contracts.create(guest);
    expect((await contracts.save(guest, id, { fieldKey: 'Type of work', value: 'Design' })).status).toBe(200);
    const translated = { fieldKey: 'Darbo pobūdis', value: 'Svetainių kūrimas' };
    expect((await contracts.save(guest, id, translated)).status).toBe(503);
    contracts.translations = [
      aLabel('wizard_fields', 11, 'Darbo pobūdis'),
      aLabel('field_options', 111, 'Svetainių kūrimas'),
    ];
    expect((await contracts.save(guest, id, translated)).status).toBe(200);
    expect((await contracts.detail(guest, id)).answers).toEqual({ freelance_type: 'web_development' });
  });
});
