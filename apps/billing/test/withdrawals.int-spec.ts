import { randomUUID } from 'node:crypto';
import {
  PERSONAL_DATA,
  getWithdrawal,
  type AdminWithdrawal,
  type AdminWithdrawalsResponse,
  type OwnPurchases,
  type WithdrawalReceipt,
} from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { TEST_SECRET, asActor, eventually, type TestActor } from '@pactwright/testing';
import request, { type Response } from 'supertest';
import { BillingHarness, aGuest, aUser, anEvent } from './harness.js';

const ADMIN: TestActor = { ...aUser(), isAdmin: true };

describe('withdrawing from a contract', () => {
  let billing: BillingHarness;
  beforeAll(async () => {
    billing = await BillingHarness.start();
  });
  beforeEach(() => {
    billing.now = new Date('2025-01-31T12:00:00Z');
    billing.mails = { areSent: true, acknowledged: [] };
    billing.accounts = [];
  });
  afterAll(() => billing.stop());

  const post = (actor: TestActor, path: string, body: object = {}): Promise<Response> =>
    Promise.resolve(request(billing.service.url).post(path).set(asActor('billing', actor)).send(body));
  const aStatement = (over: object = {}) => ({
    key: randomUUID(),
    name: 'Ona Onaitė',
    email: `ona.${randomUUID()}@example.lt`,
    purchase: 'The contract about a website',
    ...over,
  });
  const withdraw = (actor: TestActor, over: object = {}): Promise<Response> =>
    post(actor, '/api/billing/withdrawals', aStatement(over));
  const receiptOf = async (answer: Promise<Response>): Promise<WithdrawalReceipt> =>
    (await answer).body as WithdrawalReceipt;
  const purchasesOf = async (actor: TestActor) =>
    ((await billing.get('/api/billing/purchases', actor)).body as OwnPurchases).data;
  const buy = async (actor: TestActor): Promise<string> => {
    const contractId = billing.contractOf(actor);
    await billing.pay(actor, contractId, 'one-time');
    return contractId;
  };
  const rowsOf = (email: string) => billing.rows('SELECT * FROM withdrawals WHERE email = $1', [email]);
  const acts = (action: string, id: string): Promise<number> =>
    billing.count('outbox_events', `data ->> 'action' = $1 AND data ->> 'subjectId' = $2`, [action, id]);
  const listed = async (email: string): Promise<AdminWithdrawal> => {
    const { body } = await billing.get('/api/admin/withdrawals?pageSize=100', ADMIN);
    const found = (body as AdminWithdrawalsResponse).data.find((each) => each.email === email);
    if (!found) throw new Error('the statement is not listed');
    return found;
  };

  it('T-32 takes the statement of anybody, with a number and the moment of receipt', async () => {
    const email = `somebody.${randomUUID()}@example.lt`;
    const answer = await withdraw({ language: 'lt' }, { email });
    const [row] = await rowsOf(email);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      number: `W-20250131-${String(row?.['id']).slice(0, 8).toUpperCase()}`,
      receivedAt: '2025-01-31T12:00:00.000Z',
      name: 'Ona Onaitė',
      email,
      purchase: 'The contract about a website',
      isMailed: true,
      payment: null,
    });
    expect(row).toMatchObject({ user_id: null, guest_id: null, language: 'lt', answered_at: null });
    expect(billing.mails.acknowledged).toEqual([row?.['id']]);
    expect(await acts('billing.withdrawal.receive', String(row?.['id']))).toBe(1);
  });

  it('T-32 takes the same statement once, however often and at the same time it is sent', async () => {
    const user = aUser();
    const statement = aStatement();
    const send = (over: object = {}) =>
      receiptOf(post(user, '/api/billing/withdrawals', { ...statement, ...over }));
    const answers = await Promise.all([send(), send(), send()]);
    billing.now = new Date('2025-02-01T12:00:00Z');
    const [late, other] = await Promise.all([send(), send({ purchase: 'Another one' })]);

    expect(new Set([...answers, late].map(({ number }) => number)).size).toBe(1);
    expect(late.receivedAt).toBe('2025-01-31T12:00:00.000Z');
    expect(other.number).not.toBe(late.number);
    const rows = await rowsOf(statement.email);
    expect(rows).toHaveLength(2);
    for (const { id } of rows) expect(await acts('billing.withdrawal.receive', String(id))).toBe(1);
  });

  it.each([
    ['a visitor', aGuest],
    ['a user', aUser],
  ] as const)(
    'T-32 R-LEGAL-05 recognises the purchase of %s and tells until when it is refunded',
    async (_, somebody) => {
      const buyer = somebody();
      const contractId = await buy(buyer);
      const [purchase] = await purchasesOf(buyer);
      const byContract = await receiptOf(
        withdraw(buyer, { purchase: `Contract ${contractId.toUpperCase()}` }),
      );
      const byPayment = await receiptOf(withdraw(buyer, { purchase: `$8.00 (${purchase?.id ?? ''})` }));

      expect(purchase).toMatchObject({ contractId, refundableUntil: '2025-02-07T12:00:00.000Z' });
      expect(byContract.payment).toEqual(purchase);
      expect(byPayment.payment).toEqual(purchase);
      billing.now = new Date('2025-02-08T12:00:00Z');
      expect((await receiptOf(withdraw(buyer, { purchase: contractId }))).payment).toMatchObject({
        refundableUntil: null,
        refundRefusal: 'too-late',
      });
    },
  );

  it('T-32 never tells of or changes what is somebody else’s', async () => {
    const owner = aUser();
    const contractId = await buy(owner);
    const [purchase] = await purchasesOf(owner);
    for (const stranger of [aUser(), aGuest(), {}, ADMIN]) {
      const { payment } = await receiptOf(
        withdraw(stranger, { purchase: `${contractId} ${purchase?.id ?? ''}` }),
      );
      expect(payment).toBeNull();
      expect(await purchasesOf(stranger)).toEqual([]);
    }
    expect(await purchasesOf(owner)).toEqual([purchase]);
    expect(await billing.count('withdrawals', 'payment_id = $1', [purchase?.id])).toBe(0);
  });

  it('T-32 changes nothing by itself: the refund is asked for apart', async () => {
    const user = aUser();
    const contractId = await buy(user);
    await withdraw(user, { purchase: contractId });

    expect((await billing.get(`/api/payment/status?contractId=${contractId}`, user)).body).toMatchObject({
      paid: true,
    });
    expect(await purchasesOf(user)).toMatchObject([{ status: 'confirmed' }]);
  });

  it.each([
    ['NAME_REQUIRED', { name: ' \n' }],
    ['INVALID_EMAIL', { email: 'nobody' }],
    ['PURCHASE_REQUIRED', { purchase: '' }],
  ])('T-32 refuses a statement with %s', async (_, over) => {
    const answer = await withdraw({}, over);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(Object.keys(over));
  });

  it('T-32 says so where no mail is sent, and receives the statement when mails cannot be asked for', async () => {
    billing.mails.areSent = false;
    expect(await receiptOf(withdraw({}))).toMatchObject({ isMailed: false });
    billing.mails.areSent = undefined;
    expect(await receiptOf(withdraw({}))).toMatchObject({
      isMailed: false,
      number: expect.stringMatching(/^W-/) as string,
    });
  });

  it('T-32 mails nobody more than five acknowledgements a day', async () => {
    const email = `flooded.${randomUUID()}@example.lt`;
    const answers: WithdrawalReceipt[] = [];
    for (let count = 0; count < 6; count++) answers.push(await receiptOf(withdraw({}, { email })));
    expect(answers.map(({ isMailed }) => isMailed)).toEqual([true, true, true, true, true, false]);
  });

  it('T-32 lists the statements for administrators, who note that one was answered', async () => {
    const user = aUser();
    const { email } = await receiptOf(withdraw(user, { purchase: await buy(user) }));
    const open = await listed(email);
    billing.now = new Date('2025-02-02T12:00:00Z');
    const answered = await post(ADMIN, `/api/admin/withdrawals/${open.id}/answered`);
    billing.now = new Date('2025-02-03T12:00:00Z');
    const again = await post(ADMIN, `/api/admin/withdrawals/${open.id}/answered`);
    const stillOpen = await billing.get('/api/admin/withdrawals?state=open&pageSize=100', ADMIN);

    expect(open).toMatchObject({
      state: 'open',
      userId: user.userId,
      payment: { planType: 'one-time', status: 'confirmed' },
    });
    expect(answered.body).toMatchObject({ state: 'answered', answeredAt: '2025-02-02T12:00:00.000Z' });
    expect(again.body).toEqual(answered.body);
    expect(await acts('billing.withdrawal.answer', open.id)).toBe(1);
    const { data } = stillOpen.body as AdminWithdrawalsResponse;
    expect(data.map(({ state }) => state)).not.toContain('answered');
    expect(data.map(({ id }) => id)).not.toContain(open.id);
  });

  it('T-32 names the account that stated it by what identity knows of it now, and nobody while it cannot be asked', async () => {
    const user = aUser();
    const ona = { id: user.userId, email: 'o.onaite@example.lt', name: 'Ona Onaitė' };
    const { email } = await receiptOf(withdraw(user));
    const { email: ofVisitor } = await receiptOf(withdraw({}));
    const page = async () =>
      (await billing.get('/api/admin/withdrawals?pageSize=100', ADMIN)).body as AdminWithdrawalsResponse;

    billing.accounts = [ona];
    expect(await listed(email)).toMatchObject({ account: ona, isForgotten: false });
    expect(await listed(ofVisitor)).toMatchObject({ userId: null, account: null, isForgotten: false });
    expect((await page()).areNamesMissing).toBe(false);
    billing.accounts = undefined;
    expect(await listed(email)).toMatchObject({ userId: user.userId, account: null });
    expect((await page()).areNamesMissing).toBe(true);
  });

  it('T-32 keeps the list from everybody else', async () => {
    expect((await billing.get('/api/admin/withdrawals', aUser())).status).toBe(403);
    expect((await post(aUser(), `/api/admin/withdrawals/${randomUUID()}/answered`)).status).toBe(403);
    expect((await post(ADMIN, `/api/admin/withdrawals/${randomUUID()}/answered`)).status).toBe(404);
  });

  it('T-32 gives a statement to whom it belongs, forgets an answered one with the account, an open one once answered', async () => {
    const rpc = new RpcClient({
      service: 'documents',
      secret: TEST_SECRET,
      targets: { billing: `127.0.0.1:${billing.service.rpcPort}` },
    });
    const tell = (event: Parameters<JobQueue['addEvent']>[1]) =>
      billing.service.get<JobQueue>(JobQueue).addEvent('billing-events', event);
    try {
      const guest = aGuest();
      const user = aUser();
      const answered = await receiptOf(withdraw(guest));
      billing.now = new Date('2025-01-31T13:00:00Z');
      const open = await receiptOf(withdraw(guest));
      const { id } = await listed(answered.email);
      const { id: openId } = await listed(open.email);
      await post(ADMIN, `/api/admin/withdrawals/${id}/answered`);
      await tell(anEvent('user.claimed-guest', { userId: user.userId, guestId: guest.guestId ?? '' }));
      await eventually(async () => {
        expect(await billing.count('withdrawals', 'user_id = $1', [user.userId])).toBe(2);
      });
      const { documents } = await rpc.call(PERSONAL_DATA.billing, { userId: user.userId });
      expect(documents['withdrawals']).toMatchObject([{ id }, { id: openId }]);

      await tell(anEvent('user.deleted', { userId: user.userId }));
      await eventually(async () => {
        expect(await billing.count('withdrawals', 'user_id = $1', [user.userId])).toBe(0);
      });
      expect(await rowsOf(answered.email)).toEqual([]);
      expect((await rpc.call(getWithdrawal, { withdrawalId: id })).withdrawal).toBeNull();
      expect((await rpc.call(getWithdrawal, { withdrawalId: openId })).withdrawal).toMatchObject({
        number: open.number,
        email: open.email,
      });
      expect(await listed(open.email)).toMatchObject({ userId: null, isForgotten: true });
      const last = await post(ADMIN, `/api/admin/withdrawals/${openId}/answered`);
      expect(last.body).toMatchObject({ state: 'answered', name: null, email: null, purchase: null });
    } finally {
      rpc.onApplicationShutdown();
    }
  });
});
