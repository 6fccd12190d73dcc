import { GUEST_CLAIMS, getEntitlement } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { RedisProcess, TEST_SECRET, aGuestId, eventually } from '@pactwright/testing';
import { Queue } from 'bullmq';
import { BillingHarness, aGuest, aUser, anEvent } from './harness.js';

describe('billing among the services', () => {
  let redis: RedisProcess;
  let billing: BillingHarness;
  beforeAll(async () => {
    redis = await RedisProcess.start();
    billing = await BillingHarness.start({ config: { REDIS_QUEUE_URL: redis.url } });
  });
  afterAll(async () => {
    await billing.stop();
    await redis.remove();
  });

  const paidEvents = async (queue: string, contractId: string): Promise<number> => {
    const subscriber = new Queue(queue, { connection: { url: redis.url } });
    try {
      const jobs = await subscriber.getJobs();
      return jobs.filter(
        ({ name, data }) =>
          name === 'contract.paid' &&
          (data as { data: { contractId: string } }).data.contractId === contractId,
      ).length;
    } finally {
      await subscriber.close();
    }
  };

  it('tells contracts and documents once that a contract is paid', async () => {
    const guest = aGuest();
    const contractId = billing.contractOf(guest);
    await Promise.all([1, 2, 3].map(() => billing.pay(guest, contractId, 'one-time')));

    for (const queue of ['contracts-events', 'documents-events']) {
      await eventually(async () => expect(await paidEvents(queue, contractId)).toBe(1));
    }
  });

  it('takes payments while the queue is down and tells of them when it is back', async () => {
    const guest = aGuest();
    const contractId = billing.contractOf(guest);
    await redis.kill();
    const response = await billing.pay(guest, contractId, 'one-time');
    const unsent = await billing.count('outbox_events', 'sent_at IS NULL');
    await redis.resume();

    expect(response.body).toEqual({ success: true, testMode: true });
    expect(unsent).toBe(1);
    await eventually(async () => expect(await paidEvents('contracts-events', contractId)).toBe(1), {
      withinMs: 15_000,
    });
  });

  it('moves the payments of a visitor to the account, once and no others', async () => {
    const guestId = aGuestId();
    const other = aGuest();
    const { userId } = aUser();
    const contractId = billing.contractOf({ guestId });
    await billing.pay({ guestId }, contractId, 'one-time');
    await billing.pay(other, billing.contractOf(other), 'one-time');
    const event = anEvent('user.claimed-guest', { userId, guestId });
    const queue = billing.service.get<JobQueue>(JobQueue);
    await queue.addEvent('billing-events', event);
    await queue.addEvent('billing-events', event);

    await eventually(async () =>
      expect(
        await billing.rows('SELECT contract_id, guest_id FROM payments WHERE user_id = $1', [userId]),
      ).toEqual([{ contract_id: contractId, guest_id: null }]),
    );
    expect(await billing.count('payments', 'guest_id = $1', [other.guestId])).toBe(1);
  });

  const asking = (service: 'documents' | 'identity') =>
    new RpcClient({
      service,
      secret: TEST_SECRET,
      targets: { billing: `127.0.0.1:${billing.service.rpcPort}` },
    });

  it('has moved the payments of a guest when it answers whoever waits for that', async () => {
    const guestId = aGuestId();
    const { userId } = aUser();
    const contractId = billing.contractOf({ guestId });
    await billing.pay({ guestId }, contractId, 'one-time');
    const rpc = asking('identity');
    try {
      await rpc.call(GUEST_CLAIMS.billing, {
        guestId,
        userId,
        claimedAt: new Date().toISOString(),
      });
      expect(
        await billing.rows('SELECT contract_id, guest_id FROM payments WHERE user_id = $1', [userId]),
      ).toEqual([{ contract_id: contractId, guest_id: null }]);
    } finally {
      rpc.onApplicationShutdown();
    }
  });

  it('answers other services whether a contract is unlocked, and by what', async () => {
    const user = aUser();
    const paid = billing.contractOf(user);
    const unpaid = billing.contractOf(user);
    await billing.pay(user, paid, 'subscription');
    const rpc = asking('documents');
    try {
      expect(await rpc.call(getEntitlement, { contractId: paid })).toEqual({
        isPaid: true,
        source: 'subscription',
        testMode: true,
      });
      expect(await rpc.call(getEntitlement, { contractId: unpaid })).toEqual({
        isPaid: false,
        source: null,
        testMode: false,
      });
    } finally {
      rpc.onApplicationShutdown();
    }
  });
});
