import { ANSWER_MAX_LENGTH, LINE_MAX_LENGTH, NUMBER_MAX_LENGTH } from '@pactwright/protocol';
import type { TestActor } from '@pactwright/testing';
import { Answer } from '../src/answers/answer.entity.js';
import { ContractsHarness, aGuest } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

async function start(): Promise<{ guest: TestActor; id: string }> {
  const guest = aGuest();
  return { guest, id: await contracts.create(guest) };
}
const answersOf = async (guest: TestActor, id: string) => (await contracts.detail(guest, id)).answers;
const rows = (id: string) => contracts.database.dataSource.getRepository(Answer).findBy({ contractId: id });

describe('POST /api/wizard-steps/save', () => {
  it('stores what the database cannot hold without the part it cannot hold', async () => {
    const { guest, id } = await start();
    const response = await contracts.save(guest, id, {
      stepKey: 'contract_overview\u0000',
      fieldKey: 'Scope\u0000 of work',
      value: 'Ąžuolas\u0000 😀',
    });
    expect(response.status).toBe(200);
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'Ąžuolas 😀' });
  });

  it.each(['value', 'fieldKey', 'stepKey'])('R26 refuses half of a character in %s', async (field) => {
    const { guest, id } = await start();
    const { status, body } = await contracts.save(guest, id, { [field]: 'Ąžuolas \ud83d' });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'VALIDATION_FAILED', [field]]);
    expect(await answersOf(guest, id)).toEqual({});
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
        message: 'Lauko „Darbų apimtis“ atsakymas per ilgas: ne daugiau kaip 20000 ženklų.',
      }),
    ]);
  });

  it('names the field and its limit for one line, for a number and for the words behind "Other"', async () => {
    const { guest, id } = await start();
    const tooLong = (fieldKey: string, stepKey: string, max: number) =>
      contracts.save(guest, id, { stepKey, fieldKey, value: '1'.repeat(max + 1) });
    const refusals = [
      await tooLong('notes', 'contract_overview', LINE_MAX_LENGTH),
      await tooLong('Amount', 'legal_terms', NUMBER_MAX_LENGTH),
      await tooLong('freelance_type_other', 'contract_overview', LINE_MAX_LENGTH),
    ];
    expect(refusals.map(({ body }) => body.message)).toEqual([
      'The answer to “Notes” is too long: at most 300 characters.',
      'The answer to “Amount” is too long: at most 60 characters.',
      'The answer to “Type of work” is too long: at most 300 characters.',
    ]);
    expect(await answersOf(guest, id)).toEqual({});
  });

  it.each(['0', '-5', 'four thousand', '1e5', '60/h'])(
    'refuses the amount %j by the name of its field, and stores nothing',
    async (value) => {
      const { guest, id } = await start();
      const refused = await contracts.save(guest, id, { stepKey: 'legal_terms', fieldKey: 'Amount', value });
      expect([refused.status, refused.body.code]).toEqual([400, 'ANSWER_NO_AMOUNT']);
      expect(refused.body.message).toMatch(/^“Amount” must be one amount above zero/);
      expect(await answersOf(guest, id)).toEqual({});
    },
  );

  it('C6 R-WIZ-16 refuses words behind “Other” that name nothing, and leaves idle ones alone', async () => {
    const { guest, id } = await start();
    const own = { fieldKey: 'Type of work_other', value: '30 d.' };
    await contracts.save(guest, id, { fieldKey: 'Type of work', value: 'other' });
    const refused = await contracts.save(guest, id, own);
    expect([refused.status, refused.body.code]).toEqual([400, 'ANSWER_NO_WORK_TYPE']);
    expect(refused.body.message).toMatch(/^“30 d\.” names no kind of work\. “Type of work” must name one/);
    await contracts.save(guest, id, { fieldKey: 'Type of work', value: 'Design' });
    expect((await contracts.save(guest, id, own)).status).toBe(200);
  });

  it.each([
    ['a list', 'Amount', 'legal_terms', ['4800'], 'ANSWER_NOT_TEXT'],
    ['a list', 'Scope of work', 'contract_overview', ['A', 'B'], 'ANSWER_NOT_TEXT'],
    ['two lines', 'Remarks', 'contract_overview', 'Kaunas\nVilnius', 'ANSWER_ONE_LINE'],
    ['a line separator', 'Remarks', 'contract_overview', 'Kaunas\u2028Vilnius', 'ANSWER_ONE_LINE'],
  ])('C6 refuses %s for “%s” and stores nothing', async (_, fieldKey, stepKey, value, code) => {
    const { guest, id } = await start();
    const named = fieldKey === 'Remarks' ? { fieldKey: 'notes', key: 'notes' } : { fieldKey };
    const refused = await contracts.save(guest, id, { stepKey, ...named, value });
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    expect(await answersOf(guest, id)).toEqual({});
  });

  it('C6 takes lines where there are several, and a line that ends with a break', async () => {
    const { guest, id } = await start();
    const scope = await contracts.save(guest, id, { value: 'A shop\nA blog' });
    const notes = await contracts.save(guest, id, { fieldKey: 'notes', key: 'notes', value: 'Kaunas\n' });
    expect([scope.status, notes.status]).toEqual([200, 200]);
  });

  it('takes an amount as people write it', async () => {
    const { guest, id } = await start();
    for (const value of ['4 000', '4.000,50', '€4,000.50', '4.5k', 4000]) {
      const saved = await contracts.save(guest, id, { stepKey: 'legal_terms', fieldKey: 'Amount', value });
      expect(saved.status).toBe(200);
    }
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
