import type { ErrorBody } from '@pactwright/protocol';
import { verifyIdentity } from '@pactwright/server-session';
import { TEST_SECRET } from '@pactwright/testing';
import { signedIn, startGateway, type Harness } from './harness.js';

let it_: Harness;
const url = (path: string) => `${it_.gateway.url}${path}`;

beforeAll(async () => {
  it_ = await startGateway();
});
afterAll(() => it_.close());
beforeEach(() => it_.upstreams.forget());

const identityOf = (service: 'contracts' | 'identity' | 'wizard-config' | 'billing') =>
  verifyIdentity(
    TEST_SECRET,
    service,
    it_.upstreams.seen.at(-1)?.headers.authorization?.replace('Bearer ', ''),
  );

describe('who is calling', () => {
  it('T-05 gives a visitor a guest cookie with the first write and signs what it stands for', async () => {
    const response = await fetch(url('/api/contracts'), { method: 'POST' });
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('guest='));
    expect(cookie).toMatch(/^guest=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const first = identityOf('contracts');
    expect(first?.actor).toMatchObject({
      userId: null,
      isAdmin: false,
      guestId: expect.stringMatching(/^[0-9a-f]{64}$/),
    });

    const again = await fetch(url('/api/contracts'), { headers: { cookie: cookie?.split(';')[0] ?? '' } });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(identityOf('contracts')?.actor.guestId).toBe(first?.actor.guestId);
  });

  it('gives no cookie for reading', async () => {
    const response = await fetch(url('/api/wizard-steps'));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(identityOf('wizard-config')?.actor).toMatchObject({ userId: null, guestId: null });
  });

  it('knows a session, its administrator and the anti-forgery cookie it lacks', async () => {
    const admin = await signedIn(it_.sessions, true);
    const response = await fetch(url('/api/auth/user'), {
      headers: { cookie: admin.cookie.split(';')[0] ?? '' },
    });
    expect(identityOf('identity')).toMatchObject({
      actor: { userId: admin.userId, isAdmin: true, language: 'lt' },
      sessionId: admin.session.id,
    });
    expect(response.headers.getSetCookie()[0]).toMatch(/^XSRF-TOKEN=/);
  });

  it('parts a guest from what it owned when its user signs out, and only then', async () => {
    it_.upstreams.answer = (_request, response) => {
      response.writeHead(200, { 'set-cookie': 'sid=; Path=/; Max-Age=0' });
      response.end('{}');
    };
    const guest = `guest=${'g'.repeat(43)}`;
    const { cookie } = await signedIn(it_.sessions);
    const signOut = (cookies: string) =>
      fetch(url('/api/logout'), { method: 'POST', headers: { cookie: cookies } });

    const ended = (await signOut(`${cookie}; ${guest}`)).headers.getSetCookie();
    expect(ended).toContainEqual(expect.stringMatching(/^guest=; Max-Age=0/));

    const visitor = (await signOut(guest)).headers.getSetCookie();
    expect(visitor.map((each) => each.split('=')[0])).toEqual(['sid']);
  });

  it('R18 treats a destroyed session as nobody', async () => {
    const visitor = await signedIn(it_.sessions);
    await it_.sessions.destroy(visitor.session.id);
    await fetch(url('/api/auth/user'), { headers: { cookie: visitor.cookie } });
    expect(identityOf('identity')).toMatchObject({ actor: { userId: null }, sessionId: null });
  });

  it('R16 lets through no header that claims an identity', async () => {
    await fetch(url('/api/contracts'), {
      headers: {
        'x-user-id': 'admin',
        'x-identity': 'admin',
        x_user_id: 'admin',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        authorization: 'Bearer forged',
        'x-request-id': 'forged-request-id',
        cookie: 'sid=forged; other=1',
      },
    });
    const headers = it_.upstreams.seen[0]?.headers ?? {};
    expect(Object.keys(headers).filter((name) => /user|identity|host$|cookie/.test(name))).toEqual(['host']);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).not.toBe('forged-request-id');
    expect(identityOf('contracts')?.actor.userId).toBeNull();
  });
});

describe('T-08 writes', () => {
  const write = (headers: Record<string, string>) =>
    fetch(url('/api/contracts'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
  const own = 'http://pactwright.example';

  it('R17 from another site are refused, session or not', async () => {
    const { cookie, csrf } = await signedIn(it_.sessions);
    const refusals: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', cookie, 'x-xsrf-token': csrf },
    ];
    for (const headers of refusals) {
      const response = await write(headers);
      expect([response.status, ((await response.json()) as ErrorBody).code]).toEqual([
        403,
        'CROSS_SITE_REQUEST',
      ]);
    }
    expect(it_.upstreams.seen).toEqual([]);
  });

  it('R17 from our own page need the token of this very session in the header', async () => {
    const one = await signedIn(it_.sessions);
    const two = await signedIn(it_.sessions);
    const refusals: Record<string, string>[] = [
      { origin: own, cookie: one.cookie },
      { origin: own, cookie: one.cookie, 'x-xsrf-token': two.csrf },
      {
        origin: own,
        cookie: `sid=${one.cookie.slice(4, 47)}; XSRF-TOKEN=${two.csrf}`,
        'x-xsrf-token': two.csrf,
      },
      { origin: own, cookie: one.cookie.split(';')[0] ?? '', 'x-xsrf-token': one.csrf },
      { origin: own, cookie: one.cookie, 'x-xsrf-token': `${one.csrf}x` },
    ];
    for (const headers of refusals) {
      const response = await write(headers);
      expect([response.status, ((await response.json()) as ErrorBody).code]).toEqual([
        403,
        'CSRF_TOKEN_INVALID',
      ]);
    }
    expect((await write({ origin: own, cookie: one.cookie, 'x-xsrf-token': one.csrf })).status).toBe(200);
  });

  it('R17 in a form that a page of another site could send are refused like any other', async () => {
    const { cookie } = await signedIn(it_.sessions);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const fromAway = await write({ 'content-type': type, origin: 'https://evil.example', cookie });
      const fromHere = await write({ 'content-type': type, origin: own, cookie });
      expect([fromAway.status, fromHere.status]).toEqual([403, 403]);
    }
    expect(it_.upstreams.seen).toEqual([]);
  });

  it('R17 with the token of a session that has ended speak for nobody', async () => {
    const { cookie, csrf, session } = await signedIn(it_.sessions);
    await it_.sessions.destroy(session.id);
    await write({ origin: own, cookie, 'x-xsrf-token': csrf });
    expect(identityOf('contracts')).toMatchObject({ actor: { userId: null }, sessionId: null });
  });

  it('pass for visitors from our own page and for clients that are no browser', async () => {
    const { cookie } = await signedIn(it_.sessions);
    expect((await write({ origin: own })).status).toBe(200);
    expect((await write({ cookie })).status).toBe(200);
  });
});
