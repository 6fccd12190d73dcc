import { randomUUID } from 'node:crypto';
import {
  CONTEXT_MAX_BYTES,
  finishRun,
  startRun,
  type AnalyzeResponse,
  type RunInput,
  type RunOutcome,
  type RunPending,
  type SuggestionDetail,
} from '@pactwright/protocol';
import { Run } from '@pactwright/server-runs';
import { RedisProcess, asActor, eventually, type TestActor } from '@pactwright/testing';
import type { Response } from 'supertest';
import { ClaimGuest } from '../src/claims/claim-guest.js';
import { ContractsHarness, aGuest, aUser, anEvent, nobody } from './harness.js';

const SUGGESTION = '/api/contracts/suggestion';
const ANALYZE = '/api/contracts/analyze';
const later = { prefer: 'respond-async' };
const engine = { name: 'built-in', version: '1', model: null, fallback: null } as const;

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const question = (changes: object = {}): object => ({
  stepKey: 'contract_overview',
  fieldKey: 'Scope of work',
  fieldLabel: 'Scope of work',
  jobType: 'Design',
  currentText: '',
  currentFormData: {},
  wizardData: {},
  ...changes,
});

const runIdOf = (response: Response): string => {
  expect(response.status).toBe(202);
  return (response.body as RunPending).runId;
};

/** What ai-worker is given for the run. */
async function inputOf(runId: string): Promise<RunInput> {
  const started = await contracts.worker().call(startRun.contracts, { runId });
  if (!started) throw new Error('nothing is left to do');
  return started.input;
}

async function work(runId: string, outcome: RunOutcome): Promise<void> {
  const worker = contracts.worker();
  const started = await worker.call(startRun.contracts, { runId });
  const finished = { runId, attempt: started?.attempt ?? 0, outcome };
  expect(await worker.call(finishRun.contracts, finished)).toEqual({ isAccepted: true });
}

/** Does the next run of this actor as ai-worker would. */
async function workNext(actor: TestActor, outcome: RunOutcome): Promise<void> {
  const owner = actor.userId ? `user:${actor.userId}` : `guest:${actor.guestId ?? ''}`;
  const runs = contracts.database.dataSource.getRepository(Run);
  const run = await eventually(() => runs.findOneByOrFail({ owner, status: 'queued' }));
  await work(run.id, outcome);
}

const suggested = (suggestion: string): RunOutcome => ({
  status: 'done',
  result: { kind: 'suggest', suggestion, engine },
});
const analyzed = (...suggestions: SuggestionDetail[]): RunOutcome => ({
  status: 'done',
  result: { kind: 'analyze', suggestions, engine },
});
const aDetail = (detail: Partial<SuggestionDetail>): SuggestionDetail => ({
  id: 'fees.amount',
  category: 'essential',
  suggestion: 'State the fee',
  why: 'Nobody knows what is owed.',
  riskFactor: 3,
  isRequired: false,
  question: 'What is the fee?',
  clauseId: 'fees',
  ...detail,
});

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
        scope_of_work: 'nul \u0000 and half \ud800',
        freelance_type: { deep: { deeper: 'x' } },
        optional_clauses: [{ toString: 'x' }],
        payment_amount: 1e999,
      },
    });
    const accepted = await contracts.post(SUGGESTION, aGuest(), hostile, later);
    expect(await inputOf(runIdOf(accepted))).toMatchObject({
      key: null,
      answers: { scope_of_work: 'nul  and half ' },
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

describe(`POST ${ANALYZE}`, () => {
  it('R-API-15 T-47 answers texts by category and the details, required and gravest first', async () => {
    const guest = aGuest();
    const asking = contracts.post(ANALYZE, guest, { formData: { scope_of_work: 'A shop' } });
    const details = [
      aDetail({ id: 'a', category: 'risk', riskFactor: 5, suggestion: 'Cap the liability' }),
      aDetail({ id: 'b', category: 'essential', riskFactor: 2, suggestion: 'Name the currency' }),
      aDetail({ id: 'c', category: 'essential', riskFactor: 4, isRequired: true }),
    ];
    await workNext(guest, analyzed(...details));
    const response = await asking;
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      suggestions: { essential: ['State the fee', 'Name the currency'], risk: ['Cap the liability'] },
      details: [details[2], details[0], details[1]],
      engine,
    });
  });

  it.each([
    ['en', 'No improvements needed.'],
    ['lt', 'Patobulinimų nereikia.'],
  ] as const)('R-SUM-06 says in %s that nothing needs to be improved', async (language, message) => {
    const guest = { ...aGuest(), language };
    const asking = contracts.post(ANALYZE, guest, { formData: {} });
    await workNext(guest, analyzed());
    expect((await asking).body).toEqual({ suggestions: {}, message, details: [], engine });
  });

  it('reads stored answers under the sent ones and moves the status once', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    await contracts.save(guest, contractId, { fieldKey: 'Type of work', value: 'Design' });
    const { updatedAt } = await contracts.detail(guest, contractId);
    const formData = { 'Type of work': 'Web development', scope_of_work: '', payment_amount: '10' };
    const asked = await contracts.post(ANALYZE, guest, { formData, contractId, isNewContract: false }, later);
    expect((await contracts.detail(guest, contractId)).status).toBe('in_progress');
    expect(await inputOf(runIdOf(asked))).toMatchObject({
      answers: { freelance_type: 'web_development', payment_amount: '10' },
    });
    await work(runIdOf(asked), analyzed(aDetail({})));
    expect(await contracts.detail(guest, contractId)).toMatchObject({ status: 'analyzed', updatedAt });

    await contracts.database.dataSource.query(`UPDATE contracts SET status = 'paid' WHERE id = $1`, [
      contractId,
    ]);
    const again = await contracts.post(ANALYZE, guest, { formData, contractId });
    expect((again.body as AnalyzeResponse).details).toHaveLength(1);
    expect((await contracts.detail(guest, contractId)).status).toBe('paid');
  });

  it('names the suggestions whose texts the contract carries already, so that they are not made again', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const approved = {
      suggestion: 'State the fee',
      implementation: 'The fee is 100.',
      id: 'fees.amount',
      clauseId: 'fees',
    };
    await contracts.post('/api/contracts/save-progress', guest, {
      contractId,
      formData: {},
      aiSuggestions: { suggestions: [approved], lastUpdated: new Date().toISOString() },
    });
    const asked = await contracts.post(ANALYZE, guest, { formData: {}, contractId }, later);
    expect(await inputOf(runIdOf(asked))).toMatchObject({ approved: [{ id: 'fees.amount' }] });
  });

  it('T-05 knows no contract of somebody else', async () => {
    const contractId = await contracts.createAnswered(aGuest());
    for (const id of [contractId, randomUUID()]) {
      const analysis = await contracts.post(ANALYZE, aGuest(), { formData: {}, contractId: id });
      const suggestion = await contracts.post(SUGGESTION, aUser(), question({ contractId: id }));
      expect([analysis.status, analysis.body.code]).toEqual([404, 'CONTRACT_NOT_FOUND']);
      expect([suggestion.status, suggestion.body.code]).toEqual([404, 'CONTRACT_NOT_FOUND']);
    }
  });

  it.each([{}, { formData: null }, { formData: [] }, { formData: 'x' }, { formData: {}, contractId: 7 }])(
    'refuses %j',
    async (body) => {
      const response = await contracts.post(ANALYZE, aGuest(), body);
      expect([response.status, response.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});

describe('a run that was answered 202', () => {
  it('is told where it stands and what it answered, to its owner alone', async () => {
    const guest = aGuest();
    const runId = runIdOf(await contracts.post(SUGGESTION, guest, question(), later));
    const path = `/api/runs/${runId}`;
    expect((await contracts.get(path, guest)).body).toEqual({ runId, status: 'queued', result: null });
    await work(runId, suggested('Done.'));
    const result = { suggestion: 'Done.', engine };
    expect((await contracts.get(path, guest)).body).toEqual({ runId, status: 'done', result });
    for (const stranger of [aGuest(), aUser(), nobody]) {
      for (const each of [path, `${path}/events`]) {
        const response = await contracts.get(each, stranger);
        expect([response.status, response.body.code]).toEqual([404, 'RUN_NOT_FOUND']);
      }
    }
    expect((await contracts.get('/api/runs/none', guest)).body.code).toBe('RUN_NOT_FOUND');
  });

  it('T-05 goes to the user that the guest turns out to be', async () => {
    const guest = aGuest();
    const user = aUser();
    const runId = runIdOf(await contracts.post(SUGGESTION, guest, question(), later));
    const claimed = { guestId: guest.guestId ?? '', userId: user.userId ?? '' };
    await contracts.service.get<ClaimGuest>(ClaimGuest).handle(anEvent('user.claimed-guest', claimed));
    expect((await contracts.get(`/api/runs/${runId}`, user)).body).toMatchObject({ status: 'queued' });
    expect((await contracts.get(`/api/runs/${runId}`, guest)).status).toBe(404);
  });

  it('says in the language of the caller that it has failed', async () => {
    const guest = aGuest();
    const runId = runIdOf(await contracts.post(SUGGESTION, guest, question(), later));
    await work(runId, { status: 'failed' });
    expect((await contracts.get(`/api/runs/${runId}`, { ...guest, language: 'lt' })).body).toEqual({
      runId,
      status: 'failed',
      result: null,
      message: 'Šiuo metu nepavyko parengti atsakymo. Bandykite dar kartą.',
    });
  });

  it('sends each change as an event and ends with the last', async () => {
    const guest = aGuest();
    const runId = runIdOf(await contracts.post(SUGGESTION, guest, question(), later));
    const response = await fetch(`${contracts.service.url}/api/runs/${runId}/events`, {
      headers: asActor('contracts', guest),
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const statuses: unknown[] = [];
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) {
        const { status } = JSON.parse(data) as { status: string };
        if (statuses.push(status) === 1) await inputOf(runId);
        else if (status === 'running') await work(runId, suggested('Done.'));
      }
    }
    expect(statuses).toEqual(['queued', 'running', 'done']);
  });

  it('ends the events of a process that stops, and answers whoever still waits', async () => {
    const own = await ContractsHarness.start();
    const guest = aGuest();
    const asking = own.post(SUGGESTION, guest, question());
    const runs = own.database.dataSource.getRepository(Run);
    const { id } = await eventually(() => runs.findOneByOrFail({ status: 'queued' }));
    const events = await fetch(`${own.service.url}/api/runs/${id}/events`, {
      headers: asActor('contracts', guest),
    });
    const began = Date.now();
    await own.stop();
    expect((await asking).body).toEqual({ runId: id, retryAfter: expect.any(Number) });
    expect(await events.text()).toContain('queued');
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

describe('without ai-worker', () => {
  it('R-WIZ-25 R-SUM-05 gives the built-in answer and says that it is one', async () => {
    const own = await ContractsHarness.start({ limits: { queuedPatienceMs: 100, sweepMs: 50 } });
    try {
      const currentFormData = { freelance_type: 'Web development', scope_of_work: 'A shop' };
      const suggestion = await own.post(SUGGESTION, aGuest(), question({ currentFormData }));
      expect(suggestion.status).toBe(200);
      expect(suggestion.body).toMatchObject({
        suggestion: expect.stringMatching(/\w{3}/),
        engine: { name: 'built-in', model: null, fallback: 'unavailable' },
      });
      const analysis = await own.post(ANALYZE, aGuest(), { formData: currentFormData });
      expect(analysis.status).toBe(200);
      expect((analysis.body as AnalyzeResponse).details.length).toBeGreaterThan(0);
      expect(analysis.body).toMatchObject({ engine: { fallback: 'unavailable' } });
    } finally {
      await own.stop();
    }
  });

  it('gives the built-in answer at once when Redis is gone too', async () => {
    const redis = await RedisProcess.start();
    const own = await ContractsHarness.start({ redisUrl: redis.url });
    try {
      await redis.kill();
      const began = Date.now();
      const response = await own.post(ANALYZE, aGuest(), { formData: { scope_of_work: 'A shop' } });
      expect([response.status, response.body.engine?.fallback]).toEqual([200, 'unavailable']);
      expect(Date.now() - began).toBeLessThan(4_000);
    } finally {
      await own.stop();
      await redis.remove();
    }
  });
});
