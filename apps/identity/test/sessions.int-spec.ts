import { DataSource } from 'typeorm';
import { User } from '../src/users/user.entity.js';
import { IdentityUnderTest, PASSWORD, tokenIn } from './harness.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('the sessions of an account', () => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
  });
  afterAll(() => identity.stop());

  async function twice() {
    const { email, user, sessionId, browser } = await identity.signedIn();
    const elsewhere = await identity
      .browser({}, FIREFOX)
      .post('/api/auth/login', { email, password: PASSWORD });
    return { email, user, sessionId, browser, other: tokenIn(elsewhere) };
  }

  it('R-PROF-01 are listed with where and when, this one marked', async () => {
    const { browser, sessionId } = await twice();
    const { status, body } = await browser.get('/api/user/sessions');
    expect(status).toBe(200);
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions?.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([sessionId]);
    expect(body.sessions?.find(({ isCurrent }) => !isCurrent)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      browser: 'Firefox',
      system: 'Linux',
      isCurrent: false,
    });
  });

  it('R18 are ended one by one, at once', async () => {
    const { browser, other } = await twice();
    const session = await identity.sessions.find(other);
    const ended = await browser.delete(`/api/user/sessions/${session?.id}`);
    expect([ended.status, ended.body.message]).toEqual([200, 'Session ended']);
    expect(await identity.sessions.find(other)).toBeUndefined();
    const again = await browser.delete(`/api/user/sessions/${session?.id}`);
    expect([again.status, again.body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
  });

  it('R18 are ended all but this one', async () => {
    const { browser, other, user, sessionId } = await twice();
    expect((await browser.delete('/api/user/sessions')).status).toBe(200);
    expect(await identity.sessions.find(other)).toBeUndefined();
    expect((await identity.sessions.listOf(user.id)).map(({ id }) => id)).toEqual([sessionId]);
  });

  it('R18 are dead as soon as the account is closed, whoever signs in meanwhile', async () => {
    const { email, user } = await twice();
    const admin = await identity.signedIn();
    await identity.service.get(DataSource).getRepository(User).update(admin.user.id, { isAdmin: true });
    const signIn = () => identity.browser().post('/api/auth/login', { email, password: PASSWORD });
    const [closed] = await Promise.all([
      identity
        .browser({ userId: admin.user.id, isAdmin: true, isConfirmed: true })
        .post(`/api/admin/users/${user.id}/disable`),
      signIn(),
      signIn(),
    ]);
    expect(closed.status).toBe(200);
    expect(await identity.sessions.listOf(user.id)).toEqual([]);
    expect((await identity.browser({ userId: user.id }).get('/api/user')).status).toBe(401);
  });

  it('T-07 are neither seen nor ended by others', async () => {
    const { other } = await twice();
    const session = await identity.sessions.find(other);
    const stranger = await identity.signedIn();
    const refused = await stranger.browser.delete(`/api/user/sessions/${session?.id}`);
    expect([refused.status, refused.body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
    expect(await identity.sessions.find(other)).toBeDefined();
    expect((await stranger.browser.get('/api/user/sessions')).body.sessions).toHaveLength(1);
    for (const answer of [
      await identity.browser().get('/api/user/sessions'),
      await identity.browser().delete('/api/user/sessions'),
      await identity.browser().delete(`/api/user/sessions/${session?.id}`),
    ])
      expect(answer.status).toBe(401);
  });
});
