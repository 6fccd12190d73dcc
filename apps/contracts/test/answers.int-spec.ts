import { ANSWER_MAX_LENGTH } from '@pactwright/protocol';
import { eventually, type TestActor } from '@pactwright/testing';
import { Answer } from '../src/answers/answer.entity.js';
import { ExtraAnswer } from '../src/answers/extra-answer.entity.js';
import { aField, aLabel, aStep, catalogueContent } from '../src/testing/a-catalogue.js';
import { ContractsHarness, aGuest } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const TYPE = { fieldKey: 'Type of work', value: 'Design' };

async function start(): Promise<{ guest: TestActor; id: string }> {
  const guest = aGuest();
  return { guest, id: await contracts.create(guest) };
}
const answersOf = async (guest: TestActor, id: string) => (await contracts.detail(guest, id)).answers;
const rows = (id: string) => contracts.database.dataSource.getRepository(Answer).findBy({ contractId: id });
const extras = (id: string) =>
  contracts.database.dataSource.getRepository(ExtraAnswer).findBy({ contractId: id });

describe('POST /api/wizard-steps/save', () => {
  it('T-04 stores one row for the English label, the Lithuanian label and the key', async () => {
    const { guest, id } = await start();
    const sent = [
      { fieldKey: 'Type of work', value: 'Design' },
      { fieldKey: 'Darbo pobūdis', value: 'Svetainių kūrimas', language: 'lt' as const },
      { fieldKey: 'freelance_type', value: 'design' },
      { fieldKey: 'Darbo pobūdis', value: 'Dizainas', fieldId: 11, key: 'freelance_type', optionId: 112 },
    ];
    for (const answer of sent) {
      const response = await contracts.save(guest, id, answer);
      expect([response.status, response.body]).toEqual([200, { success: true }]);
      expect(await rows(id)).toEqual([
        expect.objectContaining({
          key: 'freelance_type',
          value: answer.value === 'Svetainių kūrimas' ? 'web_development' : 'design',
          raw: answer.value,
        }),
      ]);
    }
    expect(await extras(id)).toEqual([]);
  });

  it('T-14 makes an untouched draft a contract in progress with the first answer, not with an empty one', async () => {
    const { guest, id } = await start();
    await contracts.save(guest, id, { value: '' });
    expect((await contracts.detail(guest, id)).status).toBe('draft');
    await contracts.save(guest, id, { value: 'A website' });
    expect(await contracts.detail(guest, id)).toMatchObject({ status: 'in_progress', title: 'A website' });
  });

  it('R-ENT-06 titles the contract by its work, in its own language', async () => {
    const { guest, id } = await start();
    await contracts.save(guest, id, TYPE);
    await contracts.save(guest, id, { value: 'Logotipas' });
    await contracts.save(guest, id, { fieldKey: 'contract_language', value: 'Lithuanian' });
    expect(await contracts.detail(guest, id)).toMatchObject({
      language: 'lt',
      title: 'Dizainas: Logotipas',
      freelanceType: 'Design',
    });
    await contracts.save(guest, id, { fieldKey: 'Type of work', value: 'Other (specify below)' });
    await contracts.save(guest, id, { fieldKey: 'Type of work_other', value: 'Bitininkystė' });
    expect(await contracts.detail(guest, id)).toMatchObject({
      freelanceType: 'Bitininkystė',
      answers: { freelance_type: 'other', freelance_type_other: 'Bitininkystė' },
    });
  });

  it('T-31 stores booleans, lists and numbers in their own shape', async () => {
    const { guest, id } = await start();
    const stepKey = 'legal_terms';
    await contracts.save(guest, id, { stepKey, fieldKey: 'Personal data', value: true });
    await contracts.save(guest, id, {
      stepKey,
      fieldKey: 'Optional clauses',
      value: ['Auditas', 'Insurance'],
    });
    await contracts.save(guest, id, { stepKey, fieldKey: 'Amount', value: 1_200 });
    expect(await answersOf(guest, id)).toEqual({
      personal_data: true,
      optional_clauses: ['audit', 'insurance'],
      payment_amount: '1200',
    });
  });

  it('T-04 keeps an unknown or ambiguous answer aside, says 200, and hides it from the answers', async () => {
    const { guest, id } = await start();
    const sent = [
      { fieldKey: 'Nobody asked this', value: 'x' },
      { fieldKey: 'Notes', value: ['y'] },
      { fieldKey: 'Type of work', value: 'No such option' },
    ];
    for (const answer of sent) expect((await contracts.save(guest, id, answer)).status).toBe(200);
    await contracts.save(guest, id, { fieldKey: 'Nobody asked this', value: 'x again' });
    expect(await answersOf(guest, id)).toEqual({});
    const kept = await extras(id);
    expect(kept.map(({ fieldKey, raw, reason }) => [fieldKey, raw, reason]).sort()).toEqual([
      ['Nobody asked this', 'x again', 'unknown-field'],
      ['Notes', '["y"]', 'ambiguous-field'],
      ['Type of work', 'No such option', 'unknown-value'],
    ]);
    expect((await contracts.detail(guest, id)).status).toBe('in_progress');
  });

  it('keeps a bounded number of answers aside', async () => {
    const { guest, id } = await start();
    for (let at = 0; at < 205; at += 1) {
      expect((await contracts.save(guest, id, { fieldKey: `Unknown ${at}`, value: 'x' })).status).toBe(200);
    }
    expect(await extras(id)).toHaveLength(200);
  });

  it('T-56 ignores a write that is older than the stored one', async () => {
    const { guest, id } = await start();
    for (const [value, sequence] of [
      ['second', 2_000_000_000_001],
      ['first', 2_000_000_000_000],
    ] as const) {
      expect((await contracts.save(guest, id, { value, sequence })).status).toBe(200);
    }
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'second' });
    expect((await contracts.detail(guest, id)).title).toBe('second');
    await contracts.save(guest, id, { value: 'second, repeated', sequence: 2_000_000_000_001 });
    await contracts.save(guest, id, { value: 'a client without numbers' });
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'a client without numbers' });
    await contracts.save(guest, id, { value: 'late', sequence: 5 });
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'a client without numbers' });
  });

  it('T-56 ends with the newest write however twenty of them race', async () => {
    const { guest, id } = await start();
    const sequences = Array.from({ length: 20 }, (_, at) => (at * 7) % 20);
    await Promise.all(
      sequences.map((sequence) => contracts.save(guest, id, { value: `write ${sequence}`, sequence })),
    );
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'write 19' });
    expect((await contracts.detail(guest, id)).title).toBe('write 19');
  });

  it('goes on editing a contract of any status but archived', async () => {
    const { guest, id } = await start();
    await contracts.save(guest, id, {});
    for (const status of ['paid', 'generated', 'refunded']) {
      await contracts.database.dataSource.query('UPDATE contracts SET status = $1 WHERE id = $2', [
        status,
        id,
      ]);
      expect((await contracts.save(guest, id, { value: status })).status).toBe(200);
      expect(await contracts.detail(guest, id)).toMatchObject({ status, answers: { scope_of_work: status } });
    }
    await contracts.database.dataSource.query(`UPDATE contracts SET status = 'archived' WHERE id = $1`, [id]);
    expect((await contracts.save(guest, id, {})).status).toBe(404);
  });

  it('stores what the database cannot hold without the part it cannot hold', async () => {
    const { guest, id } = await start();
    const response = await contracts.save(guest, id, {
      stepKey: 'contract_overview\u0000',
      fieldKey: 'Scope\u0000 of work',
      value: 'Ąžuolas\u0000 \ud83d 😀',
    });
    expect(response.status).toBe(200);
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'Ąžuolas  😀' });
  });

  it('takes the longest answer there may be and names the limit beyond it', async () => {
    const { guest, id } = await start();
    const longest = 'ž'.repeat(ANSWER_MAX_LENGTH);
    expect((await contracts.save(guest, id, { value: longest })).status).toBe(200);
    expect((await answersOf(guest, id))['scope_of_work']).toBe(longest);
    const refused = await contracts.save({ ...guest, language: 'lt' }, id, { value: `${longest}ž` });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'ANSWER_TOO_LONG',
        message: 'Šis atsakymas per ilgas: ne daugiau kaip 20000 ženklų.',
      }),
    ]);
  });

  it.each([
    ['no body', undefined],
    ['an empty object', {}],
    ['a list', []],
    ['a contract id that is none', { contractId: 'x', stepKey: 's', fieldKey: 'f', value: 'v' }],
    ['an object for a value', { value: { $gt: '' } }],
    ['a list of lists for a value', { value: [['a']] }],
    ['a list that is too long', { value: Array.from({ length: 101 }, () => 'a') }],
    ['a number for a label', { fieldKey: 7 }],
    ['a label that is too long', { fieldKey: 'x'.repeat(1_001) }],
    ['a negative sequence', { sequence: -1 }],
    ['a sequence that is no whole number', { sequence: 1.5 }],
    ['a sequence beyond what numbers hold', { sequence: 2 ** 60 }],
    ['an unknown language', { language: 'de' }],
  ])('refuses %s with 400', async (_, change) => {
    const { guest, id } = await start();
    const isPart = change !== undefined && !Array.isArray(change) && Object.keys(change).length === 1;
    const whole = { contractId: id, stepKey: 'contract_overview', fieldKey: 'Scope of work', value: 'v' };
    const body = isPart ? { ...whole, ...change } : change;
    const response = await contracts.post('/api/wizard-steps/save', guest, body);
    expect([response.status, response.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await rows(id)).toEqual([]);
  });

  it.each(['{"contractId":', '"text"', '{"__proto__":{"isAdmin":true}}'])(
    'refuses the body %s',
    async (body) => {
      const response = await contracts.post('/api/wizard-steps/save', aGuest(), body);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ success: false, message: expect.any(String) });
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])(
    'takes the field name %s for an unknown one',
    async (name) => {
      const { guest, id } = await start();
      expect((await contracts.save(guest, id, { stepKey: name, fieldKey: name, key: name })).status).toBe(
        200,
      );
      expect(await answersOf(guest, id)).toEqual({});
    },
  );
});

describe('when the wizard changes or is away', () => {
  let own: ContractsHarness;
  beforeEach(async () => {
    own = await ContractsHarness.start();
  });
  afterEach(() => own.stop());

  it('T-04 resolves a renamed label of an old draft by its id, and with the last known wizard while it is away', async () => {
    const guest = aGuest();
    const id = await own.create(guest);
    await own.save(guest, id, { value: 'one' });
    own.wizard = undefined;
    own.translations = undefined;
    const response = await own.save(guest, id, { fieldKey: 'Its old name', fieldId: 12, value: 'two' });
    expect(response.status).toBe(200);
    expect((await own.detail(guest, id)).answers).toEqual({ scope_of_work: 'two' });
  });

  it('T-56 loses nothing when thirty fields are saved at once, all of a new step', async () => {
    const wizard = catalogueContent();
    const guest = aGuest();
    const id = await own.create(guest);
    await own.save(guest, id, { fieldKey: 'Notes', fieldId: 13, value: 'before' });
    const names = Array.from({ length: 30 }, (_, at) => `field_${at}`);
    const fields = names.map((key, at) => aField({ id: 300 + at, key, label: key }));
    own.wizard = { ...wizard, version: '2', steps: [...wizard.steps, aStep({ id: 3, key: 'many', fields })] };
    await eventually(async () => {
      await own.save(guest, id, { stepKey: 'many', fieldKey: 'field_0', value: 'field_0' });
      expect((await own.detail(guest, id)).answers).toHaveProperty('field_0');
    });

    const responses = await Promise.all(
      names.map((name) => own.save(guest, id, { stepKey: 'many', fieldKey: name, value: name })),
    );

    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
    const stored = Object.fromEntries(names.map((name) => [name, name]));
    expect((await own.detail(guest, id)).answers).toEqual({ ...stored, notes: 'before' });
  });

  it('asks the client to come back when it never knew the wizard, and lists contracts all the same', async () => {
    own.wizard = undefined;
    const guest = aGuest();
    const id = await own.create(guest);
    const response = await own.save(guest, id, {});
    expect([response.status, response.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect((await own.get('/api/contracts', guest)).status).toBe(200);
    own.wizard = catalogueContent();
    expect((await own.save(guest, id, {})).status).toBe(200);
  });

  it('does without translations it never knew, except for a label that may be one', async () => {
    own.translations = undefined;
    const guest = aGuest();
    const id = await own.create(guest);
    expect((await own.save(guest, id, TYPE)).status).toBe(200);
    const translated = { fieldKey: 'Darbo pobūdis', value: 'Svetainių kūrimas' };
    expect((await own.save(guest, id, translated)).status).toBe(503);
    own.translations = [
      aLabel('wizard_fields', 11, 'Darbo pobūdis'),
      aLabel('field_options', 111, 'Svetainių kūrimas'),
    ];
    expect((await own.save(guest, id, translated)).status).toBe(200);
    expect((await own.detail(guest, id)).answers).toEqual({ freelance_type: 'web_development' });
  });
});
