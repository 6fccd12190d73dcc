import { randomUUID } from 'node:crypto';
import { analyze } from '@pactwright/drafting';
import { getDraft, type ProgressResponse, type SaveProgressRequest } from '@pactwright/protocol';
import type { TestActor } from '@pactwright/testing';
import { ClaimGuest } from '../src/claims/claim-guest.js';
import { DraftSweeper } from '../src/contracts/draft-sweeper.js';
import { ContractProgress } from '../src/store/contract-progress.entity.js';
import { ContractsHarness, aGuest, aUser, anEvent, nobody } from './harness.js';

const SAVE = '/api/contracts/save-progress';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

type Suggestions = SaveProgressRequest['aiSuggestions'];
const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const approved = (
  text: string,
  changes: Partial<Suggestions['suggestions'][number]> = {},
): Suggestions['suggestions'][number] => ({
  id: 'fees.amount',
  clauseId: 'fees',
  suggestion: 'State the fee',
  implementation: text,
  ...changes,
});
const progress = (contractId: string, changes: object = {}): object => ({
  contractId,
  formData: { scope_of_work: 'A shop' },
  aiSuggestions: { suggestions: [approved('The fee is fixed.')], lastUpdated: at(1) },
  state: { step: 'improve' },
  ...changes,
});
const save = (actor: TestActor, contractId: string, changes: object = {}) =>
  contracts.post(SAVE, actor, progress(contractId, changes));
const saved = async (actor: TestActor, contractId: string): Promise<ProgressResponse> =>
  (await contracts.get(`/api/contracts/${contractId}/progress`, actor)).body as ProgressResponse;

describe(`POST ${SAVE}`, () => {
  it('R-API-16 T-03 keeps what the improvement page holds, and gives it back', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    expect(await saved(guest, contractId)).toEqual({ formData: null, aiSuggestions: null, state: null });
    const response = await save(guest, contractId);
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect(await saved(guest, contractId)).toEqual({
      formData: { scope_of_work: 'A shop' },
      aiSuggestions: { suggestions: [approved('The fee is fixed.')], lastUpdated: at(1) },
      state: { step: 'improve' },
    });
  });

  it('makes each approved text an addition of its clause, for the page and for the files', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const before = await contracts.detail(guest, contractId);
    expect(before.additions).toEqual([]);
    const suggestions = [
      approved('  The fee is fixed.  '),
      approved('', { id: 'skipped' }),
      { suggestion: 'A rule of my own', implementation: 'Cats are fed.' },
    ];
    await save(guest, contractId, { aiSuggestions: { suggestions, lastUpdated: at(1) } });
    const additions = [
      { id: 'fees.amount', clauseId: 'fees', text: 'The fee is fixed.' },
      { id: expect.stringMatching(/^own:[0-9a-f]{16}$/), clauseId: '', text: 'Cats are fed.' },
    ];
    const after = await contracts.detail(guest, contractId);
    expect(after).toMatchObject({ status: 'improved', additions });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    const draft = await contracts.worker().call(getDraft, { contractId, actor: null });
    expect(draft).toMatchObject({ additions: after.additions, updatedAt: after.updatedAt });
  });

  it('knows the clause of a suggestion by its words in either language', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const answers = { scope_of_work: 'A website' };
    for (const language of ['en', 'lt'] as const) {
      const known = analyze(answers, { language, contractLanguage: 'en' }).find(
        ({ implementation }) => implementation !== undefined,
      );
      const words = `The Parties agree on it in writing (${language}).`;
      if (!known) throw new Error('nothing to suggest');
      const suggestions = [{ suggestion: ` ${known.suggestion.toUpperCase()}`, implementation: words }];
      const aiSuggestions = { suggestions, lastUpdated: new Date().toISOString() };
      await save(guest, contractId, { formData: {}, aiSuggestions });
      expect((await contracts.detail(guest, contractId)).additions).toEqual([
        { id: known.id, clauseId: known.clauseId, text: words },
      ]);
    }
  });

  it('replaces the list as a whole, and only a changed text makes the contract newer', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    await save(guest, contractId);
    const first = await contracts.detail(guest, contractId);
    await save(guest, contractId, { formData: { scope_of_work: 'Two shops' }, state: undefined });
    const second = await contracts.detail(guest, contractId);
    expect(second.updatedAt).toBe(first.updatedAt);
    expect(await saved(guest, contractId)).toMatchObject({
      formData: { scope_of_work: 'Two shops' },
      state: { step: 'improve' },
    });
    await save(guest, contractId, { aiSuggestions: { suggestions: [], lastUpdated: at(2) } });
    const third = await contracts.detail(guest, contractId);
    expect(third.additions).toEqual([]);
    expect(Date.parse(third.updatedAt)).toBeGreaterThan(Date.parse(second.updatedAt));
  });

  it.each([
    ['60 euros an hour', {}, 'ADDITION_FRAGMENT', '“60 euros an hour” is not a sentence yet.'],
    ['I am paid by card.', {}, 'ADDITION_PERSON', 'A contract does not know who “I”'],
    ['The Client pays ____ first.', {}, 'ADDITION_BLANK', 'Something is still to be filled in'],
    ['Disputes are decided by the courts of Kaunas.', {}, 'ADDITION_COURT', 'which court decides'],
    ['This agreement is governed by English law.', {}, 'ADDITION_LAW', 'which law applies'],
    ['The rate is EUR 60.', { id: 'change-control.rate' }, 'ADDITION_FIELD', 'one of your answers'],
    [
      'Invoices are paid within 21 days.',
      { id: 'own', clauseId: 'invoicing' },
      'ADDITION_FIGURES',
      'says 21 days, and the contract says',
    ],
  ])('R-IMP-10 takes no text that is no sentence of this contract: %s', async (text, changes, code, says) => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const aiSuggestions = { suggestions: [approved(text, changes)], lastUpdated: at(1) };
    const response = await save(guest, contractId, { aiSuggestions });
    expect([response.status, response.body]).toEqual([
      400,
      expect.objectContaining({ code, message: expect.stringContaining(says) }),
    ]);
    expect((await contracts.detail(guest, contractId)).additions).toEqual([]);
  });

  it('R-WIZ-07 keeps what a text is in the other language, and finds it where the rule set has written it', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    for (const [key, value] of [
      ['freelance_type', 'Design'],
      ['contract_language', 'English and Lithuanian'],
    ] as const)
      expect((await contracts.save(guest, contractId, { key, fieldKey: key, value })).status).toBe(200);
    const { answers } = await contracts.detail(guest, contractId);
    expect(answers).toMatchObject({ contract_language: 'both' });
    const [en, lt] = (['en', 'lt'] as const).map((contractLanguage) =>
      analyze(answers, { language: 'en', contractLanguage }).find(({ id }) => id === 'revisions.concepts'),
    );
    if (!en?.implementation) throw new Error('nothing to suggest');
    const own = {
      text: 'The Client tells its wishes by e-mail.',
      second: 'Klientas norus praneša el. paštu.',
    };
    const aiSuggestions = {
      suggestions: [
        approved(en.implementation, { id: en.id, clauseId: en.clauseId }),
        approved(own.text, { id: 'own', second: own.second }),
      ],
      lastUpdated: at(1),
    };
    expect((await save(guest, contractId, { formData: {}, aiSuggestions })).body).toEqual({ success: true });
    const additions = [
      {
        id: en.id,
        clauseId: en.clauseId,
        text: en.implementation,
        language: 'en',
        second: lt?.implementation,
      },
      { id: 'own', clauseId: 'fees', ...own },
    ];
    expect((await contracts.detail(guest, contractId)).additions).toEqual(additions);
    const draft = await contracts.worker().call(getDraft, { contractId, actor: null });
    expect(draft.additions).toEqual(additions);
  });

  it('R-IMP-10 R-WIZ-07 takes no second text that is no sentence', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const suggestions = [approved('The fee is fixed.', { second: 'Kaunas' })];
    const response = await save(guest, contractId, { aiSuggestions: { suggestions, lastUpdated: at(1) } });
    expect([response.status, response.body]).toEqual([
      400,
      expect.objectContaining({ code: 'ADDITION_FRAGMENT', message: expect.stringContaining('“Kaunas”') }),
    ]);
  });

  it('R-IMP-10 takes another figure that is said to be about something else', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const text = 'A payment by card may follow within 21 days.';
    const separate = approved(text, { id: 'own', clauseId: 'invoicing', isSeparate: true });
    const aiSuggestions = { suggestions: [separate], lastUpdated: at(1) };
    expect((await save(guest, contractId, { aiSuggestions })).status).toBe(200);
    expect((await contracts.detail(guest, contractId)).additions).toMatchObject([{ text }]);
  });

  it('T-56 ignores what was written earlier and arrives later, at once or not', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const write = (second: number) =>
      save(guest, contractId, {
        aiSuggestions: { suggestions: [approved(`Version ${second} is signed.`)], lastUpdated: at(second) },
      });
    const order = [3, 9, 1, 7, 10, 2, 8, 5, 4, 6];
    const statuses = await Promise.all(order.map(async (second) => (await write(second)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await write(4)).body).toEqual({ success: true });
    expect((await contracts.detail(guest, contractId)).additions[0]?.text).toBe('Version 10 is signed.');
  });

  it('does not let a clock that is years ahead block every later write', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    await save(guest, contractId, {
      aiSuggestions: { suggestions: [], lastUpdated: '2099-01-01T00:00:00.000Z' },
    });
    const stored = await contracts.database.dataSource
      .getRepository(ContractProgress)
      .findOneByOrFail({ contractId });
    expect(stored.writtenAt.getTime()).toBeLessThan(Date.now() + 25 * 3_600_000);
  });

  it('T-14 takes nothing from a paid contract but its text, and refuses an archived one', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const become = (status: string) =>
      contracts.database.dataSource.query('UPDATE contracts SET status = $2 WHERE id = $1', [
        contractId,
        status,
      ]);
    await become('paid');
    expect((await save(guest, contractId)).status).toBe(200);
    expect(await contracts.detail(guest, contractId)).toMatchObject({ status: 'paid', isPaid: true });
    await become('archived');
    expect((await save(guest, contractId)).body.code).toBe('CONTRACT_NOT_FOUND');
  });

  it('T-05 belongs to the owner of the contract alone', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    await save(guest, contractId);
    for (const stranger of [aGuest(), aUser(), nobody]) {
      const written = await save(stranger, contractId, { formData: { scope_of_work: 'stolen' } });
      const read = await contracts.get(`/api/contracts/${contractId}/progress`, stranger);
      expect([written.status, read.status]).toEqual([404, 404]);
      expect([written.body.code, read.body.code]).toEqual(['CONTRACT_NOT_FOUND', 'CONTRACT_NOT_FOUND']);
    }
    expect((await save(guest, randomUUID())).body.code).toBe('CONTRACT_NOT_FOUND');
    expect((await saved(guest, contractId)).formData).toEqual({ scope_of_work: 'A shop' });
  });

  it('goes to the user that the guest turns out to be', async () => {
    const guest = aGuest();
    const user = aUser();
    const contractId = await contracts.createAnswered(guest);
    await save(guest, contractId);
    const claimed = { guestId: guest.guestId ?? '', userId: user.userId ?? '' };
    await contracts.service.get<ClaimGuest>(ClaimGuest).handle(anEvent('user.claimed-guest', claimed));
    expect((await saved(user, contractId)).state).toEqual({ step: 'improve' });
    expect((await contracts.detail(user, contractId)).additions).toHaveLength(1);
  });

  it('makes an untouched draft a contract, and is swept with one that stays untouched', async () => {
    const guest = aGuest();
    const kept = await contracts.create(guest);
    await save(guest, kept);
    expect((await contracts.detail(guest, kept)).status).toBe('improved');

    const swept = await contracts.create(aGuest());
    const rows = contracts.database.dataSource.getRepository(ContractProgress);
    await rows.save({
      contractId: swept,
      formData: {},
      aiSuggestions: { suggestions: [], lastUpdated: at(1) },
      state: null,
      additions: [],
      writtenAt: new Date(),
    });
    await contracts.service.get<DraftSweeper>(DraftSweeper).sweep(new Date(Date.now() + 49 * 3_600_000));
    expect(await rows.countBy({ contractId: swept })).toBe(0);
  });

  it('keeps every text that JSON allows, and cleans what becomes part of the contract', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const formData = { scope_of_work: 'nul \u0000', constructor: { prototype2: 1 } };
    const suggestions = [approved('It is paid\u0000 in cash.', { id: 'a\u0000b' })];
    const response = await save(guest, contractId, {
      formData,
      aiSuggestions: { suggestions, lastUpdated: at(1) },
    });
    expect(response.status).toBe(200);
    expect((await saved(guest, contractId)).formData).toEqual(formData);
    expect((await contracts.detail(guest, contractId)).additions).toEqual([
      { id: 'ab', clauseId: 'fees', text: 'It is paid in cash.' },
    ]);
  });

  it.each(['formData', 'state'])('R26 refuses %s that is nested too deep', async (field) => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const nested = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const whole = JSON.stringify(progress(contractId, { [field]: 'here' }));
    const { status, body } = await contracts.post(SAVE, guest, whole.replace('"here"', nested));
    expect([status, body.code, body.fields]).toEqual([
      400,
      'VALIDATION_FAILED',
      { [field]: 'This is nested too deep' },
    ]);
  });

  it.each([
    ['no contract', { contractId: undefined }],
    ['a contract that is no id', { contractId: 'x' }],
    ['a form that is a list', { formData: [] }],
    ['suggestions that are no list', { aiSuggestions: { suggestions: {}, lastUpdated: at(1) } }],
    [
      'an implementation that is a number',
      { aiSuggestions: { suggestions: [{ suggestion: 'a', implementation: 7 }], lastUpdated: at(1) } },
    ],
    ['a time that is none', { aiSuggestions: { suggestions: [], lastUpdated: 'yesterday' } }],
    [
      'more suggestions than a contract takes',
      { aiSuggestions: { suggestions: Array(61).fill(approved('a')), lastUpdated: at(1) } },
    ],
  ])('refuses %s', async (_name, changes) => {
    const response = await save(aGuest(), randomUUID(), changes);
    expect([response.status, response.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('refuses more than a megabyte, and names made to break it', async () => {
    const large = await save(aGuest(), randomUUID(), { state: { a: 'a'.repeat(1024 * 1024) } });
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const poisoned = await contracts.post(SAVE, aGuest(), '{"formData":{"__proto__":{"x":1}}}');
    expect([poisoned.status, poisoned.body.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});
