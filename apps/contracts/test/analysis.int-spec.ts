import { randomUUID } from 'node:crypto';
import type { AnalyzeResponse } from '@pactwright/protocol';
import {
  SUGGESTION,
  ANALYZE,
  later,
  engine,
  question,
  runIdOf,
  analyzed,
  aDetail,
  workerOf,
} from './asking.js';
import { ContractsHarness, aGuest, aUser } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const { inputOf, workNext, work } = workerOf(() => contracts);

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

  it('R-SUM-05 gives the last analysis of a contract back, and tells when the contract has changed since', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const formData = { scope_of_work: 'A shop' };
    const path = `/api/contracts/${contractId}/analysis`;
    expect((await contracts.post(path, guest, { formData })).body).toEqual({
      analysis: null,
      isCurrent: false,
    });
    const asking = contracts.post(ANALYZE, guest, { formData, contractId });
    await workNext(guest, analyzed(aDetail({})));
    const analysis: unknown = (await asking).body;
    expect((await contracts.post(path, guest, { formData })).body).toEqual({ analysis, isCurrent: true });
    const changed = await contracts.post(path, guest, { formData: { scope_of_work: 'A shop and a blog' } });
    expect(changed.body).toEqual({ analysis, isCurrent: false });
    const inLithuanian = await contracts.post(path, { ...guest, language: 'lt' }, { formData });
    expect(inLithuanian.body).toMatchObject({ isCurrent: false });
    expect((await contracts.post(path, aGuest(), { formData })).status).toBe(404);
    expect((await contracts.post('/api/contracts/none/analysis', guest, { formData })).status).toBe(404);
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
