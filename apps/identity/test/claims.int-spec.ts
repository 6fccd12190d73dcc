import { DataSource } from 'typeorm';
import { GUEST_CLAIMS, type GuestClaimed } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { OutboxEvent } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { aGuestId, answering, fakeRpc } from '@pactwright/testing';
import { ClaimCode } from '../src/claims/claim-code.entity.js';
import { IdentityUnderTest, PASSWORD, anEmail, type Answer } from './harness.js';

describe('claim codes', () => {
  let identity: IdentityUnderTest;
  let isBillingAway = false;
  const moved: (GuestClaimed & { readonly by: keyof typeof GUEST_CLAIMS })[] = [];
  const owners = fakeRpc([
    answering(GUEST_CLAIMS.contracts, (claim) => {
      moved.push({ ...claim, by: 'contracts' });
      return {};
    }),
    answering(GUEST_CLAIMS.billing, (claim) => {
      if (isBillingAway) throw new AppError('SERVICE_UNAVAILABLE');
      moved.push({ ...claim, by: 'billing' });
      return {};
    }),
  ]);
  beforeAll(async () => {
    identity = await IdentityUnderTest.start({ CLAIMS_PER_USER: '6' }, undefined, [[RpcClient, owners]]);
  });
  afterAll(() => identity.stop());

  const codeFor = async (guestId: string): Promise<string> => {
    const answer = await identity.browser({ guestId }).post('/api/auth/claim-codes');
    expect(answer.status).toBe(201);
    return String(answer.body.code);
  };
  const useAs = (userId: string, code: string): Promise<Answer> =>
    identity.browser({ userId }).post('/api/user/claims', { code });
  const claimsOf = async (guestId: string): Promise<string[]> =>
    (await identity.service.get(DataSource).manager.find(OutboxEvent))
      .filter(
        ({ name, data }) => name === 'user.claimed-guest' && 'guestId' in data && data.guestId === guestId,
      )
      .map(({ data }) => ('userId' in data ? String(data.userId) : ''));
  const codes = () => identity.service.get(DataSource).getRepository(ClaimCode);

  it('T-05 hands what a visitor owns to somebody signed in elsewhere, once', async () => {
    const guestId = aGuestId();
    const { user } = await identity.registered();
    const made = await identity.browser({ guestId }).post('/api/auth/claim-codes');
    expect(made.body.code).toMatch(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
    const days = (Date.parse(made.body.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.abs(days - 30)).toBeLessThan(0.01);

    const code = String(made.body.code);
    const used = await useAs(user.id, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect([used.status, used.body]).toEqual([
      200,
      { success: true, message: 'The contracts are in your account now.' },
    ]);
    expect(await claimsOf(guestId)).toEqual([user.id]);
    expect((await useAs(user.id, code)).body.code).toBe('CLAIM_CODE_INVALID');
    expect(await claimsOf(guestId)).toEqual([user.id]);
  });

  it('T-05 answers when everything has moved, or leaves what cannot be moved now to the event', async () => {
    const { user } = await identity.registered();
    for (const isAway of [false, true]) {
      isBillingAway = isAway;
      const guestId = aGuestId();
      expect((await useAs(user.id, await codeFor(guestId))).status).toBe(200);
      const movers = moved.filter((claim) => claim.guestId === guestId);
      expect(movers.map(({ by, userId }) => [by, userId])).toEqual(
        (isAway ? ['contracts'] : ['contracts', 'billing']).map((by) => [by, user.id]),
      );
      expect(await claimsOf(guestId)).toEqual([user.id]);
    }
    isBillingAway = false;
  });

  it('keeps a hash alone', async () => {
    const guestId = aGuestId();
    const code = await codeFor(guestId);
    const row = await codes().findOneByOrFail({ guestId });
    expect(row.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code.slice(0, 9));
  });

  it('T-05 replaces the code before, and forgets it after 30 days', async () => {
    const guestId = aGuestId();
    const { user } = await identity.registered();
    const [first, second] = [await codeFor(guestId), await codeFor(guestId)];
    expect(await codes().countBy({ guestId })).toBe(1);
    expect((await useAs(user.id, first)).body.code).toBe('CLAIM_CODE_INVALID');
    await codes().update({ guestId }, { expiresAt: new Date(Date.now() - 1) });
    expect((await useAs(user.id, second)).body.code).toBe('CLAIM_CODE_INVALID');
    expect(await claimsOf(guestId)).toEqual([]);
  });

  it('T-05 opens nothing with an id, a user’s id, an e-mail or a guest’s own name', async () => {
    const guestId = aGuestId();
    await codeFor(guestId);
    const { user, email } = await identity.registered();
    const { codeHash } = await codes().findOneByOrFail({ guestId });
    for (const known of [guestId, user.id, email, codeHash, ''])
      expect([400, 404]).toContain((await useAs(user.id, known)).status);
    expect(await claimsOf(guestId)).toEqual([]);
  });

  it('T-05 lets exactly one of many at the same moment have it', async () => {
    const guestId = aGuestId();
    const code = await codeFor(guestId);
    const users = await Promise.all(Array.from({ length: 5 }, () => identity.registered()));
    const answers = await Promise.all(
      users.flatMap(({ user }) => [useAs(user.id, code), useAs(user.id, code)]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CLAIM_CODE_INVALID')).toHaveLength(9);
    expect(await claimsOf(guestId)).toHaveLength(1);
  });

  it('T-05 is worth nothing once the same browser signed in', async () => {
    const guestId = aGuestId();
    const code = await codeFor(guestId);
    const own = await identity
      .browser({ guestId })
      .post('/api/auth/register', { email: anEmail(), password: PASSWORD });
    const { user } = await identity.registered();
    expect((await useAs(user.id, code)).body.code).toBe('CLAIM_CODE_INVALID');
    expect(await claimsOf(guestId)).toEqual([own.body.user?.id]);
  });

  it('is made for a visitor who owns something, and used by somebody signed in', async () => {
    const { user } = await identity.registered();
    for (const actor of [{}, { userId: user.id, guestId: aGuestId() }])
      expect((await identity.browser(actor).post('/api/auth/claim-codes')).body.code).toBe(
        'NOTHING_TO_CLAIM',
      );
    expect((await identity.browser().post('/api/user/claims', { code: 'X' })).status).toBe(401);
  });

  it('R19 slows guessing down', async () => {
    const { user } = await identity.registered();
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1) statuses.push((await useAs(user.id, `GUESS-${round}`)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
  });
});

describe('DELETE /api/guest', () => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
  });
  afterAll(() => identity.stop());

  const published = async (name: string) =>
    (await identity.service.get(DataSource).manager.find(OutboxEvent)).filter((event) => event.name === name);

  it('lets a visitor have everything of this browser deleted, and the browser forgets who it was', async () => {
    const guestId = aGuestId();
    await identity.browser({ guestId }).post('/api/auth/claim-codes');
    const answer = await identity.browser({ guestId }).delete('/api/guest');
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Everything made in this browser without an account has been deleted.' },
    ]);
    expect((await published('guest.deleted')).map(({ data }) => data)).toEqual([{ guestId }]);
    expect(await identity.service.get(DataSource).getRepository(ClaimCode).countBy({ guestId })).toBe(0);
    const acts = (await published('audit.recorded')).map(({ data }) => JSON.stringify(data));
    expect(acts.filter((act) => act.includes('identity.guest.delete'))).toHaveLength(1);
    expect(acts.some((act) => act.includes(guestId))).toBe(false);
  });

  it('is not for somebody with an account, nor for whoever has made nothing', async () => {
    const { user } = await identity.registered();
    for (const actor of [{}, { userId: user.id, guestId: aGuestId() }])
      expect((await identity.browser(actor).delete('/api/guest')).status).toBe(404);
    expect(await published('guest.deleted')).toHaveLength(1);
  });
});
