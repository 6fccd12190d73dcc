import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { USER_ACTS, type UserAct } from '@pactwright/protocol';
import { OutboxEvent } from '@pactwright/server-queue';
import { User } from '../src/users/user.entity.js';
import { IdentityUnderTest, PASSWORD, tokenIn, type Answer, type Browser } from './harness.js';

let identity: IdentityUnderTest;
beforeEach(async () => {
  identity = await IdentityUnderTest.start();
});
afterEach(() => identity.stop());

const dataSource = () => identity.service.get(DataSource);
const users = () => dataSource().getRepository(User);
const asAdmin = (id: string, over = {}) =>
  identity.browser({ userId: id, isAdmin: true, isConfirmed: true, ...over });

async function anAdmin(): Promise<{ id: string; browser: Browser }> {
  const { user } = await identity.registered();
  await users().update(user.id, { isAdmin: true });
  return { id: user.id, browser: asAdmin(user.id) };
}
const change = (browser: Browser, id: string, act: UserAct): Promise<Answer> =>
  browser.post(`/api/admin/users/${id}/${act}`);
const outcome = ({ status, body }: Answer): string => `${status} ${body.code ?? 'done'}`;

describe('POST /api/admin/users/{id}/{act}', () => {
  it('R-ADM-03 closes an account: its sessions end at once and nobody signs in to it until it is opened again', async () => {
    const admin = await anAdmin();
    const { user, email, token } = await identity.registered();
    const signIn = () => identity.browser().post('/api/auth/login', { email, password: PASSWORD });

    const closed = await change(admin.browser, user.id, 'disable');
    expect(closed).toMatchObject({
      status: 200,
      body: { success: true, user: { id: user.id, isActive: false } },
    });
    expect(await identity.sessions.find(token)).toBeUndefined();
    expect(outcome(await signIn())).toBe('401 SIGN_IN_FAILED');

    expect(outcome(await change(admin.browser, user.id, 'enable'))).toBe('200 done');
    expect((await signIn()).status).toBe(200);
  });

  it('R-ADM-03 leaves no session to somebody who signs in while the account is being closed', async () => {
    const admin = await anAdmin();
    for (let round = 0; round < 5; round += 1) {
      const { user, email } = await identity.registered();
      const signIns = Array.from({ length: 3 }, () =>
        identity.browser().post('/api/auth/login', { email, password: PASSWORD }),
      );
      const closing = change(admin.browser, user.id, 'disable');
      const answers = await Promise.all(signIns);
      expect((await closing).status).toBe(200);
      for (const answer of answers) expect(await identity.sessions.find(tokenIn(answer))).toBeUndefined();
    }
  });

  it('R-ROLE-03 makes administrators and unmakes them, from their next sign-in on', async () => {
    const admin = await anAdmin();
    const { user, email, token } = await identity.registered();
    expect((await change(admin.browser, user.id, 'grant-admin')).body.user).toMatchObject({ isAdmin: true });
    expect(await identity.sessions.find(token)).toBeUndefined();
    const again = await identity.browser().post('/api/auth/login', { email, password: PASSWORD });
    expect(await identity.sessions.find(tokenIn(again))).toMatchObject({ isAdmin: true });

    expect((await change(admin.browser, user.id, 'revoke-admin')).body.user).toMatchObject({
      isAdmin: false,
    });
    expect(await identity.sessions.find(tokenIn(again))).toBeUndefined();
  });

  it.each(USER_ACTS)(
    'T-07 lets nobody %s without being an administrator who confirmed the password',
    async (act) => {
      const admin = await anAdmin();
      const { user } = await identity.registered();
      const tries: [Browser, string][] = [
        [identity.browser(), '401 NOT_SIGNED_IN'],
        [identity.browser({ userId: user.id, isConfirmed: true }), '403 ADMIN_ONLY'],
        [asAdmin(admin.id, { isConfirmed: false }), '403 PASSWORD_CONFIRMATION_NEEDED'],
        /* A session that says more than the account: the account has the last word. */
        [asAdmin(user.id), '403 ADMIN_ONLY'],
      ];
      for (const [browser, refusal] of tries)
        expect(outcome(await change(browser, admin.id, act))).toBe(refusal);
      expect(await users().findOneByOrFail({ id: admin.id })).toMatchObject({
        isAdmin: true,
        isActive: true,
      });
    },
  );

  it('R-ADM-03 lets nobody change their own account', async () => {
    const admin = await anAdmin();
    await anAdmin();
    for (const act of USER_ACTS)
      expect(outcome(await change(admin.browser, admin.id, act))).toBe('409 OWN_ACCOUNT');
  });

  it('says that an unknown user was not found and an unknown act is no address', async () => {
    const { browser } = await anAdmin();
    for (const id of [randomUUID(), 'nobody', '%27', '0'])
      expect(outcome(await change(browser, id, 'disable'))).toBe('404 USER_NOT_FOUND');
    const { user } = await identity.registered();
    expect(outcome(await browser.post(`/api/admin/users/${user.id}/delete`))).toBe('404 ROUTE_NOT_FOUND');
  });

  it.each(['disable', 'revoke-admin'] as const)(
    'R-ROLE-03 always leaves an administrator, also when all of them %s one another at once',
    async (act) => {
      const admins = await Promise.all(Array.from({ length: 4 }, anAdmin));
      const answers = await Promise.all(
        admins.flatMap(({ id, browser }) =>
          admins.filter((other) => other.id !== id).map((other) => change(browser, other.id, act)),
        ),
      );
      expect(await users().countBy({ isAdmin: true, isActive: true })).toBe(1);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(new Set(answers.map(outcome))).toEqual(new Set(['200 done', '403 ADMIN_ONLY']));
    },
  );

  it('R-ROLE-03 T-07 makes nobody an administrator who registers first or says that they are one', async () => {
    const email = 'first@example.lt';
    const claims = { isAdmin: true, is_admin: true, role: 'admin', isActive: true };
    const registered = await identity
      .browser()
      .post('/api/auth/register', { email, password: PASSWORD, ...claims });
    expect(registered.body.user).toMatchObject({ isAdmin: false });
    const signedIn = await identity.browser().post('/api/login', { email, password: PASSWORD, ...claims });
    const session = await identity.sessions.find(tokenIn(signedIn));
    expect(session).toMatchObject({ isAdmin: false });
    const browser = identity.browser({ userId: session?.userId ?? null, sessionId: session?.id ?? '' });
    await browser.put('/api/user/profile', { firstName: 'Ona', lastName: 'Onaitė', ...claims });
    expect(await users().countBy({ isAdmin: true })).toBe(0);
  });

  it('R-ROLE-03 does not count a closed account as an administrator who is left', async () => {
    const [first, second] = [await anAdmin(), await anAdmin()];
    await users().update(first.id, { isActive: false });
    expect(outcome(await change(first.browser, second.id, 'revoke-admin'))).toBe('403 ADMIN_ONLY');
    expect(await users().findOneByOrFail({ id: second.id })).toMatchObject({ isAdmin: true });
  });

  it('changes nothing when the sessions cannot be ended', async () => {
    const admin = await anAdmin();
    const { user } = await identity.registered();
    await identity.redis.set(`user-sessions:${user.id}`, 'not a set');
    expect((await change(admin.browser, user.id, 'disable')).status).toBe(500);
    expect(await users().findOneByOrFail({ id: user.id })).toMatchObject({ isActive: true });
    const published = await dataSource().getRepository(OutboxEvent).findBy({ name: 'audit.recorded' });
    expect(JSON.stringify(published)).not.toContain('identity.user.disable');
  });
});
