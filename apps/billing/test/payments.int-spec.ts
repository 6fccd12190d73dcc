import { Outbox } from '@pactwright/server-queue';
import type { TestActor } from '@pactwright/testing';
import { BillingHarness, aGuest, aUser } from './harness.js';

let billing: BillingHarness;
beforeAll(async () => {
  billing = await BillingHarness.start();
});
afterAll(() => billing.stop());

describe('POST /api/payment', () => {
  it.each<[string, () => TestActor]>([
    ['visitor', aGuest],
    ['user', aUser],
  ])(
    'R-PAY-04 R-PAY-06 R-API-17 unlocks the contract of a %s for eight dollars in test mode',
    async (_, anActor) => {
      const actor = anActor();
      const contractId = billing.contractOf(actor);
      const before = await billing.get(`/api/payment/status?contractId=${contractId}`, actor);
      const response = await billing.pay(actor, contractId, 'one-time');
      const after = await billing.get(`/api/payment/status?contractId=${contractId}`, actor);

      expect(before.body).toEqual({ paid: false, testMode: false });
      expect([response.status, response.body]).toEqual([200, { success: true, testMode: true }]);
      expect(after.body).toEqual({ paid: true, testMode: true });
      expect(
        await billing.rows(
          'SELECT amount_cents, currency, status, test_mode, user_id, guest_id FROM payments WHERE contract_id = $1',
          [contractId],
        ),
      ).toEqual([
        {
          amount_cents: 800,
          currency: 'USD',
          status: 'confirmed',
          test_mode: true,
          user_id: actor.userId ?? null,
          guest_id: actor.guestId ?? null,
        },
      ]);
    },
  );

  it('takes one payment for twenty clicks at once and says success to each', async () => {
    const guest = aGuest();
    const contractId = billing.contractOf(guest);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => billing.pay(guest, contractId, 'one-time')),
    );

    expect(responses.map(({ body }) => body as unknown)).toEqual(
      Array(20).fill({ success: true, testMode: true }),
    );
    expect(await billing.count('payments', 'contract_id = $1', [contractId])).toBe(1);
    expect(await billing.count('outbox_events', `data ->> 'contractId' = $1`, [contractId])).toBe(1);
  });

  it('takes one payment for clicks on both plans at once', async () => {
    const user = aUser();
    const contractId = billing.contractOf(user);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        billing.pay(user, contractId, at % 2 ? 'one-time' : 'subscription'),
      ),
    );
    const payments = await billing.count('payments', 'contract_id = $1 OR user_id = $2', [
      contractId,
      user.userId,
    ]);

    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(payments).toBe(1);
    expect(await billing.count('entitlements', 'contract_id = $1', [contractId])).toBe(1);
  });

  it.each([
    [
      'one-time',
      'en',
      'This contract cannot be ordered yet. Still to be met: The amount is stated; The start is settled.',
    ],
    [
      'subscription',
      'lt',
      'Šios sutarties užsakyti dar negalima. Dar neįvykdytos sąlygos: The amount is stated; The start is settled.',
    ],
  ] as const)(
    'T-25 sells nothing that does not pass its checks (%s, %s)',
    async (plan, language, message) => {
      const user = { ...aUser(), language };
      const contractId = billing.contractOf(user);
      billing.failing(contractId, ['The amount is stated', 'The start is settled'], 'payment_amount');
      const refused = await billing.pay(user, contractId, plan);

      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'CONTRACT_INCOMPLETE',
        message,
      ]);
      expect(refused.body.fields).toEqual({ payment_amount: 'The amount is stated' });
      expect(await billing.count('payments', 'user_id = $1', [user.userId])).toBe(0);
    },
  );

  it('T-25 spends no contract of a subscription on what does not pass its checks', async () => {
    const user = aUser();
    await billing.pay(user, billing.contractOf(user), 'subscription');
    const contractId = billing.failing(billing.contractOf(user), ['The amount is stated']);
    const plans = ['subscription', 'one-time'] as const;
    const refused = await Promise.all(plans.map((plan) => billing.pay(user, contractId, plan)));

    expect(refused.map(({ body }) => body.code as unknown)).toEqual(Array(2).fill('CONTRACT_INCOMPLETE'));
    expect(await billing.count('entitlements', 'contract_id = $1', [contractId])).toBe(0);
  });

  it('keeps what is paid for paid for when the answers change afterwards', async () => {
    const user = aUser();
    const contractId = billing.contractOf(user);
    await billing.pay(user, contractId, 'one-time');
    billing.failing(contractId, ['The amount is stated']);
    const again = await billing.pay(user, contractId, 'one-time');
    const { body } = await billing.get(`/api/payment/status?contractId=${contractId}`, user);

    expect([again.status, body]).toEqual([200, { paid: true, testMode: true }]);
  });

  it('charges nothing for a contract that is unlocked already', async () => {
    const user = aUser();
    const contractId = billing.contractOf(user);
    await billing.pay(user, contractId, 'one-time');
    const again = await billing.pay(user, contractId, 'subscription');

    expect(again.body).toEqual({ success: true, testMode: true });
    expect(await billing.count('payments', 'user_id = $1', [user.userId])).toBe(1);
    expect(await billing.count('subscriptions', 'user_id = $1', [user.userId])).toBe(0);
  });

  it.each<[string, TestActor]>([
    ['another visitor', aGuest()],
    ['another user', aUser()],
    ['an administrator', { ...aUser(), isAdmin: true }],
    ['somebody without any cookie', {}],
  ])('tells %s that the contract of somebody else does not exist', async (_, stranger) => {
    for (const owner of [aGuest(), aUser()]) {
      const contractId = billing.contractOf(owner);
      const paid = await billing.pay(stranger, contractId, 'one-time');
      const status = await billing.get(`/api/payment/status?contractId=${contractId}`, stranger);

      expect([paid.status, paid.body]).toMatchObject([404, { success: false, code: 'CONTRACT_NOT_FOUND' }]);
      expect(status.status).toBe(404);
      expect(await billing.count('entitlements', 'contract_id = $1', [contractId])).toBe(0);
    }
  });

  it('lets the session say who pays, whatever the request claims', async () => {
    const user = aUser();
    const contractId = billing.contractOf(user);
    const claimed = aUser().userId;
    const response = await billing.pay(user, contractId, 'one-time', { userId: claimed, testMode: false });

    expect(response.body).toEqual({ success: true, testMode: true });
    expect(await billing.count('payments', 'user_id = $1', [claimed])).toBe(0);
    expect(await billing.count('payments', 'user_id = $1', [user.userId])).toBe(1);
  });

  it.each([
    ['no contract', { planType: 'one-time' }],
    ['a contract id that is none', { contractId: '7', planType: 'one-time' }],
    ['an unknown plan', { contractId: '6b0e9e3a-5b5f-4b9d-8e5e-0c5cf34c3a11', planType: 'lifetime' }],
  ])('R-PAY-09 refuses %s with an error in words', async (_, body) => {
    const response = await billing.post(aGuest(), body);

    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) as string });
  });

  it('leaves nothing behind when the event could not be published with the payment', async () => {
    const broken = await BillingHarness.start({
      overrides: [[Outbox, { publish: () => Promise.reject(new Error('disk full')) }]],
    });
    try {
      const guest = aGuest();
      const response = await broken.pay(guest, broken.contractOf(guest), 'one-time');

      expect(response.status).toBe(500);
      expect(await broken.count('payments')).toBe(0);
      expect(await broken.count('entitlements')).toBe(0);
    } finally {
      await broken.stop();
    }
  });
});
