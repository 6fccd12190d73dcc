import { randomUUID } from 'node:crypto';
import { GUEST_CLAIMS } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { eventually } from '@pactwright/testing';
import { CLAIM_GRACE_MS } from '../src/store/claimant.js';
import { ClaimGuest } from '../src/claims/claim-guest.js';
import { Contract } from '../src/store/contract.entity.js';
import { FollowCheckoutEnd, FollowCheckoutStart, FollowRefund } from '../src/payments/follow-payment.js';
import { MarkPaid } from '../src/payments/mark-paid.js';
import { MarkGenerated } from '../src/renders/mark-generated.js';
import { ContractsHarness, aGuest, aUser, anEvent } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const repository = () => contracts.database.dataSource.getRepository(Contract);
const paid = (contractId: string, testMode: boolean) =>
  anEvent('contract.paid', { contractId, paymentId: randomUUID(), testMode });

describe('contract.paid', () => {
  const handle = (event: ReturnType<typeof paid>) => contracts.service.get<MarkPaid>(MarkPaid).handle(event);

  it('T-14 marks the contract paid when the event arrives by the queue', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    await contracts.service.get<JobQueue>(JobQueue).addEvent('contracts-events', paid(id, true));
    await eventually(async () =>
      expect(await contracts.detail(guest, id)).toMatchObject({
        status: 'paid',
        isPaid: true,
        testMode: true,
      }),
    );
  });

  it('handles an event once, however often it is delivered', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    const event = paid(id, false);
    await handle(event);
    await repository().update(id, { status: 'refunded' });
    await Promise.all([handle(event), handle(event)]);
    expect(await contracts.detail(guest, id)).toMatchObject({ status: 'refunded', isPaid: false });
    await handle(paid(id, false));
    expect(await contracts.detail(guest, id)).toMatchObject({ status: 'paid', isPaid: true });
  });

  it('T-36 keeps the mark of real money when a test payment follows, and loses that of a test', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    await handle(paid(id, true));
    expect((await contracts.detail(guest, id)).testMode).toBe(true);
    await handle(paid(id, false));
    expect((await contracts.detail(guest, id)).testMode).toBe(false);
    await handle(paid(id, true));
    expect((await contracts.detail(guest, id)).testMode).toBe(false);
  });

  it('does not make the answers look newer than they are', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    const { updatedAt } = await contracts.detail(guest, id);
    await handle(paid(id, false));
    expect((await contracts.detail(guest, id)).updatedAt).toBe(updatedAt);
  });

  it('takes an event about a contract that is not there for handled', async () => {
    await expect(handle(paid(randomUUID(), false))).resolves.toBeUndefined();
  });
});

describe('contract.rendered', () => {
  const rendered = (contractId: string) => anEvent('contract.rendered', { contractId });
  const handle = (event: ReturnType<typeof rendered>) =>
    contracts.service.get<MarkGenerated>(MarkGenerated).handle(event);
  const statusOf = async (id: string) => (await repository().findOneByOrFail({ id })).status;

  it('T-14 says that the files of a paid contract are there, once and for all downloads to come', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    await repository().update(id, { status: 'paid' });
    const { updatedAt } = await contracts.detail(guest, id);
    const event = rendered(id);
    await contracts.service.get<JobQueue>(JobQueue).addEvent('contracts-events', event);
    await eventually(async () =>
      expect(await contracts.detail(guest, id)).toMatchObject({
        status: 'generated',
        isPaid: true,
        updatedAt,
      }),
    );
    await Promise.all([handle(event), handle(rendered(id))]);
    await contracts.save(guest, id, { value: 'Another website' });
    expect(await statusOf(id)).toBe('generated');
  });

  it('T-14 waits for the news of the payment when it comes before it', async () => {
    const id = await contracts.createAnswered(aGuest());
    const event = rendered(id);
    await expect(handle(event)).rejects.toThrow('not known yet');
    expect(await statusOf(id)).toBe('in_progress');
    await contracts.service.get<MarkPaid>(MarkPaid).handle(paid(id, true));
    await handle(event);
    expect(await contracts.database.dataSource.getRepository(Contract).findOneByOrFail({ id })).toMatchObject(
      {
        status: 'generated',
        testMode: true,
      },
    );
  });

  it.each(['refunded', 'archived'] as const)('T-14 brings no %s contract back', async (status) => {
    const id = await contracts.createAnswered(aGuest());
    await repository().update(id, { status });
    await handle(rendered(id));
    expect(await statusOf(id)).toBe(status);
    await expect(handle(rendered(randomUUID()))).resolves.toBeUndefined();
  });
});

describe('user.claimed-guest', () => {
  const handle = (guestId: string, userId: string, occurredAt = new Date()) =>
    contracts.service
      .get<ClaimGuest>(ClaimGuest)
      .handle(anEvent('user.claimed-guest', { guestId, userId }, occurredAt));
  const ids = async (actor: ReturnType<typeof aGuest>) =>
    ((await contracts.get('/api/contracts', actor)).body as { id: string }[]).map((each) => each.id);
  const someone = () => {
    const guest = aGuest();
    const user = aUser();
    return { guest, user, guestId: guest.guestId ?? '', userId: user.userId ?? '' };
  };

  it('T-05 takes the contracts of the guest along, its untouched draft and paid ones too', async () => {
    const { guest, user, guestId, userId } = someone();
    const answered = await contracts.createAnswered(guest);
    const second = await contracts.createAnswered(guest);
    await repository().update(second, { status: 'paid' });
    const draft = await contracts.create(guest);
    const others = await contracts.createAnswered(aGuest());

    await contracts.service
      .get<JobQueue>(JobQueue)
      .addEvent('contracts-events', anEvent('user.claimed-guest', { guestId, userId }));

    await eventually(async () => expect((await ids(user)).sort()).toEqual([answered, second].sort()));
    expect(await ids(guest)).toEqual([]);
    expect(await contracts.create(user)).toBe(draft);
    expect((await contracts.get(`/api/contracts/${answered}`, guest)).status).toBe(404);
    expect((await contracts.get(`/api/contracts/${others}`, user)).status).toBe(404);
  });

  it('T-05 has moved them when it answers whoever waits for that, and leaves nothing to the event', async () => {
    const { guest, user, guestId, userId } = someone();
    const answered = await contracts.createAnswered(guest);
    const claimedAt = new Date().toISOString();
    await contracts.worker().call(GUEST_CLAIMS.contracts, { guestId, userId, claimedAt });
    expect(await ids(user)).toEqual([answered]);
    expect((await contracts.get('/api/contracts/count', user)).body).toBe(1);
    await handle(guestId, userId);
    expect(await ids(user)).toEqual([answered]);
  });

  it('gives the user what the last requests of the guest make after the claim', async () => {
    const { guest, user, guestId, userId } = someone();
    await handle(guestId, userId);
    const late = await contracts.create(guest);
    expect(await repository().findOneByOrFail({ id: late })).toMatchObject({
      ownerUserId: userId,
      ownerGuestId: null,
    });
    expect(await contracts.create(user)).toBe(late);
  });

  it('leaves to the next visitor of the browser what is made later', async () => {
    const { guest, guestId, userId } = someone();
    const longAgo = new Date(Date.now() - CLAIM_GRACE_MS - 1_000);
    const later = await contracts.createAnswered(guest);
    await handle(guestId, userId, longAgo);
    expect(await ids(guest)).toEqual([later]);
    expect(await contracts.createAnswered(guest)).not.toBe(later);
    expect(await ids(guest)).toHaveLength(2);
  });

  it('gives a contract to one of them however creation and claim race', async () => {
    const { guest, user, guestId, userId } = someone();
    await contracts.createAnswered(guest);
    const made = await Promise.all([
      handle(guestId, userId).then(() => undefined),
      ...Array.from({ length: 10 }, () => contracts.create(guest)),
    ]);
    const rows = await repository().findBy({ ownerGuestId: guestId });
    expect(rows).toEqual([]);
    for (const id of made.filter((each) => each !== undefined)) {
      expect(await contracts.detail(user, id)).toMatchObject({ id });
    }
  });

  it('is the same delivered twice, and the newest of two users counts', async () => {
    const { guest, guestId, userId } = someone();
    const event = anEvent('user.claimed-guest', { guestId, userId });
    const claim = contracts.service.get<ClaimGuest>(ClaimGuest);
    await Promise.all([claim.handle(event), claim.handle(event)]);
    const second = aUser();
    await handle(guestId, second.userId ?? '');
    await handle(guestId, userId, new Date(Date.now() - 30_000));
    const made = await contracts.create(guest);
    expect((await repository().findOneByOrFail({ id: made })).ownerUserId).toBe(second.userId);
  });
});

describe('what billing tells of a checkout', () => {
  const get = <T>(token: new (...args: never[]) => T): T => contracts.service.get<T>(token);
  const start = (id: string) =>
    get(FollowCheckoutStart).handle(anEvent('contract.checkout-started', { contractId: id }));
  const end = (id: string) =>
    get(FollowCheckoutEnd).handle(anEvent('contract.checkout-ended', { contractId: id }));
  const refundOf = ({ data, occurredAt }: ReturnType<typeof paid>, laterMs: number) => ({
    ...anEvent('contract.refunded', { contractId: data.contractId, paymentId: data.paymentId }),
    occurredAt: new Date(Date.parse(occurredAt) + laterMs).toISOString(),
  });
  const statusOf = async (id: string): Promise<unknown> =>
    (await repository().findOneByOrFail({ id })).status;

  it('T-14 waits for the payment while the checkout is open, and no longer', async () => {
    const id = await contracts.createAnswered(aGuest());
    await start(id);
    const open = await statusOf(id);
    await end(id);

    expect([open, await statusOf(id)]).toEqual(['pending_payment', 'in_progress']);
  });

  it('T-33 keeps a refunded contract, which is paid for no longer', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    const payment = paid(id, false);
    await get(MarkPaid).handle(payment);
    await get(FollowRefund).handle(refundOf(payment, 1_000));

    expect(await contracts.detail(guest, id)).toMatchObject({ status: 'refunded', isPaid: false });
  });

  it('T-33 is refunded too when the refund overtakes the payment', async () => {
    const guest = aGuest();
    const id = await contracts.createAnswered(guest);
    await start(id);
    const payment = paid(id, false);
    await get(FollowRefund).handle(refundOf(payment, 1_000));
    expect(await statusOf(id)).toBe('pending_payment');
    await get(MarkPaid).handle(payment);

    expect(await contracts.detail(guest, id)).toMatchObject({ status: 'refunded', isPaid: false });
    expect((await repository().findOneByOrFail({ id })).firstPaidAt).not.toBeNull();
  });

  it('T-33 is paid again when a dispute that took the money was won, in whatever order that is told', async () => {
    const id = await contracts.createAnswered(aGuest());
    const payment = paid(id, false);
    const lost = refundOf(payment, 1_000);
    const won = { ...paid(id, false), data: payment.data, occurredAt: refundOf(payment, 2_000).occurredAt };
    await get(MarkPaid).handle(payment);
    await get(MarkPaid).handle(won);
    await get(FollowRefund).handle(lost);

    expect(await statusOf(id)).toBe('paid');
  });

  it('T-33 stays paid while another payment stands for it', async () => {
    const id = await contracts.createAnswered(aGuest());
    const payment = paid(id, false);
    await get(MarkPaid).handle(payment);
    await get(MarkPaid).handle(paid(id, false));
    await get(FollowRefund).handle(refundOf(payment, 1_000));

    expect(await statusOf(id)).toBe('paid');
  });

  it('leaves a paid contract alone when the end of an older checkout comes late', async () => {
    const id = await contracts.createAnswered(aGuest());
    await get(MarkPaid).handle(paid(id, false));
    await end(id);
    await start(id);

    expect(await statusOf(id)).toBe('paid');
  });
});
