import { CONTRACT_LABEL_MAX, type ContractDetail } from '@pactwright/protocol';
import { asActor, type TestActor } from '@pactwright/testing';
import request, { type Response } from 'supertest';
import { Contract } from '../src/store/contract.entity.js';
import { ContractsHarness, aGuest, aUser, nobody } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const label = (actor: TestActor, id: string, body: object): Promise<Response> =>
  Promise.resolve(
    request(contracts.service.url)
      .put(`/api/contracts/${id}/label`)
      .set(asActor('contracts', actor))
      .send(body),
  );
const copy = (actor: TestActor, id: string) => contracts.post(`/api/contracts/${id}/copy`, actor);
const rows = () => contracts.database.dataSource.getRepository(Contract);

describe('PUT /api/contracts/{id}/label', () => {
  it('R-API-08 names a contract and its client in lists, and forgets both again', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    const before = await contracts.detail(guest, id);
    expect((await label(guest, id, { title: '  Bakery\n site ', client: 'UAB „Rugys“' })).status).toBe(200);
    const { body } = await contracts.get('/api/contracts', guest);
    expect(body).toMatchObject([{ ownTitle: 'Bakery site', title: 'Bakery site', client: 'UAB „Rugys“' }]);
    expect((await contracts.detail(guest, id)).updatedAt).toBe(before.updatedAt);
    expect((await label(guest, id, { title: '', client: ' ' })).status).toBe(200);
    expect(await contracts.detail(guest, id)).toMatchObject({
      ownTitle: null,
      client: null,
      title: before.title,
    });
  });

  it('keeps the name when an answer changes what the contract would be called', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    await label(guest, id, { title: 'Bakery', client: '' });
    await contracts.save(guest, id, { value: 'Another scope' });
    expect((await contracts.detail(guest, id)).title).toBe('Bakery');
  });

  it('takes names up to the limit and refuses longer ones, changing nothing', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    const longest = 'ą'.repeat(CONTRACT_LABEL_MAX);
    expect((await label(guest, id, { title: longest, client: longest })).status).toBe(200);
    for (const body of [
      { title: `${longest}ą`, client: '' },
      { title: '', client: `${longest}ą` },
      { title: 5, client: '' },
      {},
    ]) {
      expect((await label(guest, id, body)).status).toBe(400);
    }
    expect(await contracts.detail(guest, id)).toMatchObject({ ownTitle: longest, client: longest });
  });

  it.each([
    ['a stranger', aGuest()],
    ['another user', aUser()],
    ['nobody', nobody],
  ])('T-05 is not for %s', async (_, stranger) => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    expect((await label(stranger, id, { title: 'Mine', client: '' })).status).toBe(404);
    expect((await contracts.detail(guest, id)).ownTitle).toBeNull();
  });
});

describe('POST /api/contracts/{id}/copy', () => {
  const answersOf = ({ answers }: ContractDetail) => answers;

  it('makes another contract of the same answers, which then go their own ways', async () => {
    const user = aUser();
    const id = await contracts.createAnswered(user);
    await contracts.save(user, id, { fieldKey: 'Scope of work', value: 'A website', sequence: 90 });
    const response = await copy(user, id);
    expect(response.status).toBe(201);
    const { contractId } = response.body as { contractId: string };
    expect(contractId).not.toBe(id);
    const source = await contracts.detail(user, id);
    expect(answersOf(await contracts.detail(user, contractId))).toEqual(answersOf(source));
    expect((await contracts.save(user, contractId, { value: 'A shop', sequence: 1 })).status).toBe(200);
    expect(answersOf(await contracts.detail(user, contractId))).toMatchObject({ scope_of_work: 'A shop' });
    expect(await contracts.detail(user, id)).toEqual(source);
  });

  it('T-14 brings neither payment nor files along: the copy of a paid contract is being filled in', async () => {
    const user = aUser();
    const id = await contracts.createAnswered(user);
    await rows().update(id, { status: 'generated', testMode: true, firstPaidAt: new Date() });
    const { contractId } = (await copy(user, id)).body as { contractId: string };
    expect(await contracts.detail(user, contractId)).toMatchObject({
      status: 'in_progress',
      isPaid: false,
      testMode: false,
    });
    expect(await rows().findOneByOrFail({ id: contractId })).toMatchObject({
      firstPaidAt: null,
      firstDownloadedAt: null,
      firstReadyAt: null,
    });
  });

  it('takes the approved texts along, for the page that improves the copy', async () => {
    const user = aUser();
    const id = await contracts.createAnswered(user);
    const saved = await contracts.post('/api/contracts/save-progress', user, {
      contractId: id,
      formData: {},
      aiSuggestions: {
        suggestions: [{ suggestion: 'Say it', implementation: 'It is said.', clauseId: 'fees', id: 'x' }],
        lastUpdated: '2026-01-01T00:00:00.000Z',
      },
      state: { contractId: id, answers: { a: 'b' } },
    });
    expect(saved.status).toBe(200);
    const { contractId } = (await copy(user, id)).body as { contractId: string };
    expect((await contracts.detail(user, contractId)).additions).toEqual(
      (await contracts.detail(user, id)).additions,
    );
    const { body } = await contracts.get(`/api/contracts/${contractId}/progress`, user);
    expect(body).toMatchObject({ state: { contractId, answers: { a: 'b' } } });
  });

  it.each([
    ['en', 'Bakery (copy)'],
    ['lt', 'Bakery (kopija)'],
  ] as const)('says in %s that it is a copy, within the limit of a name', async (language, name) => {
    const guest = { ...aGuest(), language };
    const id = await contracts.createAnswered(guest);
    await label(guest, id, { title: 'Bakery', client: 'Rugys' });
    const { contractId } = (await copy(guest, id)).body as { contractId: string };
    expect(await contracts.detail(guest, contractId)).toMatchObject({ ownTitle: name, client: 'Rugys' });
    await label(guest, id, { title: 'word '.repeat(24), client: '' });
    const long = (await copy(guest, id)).body as { contractId: string };
    const { ownTitle } = await contracts.detail(guest, long.contractId);
    expect(ownTitle?.length).toBeLessThanOrEqual(CONTRACT_LABEL_MAX);
    expect(ownTitle).toMatch(/… \((copy|kopija)\)$/);
  });

  it('T-05 is neither for strangers nor of a contract that nothing was answered in', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    for (const stranger of [aGuest(), aUser(), nobody]) expect((await copy(stranger, id)).status).toBe(404);
    expect((await copy(guest, await contracts.create(guest))).status).toBe(404);
    expect((await contracts.get('/api/contracts/count', guest)).body).toBe(1);
  });

  it('refuses what a list would not show any more', async () => {
    const user = aUser();
    const id = await contracts.createAnswered(user);
    await contracts.database.dataSource.query(
      `INSERT INTO contracts (id, owner_user_id, status, language)
       SELECT gen_random_uuid(), owner_user_id, 'in_progress', 'en' FROM contracts, generate_series(1, 499) WHERE id = $1`,
      [id],
    );
    const response = await copy(user, id);
    expect([response.status, (response.body as { code?: string }).code]).toEqual([409, 'TOO_MANY_CONTRACTS']);
  });
});
