import { randomUUID } from 'node:crypto';
import { structureChecks } from '@pactwright/drafting';
import { getDraft, LANGUAGES } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import { TEST_SECRET, type TestActor } from '@pactwright/testing';
import request from 'supertest';
import { ContractsHarness, aGuest, aUser, nobody } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

describe('who sees a contract', () => {
  const guestA = aGuest();
  const guestB = aGuest();
  const user = aUser();
  const other = aUser();
  const admin = { ...aUser(), isAdmin: true };
  const userInBrowserOfA = { ...user, ...guestA };
  const actors: Record<string, TestActor> = { guestA, guestB, user, other, admin, nobody, userInBrowserOfA };
  const owned: Record<string, string> = {};

  beforeAll(async () => {
    owned['guestA'] = await contracts.createAnswered(guestA);
    owned['user'] = await contracts.createAnswered(user);
  });

  const cases = [
    ['guestA', 'guestA', true],
    ['guestA', 'guestB', false],
    ['guestA', 'user', false],
    ['guestA', 'other', false],
    ['guestA', 'admin', false],
    ['guestA', 'nobody', false],
    ['guestA', 'userInBrowserOfA', true],
    ['user', 'guestA', false],
    ['user', 'guestB', false],
    ['user', 'user', true],
    ['user', 'other', false],
    ['user', 'admin', false],
    ['user', 'nobody', false],
    ['user', 'userInBrowserOfA', true],
  ] as const;

  it.each(cases)(
    'R-API-10 T-05 the contract of %s, asked for by %s: %s',
    async (owner, caller, isAllowed) => {
      const id = owned[owner] ?? '';
      const actor = actors[caller] ?? nobody;
      const detail = await contracts.get(`/api/contracts/${id}`, actor);
      const saved = await contracts.save(actor, id, { value: `by ${caller}` });
      const [list, wrapped, count] = await Promise.all(
        ['/api/contracts', '/api/contracts/user-contracts', '/api/contracts/count'].map((path) =>
          contracts.get(path, actor),
        ),
      );
      const ids = (list?.body as { id: string }[]).map((each) => each.id);

      expect([detail.status, saved.status]).toEqual(isAllowed ? [200, 200] : [404, 404]);
      if (!isAllowed) {
        expect(detail.body).toMatchObject({ success: false, code: 'CONTRACT_NOT_FOUND' });
        expect(saved.body).toMatchObject({ success: false, code: 'CONTRACT_NOT_FOUND' });
      }
      expect(ids.includes(id)).toBe(isAllowed);
      expect(wrapped?.body).toEqual({ contracts: list?.body });
      expect(count?.body).toBe(ids.length);
      const scope = (await contracts.detail(actors[owner] ?? nobody, id)).wizardData.scope_of_work;
      expect(scope === `by ${caller}`).toBe(isAllowed);
    },
  );

  it('T-15 a caller who owns nothing gets an empty list and the number 0', async () => {
    for (const actor of [aGuest(), aUser(), nobody]) {
      expect((await contracts.get('/api/contracts', actor)).body).toEqual([]);
      const count = await contracts.get('/api/contracts/count', actor);
      expect([count.text, count.headers['content-type']]).toEqual([
        '0',
        expect.stringContaining('application/json'),
      ]);
    }
  });

  it('gives nobody at all no contract', async () => {
    const response = await contracts.post('/api/contracts', nobody);
    expect([response.status, response.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it.each(['not-an-id', '00000000-0000-4000-8000-000000000000', "' OR 1=1 --", '%00'])(
    'T-05 answers 404 for %j like for a stranger',
    async (id) => {
      const response = await contracts.get(`/api/contracts/${encodeURIComponent(id)}`, aUser());
      expect([response.status, response.body.code]).toEqual([404, 'CONTRACT_NOT_FOUND']);
    },
  );

  it('T-43 refuses in the language of the caller', async () => {
    const response = await contracts.get(`/api/contracts/${randomUUID()}`, { ...aGuest(), language: 'lt' });
    expect(response.body.message).toBe('Ši sutartis nerasta.');
  });

  it.each([
    ['get', '/api/contracts'],
    ['get', '/api/contracts/count'],
    ['get', '/api/contracts/user-contracts'],
    ['get', `/api/contracts/${randomUUID()}`],
    ['post', '/api/contracts'],
    ['post', '/api/wizard-steps/save'],
  ] as const)('T-05 %s %s refuses whoever does not come through the gateway', async (method, path) => {
    const response = await request(contracts.service.url)[method](path);
    expect([response.status, response.body.code]).toEqual([401, 'CALLER_NOT_TRUSTED']);
  });
});

describe('contracts.drafts.get', () => {
  let rpc: RpcClient;
  beforeAll(() => {
    rpc = new RpcClient({
      service: 'billing',
      secret: TEST_SECRET,
      targets: { contracts: `127.0.0.1:${contracts.service.rpcPort}` },
    });
  });
  afterAll(() => rpc.onApplicationShutdown());

  it('T-05 gives a draft to its owner and to a service, to nobody else', async () => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const whole = { userId: null, isAdmin: false, language: 'en' } as const;
    const draft = await rpc.call(getDraft, { contractId, actor: null });
    expect(draft).toMatchObject({
      contractId,
      ownerUserId: null,
      ownerGuestId: guest.guestId,
      status: 'in_progress',
      language: 'en',
      answers: { scope_of_work: 'A website' },
    });
    const owner = { ...whole, guestId: guest.guestId ?? null };
    expect(await rpc.call(getDraft, { contractId, actor: owner })).toEqual(draft);

    const strangers = [
      { ...whole, guestId: aGuest().guestId ?? null },
      { ...whole, guestId: null },
      { ...whole, guestId: null, userId: randomUUID(), isAdmin: true },
    ];
    for (const actor of strangers) {
      await expect(rpc.call(getDraft, { contractId, actor })).rejects.toMatchObject({
        code: 'CONTRACT_NOT_FOUND',
      });
    }
    await expect(rpc.call(getDraft, { contractId: randomUUID(), actor: null })).rejects.toMatchObject({
      code: 'CONTRACT_NOT_FOUND',
    });
  });

  it.each(LANGUAGES)('T-25 names the checks that fail to whoever sells it (%s)', async (language) => {
    const guest = aGuest();
    const contractId = await contracts.createAnswered(guest);
    const actor = { userId: null, guestId: guest.guestId ?? null, isAdmin: false, language };
    const plain = await rpc.call(getDraft, { contractId, actor });
    const order = await rpc.call(getDraft, { contractId, actor, isOrder: true });
    const onThePage = structureChecks({ scope_of_work: 'A website' }, language);
    const failing = onThePage.filter(({ isPassed }) => !isPassed).map(({ name }) => name);

    expect(plain.failedChecks).toBeUndefined();
    expect(order.failedChecks).toEqual(failing);
    expect(order.toMend).toBe(onThePage.find(({ isPassed }) => !isPassed)?.toMend);
    expect(order.toMend).toBeDefined();
    expect(failing).toContain({ en: 'The amount is stated', lt: 'Nurodyta suma' }[language]);
  });
});
