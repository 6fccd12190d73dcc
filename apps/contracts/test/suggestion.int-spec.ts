import { CONTEXT_MAX_BYTES, startRun } from '@pactwright/protocol';
import { SUGGESTION, later, engine, question, runIdOf, suggested, workerOf } from './asking.js';
import { ContractsHarness, aGuest, aUser, nobody } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const { inputOf, workNext } = workerOf(() => contracts);

describe(`POST ${SUGGESTION}`, () => {
  it('R-API-14 answers a suggestion and who made it', async () => {
    const guest = aGuest();
    const asking = contracts.post(SUGGESTION, guest, question());
    await workNext(guest, suggested('A logo in three versions.'));
    const response = await asking;
    expect([response.status, response.body]).toEqual([
      200,
      { suggestion: 'A logo in three versions.', engine },
    ]);
  });

  it('R-WIZ-25 T-04 reads labels of fields and options in any language as their keys and values', async () => {
    const response = await contracts.post(
      SUGGESTION,
      { ...aGuest(), language: 'lt' },
      question({
        stepKey: 'contract_overview',
        fieldKey: 'Darbų apimtis',
        fieldLabel: 'Darbų apimtis',
        currentText: 'Svetainė',
        jobType: undefined,
        wizardData: {
          'Darbo pobūdis': 'Dizainas',
          legal_terms: { Amount: 1500, 'Optional clauses': ['Draudimas', 'Audit'] },
        },
        currentFormData: {
          freelance_type: 'Svetainių kūrimas',
          'Scope of work': 'A shop',
          notes: '',
          personal_data: true,
        },
      }),
      later,
    );
    expect(await inputOf(runIdOf(response))).toEqual({
      kind: 'suggest',
      language: 'lt',
      contractLanguage: 'lt',
      stepKey: 'contract_overview',
      key: 'scope_of_work',
      label: 'Scope of work',
      currentText: 'Svetainė',
      improvement: null,
      answers: {
        freelance_type: 'web_development',
        scope_of_work: 'A shop',
        payment_amount: '1500',
        optional_clauses: ['insurance', 'audit'],
        personal_data: true,
      },
    });
  });

  it('takes the type of work from the words beside the form where the form has none', async () => {
    const inputFor = async (changes: object) =>
      inputOf(runIdOf(await contracts.post(SUGGESTION, aGuest(), question(changes), later)));
    expect((await inputFor({ jobType: 'dizainas' })) as { answers: object }).toMatchObject({
      answers: { freelance_type: 'design' },
    });
    expect(await inputFor({ jobType: 'Beekeeping' })).toMatchObject({
      answers: { freelance_type: 'other', freelance_type_other: 'Beekeeping' },
    });
    expect(await inputFor({ jobType: 'freelance' })).toMatchObject({ answers: {} });
  });

  it('R-IMP-12 knows the suggestion that the improvement page asks about by its words', async () => {
    const response = await contracts.post(
      SUGGESTION,
      aGuest(),
      question({ stepKey: 'improvements', fieldKey: 'Add a rule of your own', fieldLabel: undefined }),
      later,
    );
    expect(await inputOf(runIdOf(response))).toMatchObject({
      key: null,
      label: 'Add a rule of your own',
      improvement: { id: null, suggestion: 'Add a rule of your own' },
    });
  });

  it('asks for a field that the wizard does not know by its label', async () => {
    const response = await contracts.post(
      SUGGESTION,
      aGuest(),
      question({ fieldKey: 'Pets', fieldLabel: 'Pets' }),
      later,
    );
    expect(await inputOf(runIdOf(response))).toMatchObject({ key: null, label: 'Pets' });
  });

  it('T-51 refuses more than 50 KB of context together, in the language of the caller', async () => {
    const half = 'a'.repeat(CONTEXT_MAX_BYTES / 2);
    const sent = question({ currentFormData: { a: half }, wizardData: { b: half } });
    const response = await contracts.post(SUGGESTION, { ...aGuest(), language: 'lt' }, sent);
    expect([response.status, response.body.code]).toEqual([413, 'CONTEXT_TOO_LARGE']);
    expect(response.body.message).toBe('Kartu siunčiami atsakymai per ilgi: iš viso ne daugiau kaip 50 KB.');
    const almost = question({ currentFormData: { a: 'a'.repeat(CONTEXT_MAX_BYTES - 1_000) } });
    expect((await contracts.post(SUGGESTION, aGuest(), almost, later)).status).toBe(202);
  });

  it.each([
    ['a form that is a list', { currentFormData: ['a'] }],
    ['a form that is a text', { wizardData: 'a' }],
    ['no field', { fieldKey: undefined }],
    ['a field that is a number', { fieldKey: 7 }],
    ['a text that is an object', { currentText: {} }],
    ['an id that is none', { contractId: '1' }],
    ['another language', { language: 'de' }],
  ])('refuses %s', async (_name, changes) => {
    const response = await contracts.post(SUGGESTION, aGuest(), question(changes));
    expect([response.status, response.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('survives names and values that were made to break it', async () => {
    const poisoned = `{"stepKey":"a","fieldKey":"b","currentFormData":{"__proto__":{"isAdmin":true}}}`;
    const response = await contracts.post(SUGGESTION, aGuest(), poisoned);
    expect([response.status, response.body.code]).toEqual([400, 'MALFORMED_REQUEST']);

    const hostile = question({
      stepKey: '__proto__',
      fieldKey: 'constructor',
      currentFormData: {
        constructor: 'x',
        toString: { valueOf: [1] },
        scope_of_work: 'nul \u0000 and 😀',
        freelance_type: { deep: { deeper: 'x' } },
        optional_clauses: [{ toString: 'x' }],
        payment_amount: 1e999,
      },
    });
    const accepted = await contracts.post(SUGGESTION, aGuest(), hostile, later);
    expect(await inputOf(runIdOf(accepted))).toMatchObject({
      key: null,
      answers: { scope_of_work: 'nul  and 😀' },
    });
  });

  it('gives nobody at all no suggestion', async () => {
    const response = await contracts.post(SUGGESTION, nobody, question());
    expect([response.status, response.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('says in the language of the caller that no answer could be made', async () => {
    const user = { ...aUser(), language: 'lt' as const };
    const asking = contracts.post(SUGGESTION, user, question());
    await workNext(user, { status: 'failed' });
    const response = await asking;
    expect([response.status, response.body.code, response.body.error]).toEqual([
      503,
      'RUN_FAILED',
      'Šiuo metu nepavyko parengti atsakymo. Bandykite dar kartą.',
    ]);
  });

  it('works on a repeated question once', async () => {
    const guest = aGuest();
    const ask = () => contracts.post(SUGGESTION, guest, question());
    const asking = [ask(), ask(), ask()];
    await workNext(guest, suggested('Once.'));
    const bodies = (await Promise.all(asking)).map(({ body }) => body as unknown);
    expect(bodies).toEqual(Array(3).fill({ suggestion: 'Once.', engine }));
    expect((await ask()).body).toEqual({ suggestion: 'Once.', engine });
  });

  it('refuses a caller who asks too much at once, with a time to come again', async () => {
    const guest = aGuest();
    const ask = (at: number) => contracts.post(SUGGESTION, guest, question({ currentText: `${at}` }), later);
    const responses = await Promise.all(Array.from({ length: 14 }, (_, at) => ask(at)));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_RUNS' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts tokens against the owner and a hash of the address', async () => {
    const guest = aGuest();
    const response = await contracts.post(SUGGESTION, guest, question(), {
      ...later,
      'x-forwarded-for': '203.0.113.7',
    });
    const started = await contracts.worker().call(startRun.contracts, { runId: runIdOf(response) });
    expect(started?.payer).toEqual({
      owner: `guest:${guest.guestId}`,
      isVisitor: true,
      address: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});
