import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { UPLOAD_MAX_BYTES, UPLOAD_OVERHEAD_BYTES, type ErrorBody } from '@pactwright/protocol';
import { issueCsrfToken, verifyIdentity } from '@pactwright/server-session';
import { TEST_SECRET, eventually } from '@pactwright/testing';
import { SESSION_SECRET, startGateway, type Harness } from './harness.js';

let it_: Harness;
const url = (path: string) => `${it_.gateway.url}${path}`;
const identityOf = (service: 'contracts' | 'identity' | 'wizard-config' | 'billing') =>
  verifyIdentity(
    TEST_SECRET,
    service,
    it_.upstreams.seen.at(-1)?.headers.authorization?.replace('Bearer ', ''),
  );

beforeAll(async () => {
  it_ = await startGateway();
});
afterAll(() => it_.close());
beforeEach(() => {
  it_.upstreams.seen.length = 0;
  it_.upstreams.answer = (_request, response) => response.end('{}');
  it_.upstreams.receive = undefined;
});

async function signedIn(isAdmin = false) {
  const userId = randomUUID();
  const { token, session } = await it_.sessions.create({ userId, isAdmin, preferredLanguage: 'lt' });
  const csrf = issueCsrfToken(SESSION_SECRET, session.id);
  return { userId, session, csrf, cookie: `sid=${token}; XSRF-TOKEN=${csrf}` };
}

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
    const admin = await signedIn(true);
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
    const { cookie } = await signedIn();
    const signOut = (cookies: string) =>
      fetch(url('/api/logout'), { method: 'POST', headers: { cookie: cookies } });

    const ended = (await signOut(`${cookie}; ${guest}`)).headers.getSetCookie();
    expect(ended).toContainEqual(expect.stringMatching(/^guest=; Max-Age=0/));

    const visitor = (await signOut(guest)).headers.getSetCookie();
    expect(visitor.map((each) => each.split('=')[0])).toEqual(['sid']);
  });

  it('R18 treats a destroyed session as nobody', async () => {
    const visitor = await signedIn();
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
    const { cookie, csrf } = await signedIn();
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
    const one = await signedIn();
    const two = await signedIn();
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
    const { cookie } = await signedIn();
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
    const { cookie, csrf, session } = await signedIn();
    await it_.sessions.destroy(session.id);
    await write({ origin: own, cookie, 'x-xsrf-token': csrf });
    expect(identityOf('contracts')).toMatchObject({ actor: { userId: null }, sessionId: null });
  });

  it('pass for visitors from our own page and for clients that are no browser', async () => {
    const { cookie } = await signedIn();
    expect((await write({ origin: own })).status).toBe(200);
    expect((await write({ cookie })).status).toBe(200);
  });
});

describe('the way through', () => {
  it('streams a large upload of a known route and refuses one byte too many while it flows', async () => {
    const send = (bytes: number) =>
      fetch(url('/api/wizard-steps/save'), {
        method: 'POST',
        body: Readable.toWeb(
          Readable.from(
            (function* () {
              for (let left = bytes; left > 0; left -= 65_536)
                yield Buffer.alloc(Math.min(left, 65_536), 'a');
            })(),
          ),
        ) as ReadableStream,
        duplex: 'half',
      } as RequestInit);
    expect((await send(1024 * 1024)).status).toBe(200);
    expect(it_.upstreams.seen.at(-1)?.bytes).toBe(1024 * 1024);
    const refused = await send(1024 * 1024 + 1);
    expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('passes chunks on as they come', async () => {
    it_.upstreams.answer = (_request, response) => {
      response.write('first');
      setTimeout(() => response.end('second'), 300);
    };
    const reader = (await fetch(url('/api/contracts'))).body?.getReader();
    const startedAt = performance.now();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    expect(performance.now() - startedAt).toBeLessThan(200);
    await reader?.cancel();
  });

  it('lets only identity set cookies and drops what tells about the inside', async () => {
    it_.upstreams.answer = (_request, response) => {
      response.writeHead(200, {
        'set-cookie': 'sid=forged',
        server: 'inside',
        'x-powered-by': 'inside',
        etag: '"1"',
      });
      response.end('{}');
    };
    const response = await fetch(url('/api/contracts'));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect([response.headers.get('server'), response.headers.get('x-powered-by')]).toEqual([null, null]);
    expect(response.headers.get('etag')).toBe('"1"');
    expect(response.headers.get('cache-control')).toBe('no-store');

    const token = 'a'.repeat(43);
    it_.upstreams.answer = (_request, answer) => {
      answer.writeHead(200, { 'set-cookie': `sid=${token}; Path=/; HttpOnly` });
      answer.end('{}');
    };
    const login = await fetch(url('/api/login'), { method: 'POST' });
    expect(login.headers.getSetCookie().map((each) => each.split('=')[0])).toEqual(['sid', 'XSRF-TOKEN']);
  });

  it('T-43 answers in the caller’s language when nobody answers behind it', async () => {
    const alone = await startGateway({ CONTRACTS_URL: 'http://127.0.0.1:9' });
    try {
      const response = await fetch(`${alone.gateway.url}/api/contracts`, {
        headers: { 'accept-language': 'lt' },
      });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await response.json()).toMatchObject({
        success: false,
        code: 'SERVICE_UNAVAILABLE',
        message: expect.stringContaining('nepasiekiama'),
        requestId: response.headers.get('x-request-id'),
      });
      const health = await fetch(`${alone.gateway.url}/api/health`);
      expect(await health.json()).toMatchObject({
        status: 'degraded',
        unavailable: expect.arrayContaining(['contracts']),
      });
    } finally {
      await alone.close();
    }
  });

  it('counts calls by caller and says when to come again', async () => {
    const narrow = await startGateway({ RATE_LIMIT_ADDRESS_PER_MINUTE: '3' });
    try {
      const statuses = [];
      for (let call = 0; call < 5; call += 1)
        statuses.push((await fetch(`${narrow.gateway.url}/api/contracts`)).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      const refused = await fetch(`${narrow.gateway.url}/api/contracts`);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await narrow.close();
    }
  });

  it('counts suggestions and analyses together, by caller and apart from other calls', async () => {
    const narrow = await startGateway({ RATE_LIMIT_ADVICE_PER_MINUTE: '3' });
    try {
      const advice = ['suggestion', 'analyze'].map((name) => `/api/contracts/${name}`);
      const guest = (letter: string) => ({ cookie: `guest=${letter.repeat(43)}` });
      const call = async (path: string, headers: Record<string, string>, method = 'POST') =>
        (await fetch(`${narrow.gateway.url}${path}`, { method, headers })).status;
      const statuses = [];
      for (let at = 0; at < 5; at += 1) statuses.push(await call(advice[at % 2] ?? '', guest('g')));
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      expect(await call('/api/contracts/suggestion', guest('h'))).toBe(200);
      expect(await call('/api/contracts/save-progress', guest('g'))).toBe(200);
      expect(await call('/api/runs/1', guest('g'), 'GET')).toBe(200);
    } finally {
      await narrow.close();
    }
  });

  it('T-48 counts uploads by caller, and those of visitors by address over an hour', async () => {
    const narrow = await startGateway({
      RATE_LIMIT_UPLOADS_PER_MINUTE: '2',
      RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR: '4',
    });
    try {
      const upload = async (cookie: string) =>
        fetch(`${narrow.gateway.url}/api/analyze/upload`, { method: 'POST', headers: { cookie } });
      const guest = (letter: string) => `guest=${letter.repeat(43)}`;
      const { token } = await narrow.sessions.create({
        userId: randomUUID(),
        isAdmin: false,
        preferredLanguage: null,
      });
      const statuses = [];
      for (const letter of ['a', 'a', 'a', 'b', 'c']) statuses.push((await upload(guest(letter))).status);
      expect(statuses).toEqual([200, 200, 429, 200, 429]);
      const refused = await upload(guest('d'));
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(await refused.json()).toMatchObject({
        code: 'TOO_MANY_CHECKS',
        message: 'The hourly limit of contract checks is reached. The next one is possible in 15 min.',
      });
      expect((await upload(`sid=${token}`)).status).toBe(200);
    } finally {
      await narrow.close();
    }
  });

  it('T-32 counts statements of withdrawal by address over an hour, and nothing else with them', async () => {
    const narrow = await startGateway({ RATE_LIMIT_STATEMENTS_PER_HOUR: '2' });
    try {
      const withdraw = async (letter: string) =>
        fetch(`${narrow.gateway.url}/api/billing/withdrawals`, {
          method: 'POST',
          headers: { cookie: `guest=${letter.repeat(43)}` },
        });
      const statuses = [];
      for (const letter of ['a', 'b', 'c']) statuses.push((await withdraw(letter)).status);
      expect(statuses).toEqual([200, 200, 429]);
      expect(await (await withdraw('d')).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect((await fetch(`${narrow.gateway.url}/api/billing/purchases`)).status).toBe(200);
    } finally {
      await narrow.close();
    }
  });

  it('streams an upload of the allowed size and says what is allowed to one that is larger', async () => {
    const { cookie } = await signedIn();
    const send = (bytes: number) =>
      fetch(url('/api/analyze/upload'), {
        method: 'POST',
        body: Buffer.alloc(bytes, 'a'),
        headers: { cookie },
      });
    const most = UPLOAD_MAX_BYTES + UPLOAD_OVERHEAD_BYTES;
    expect((await send(most)).status).toBe(200);
    expect(it_.upstreams.seen.at(-1)?.bytes).toBe(most);
    const refused = await send(3 * most);
    expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([413, 'UPLOAD_TOO_LARGE']);
  });

  it('R-ANA-09 tells whoever still sends a file that its service has died, and to try again', async () => {
    const { cookie } = await signedIn();
    let hasDied = (): void => undefined;
    const death = new Promise<void>((resolve) => (hasDied = resolve));
    it_.upstreams.receive = (request) => {
      request.socket.destroy();
      hasDied();
    };
    const body = ReadableStream.from(
      (async function* () {
        yield Buffer.alloc(1_000, 'a');
        await death;
        yield Buffer.alloc(1_000, 'b');
      })(),
    );
    const headers = { cookie, 'accept-language': 'lt' };
    const cut = await fetch(url('/api/analyze/upload'), { method: 'POST', body, headers, duplex: 'half' });

    expect([cut.status, cut.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await cut.json()).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('Bandykite dar kartą'),
    });
  });

  it('passes events on as they happen, and tells the service when their reader leaves', async () => {
    let hasLeft = false;
    it_.upstreams.answer = (_request, response) => {
      response.once('close', () => (hasLeft = true));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"status":"queued"}\n\n');
      setTimeout(() => response.write('data: {"status":"running"}\n\n'), 200);
    };
    const leaving = new AbortController();
    const response = await fetch(url('/api/runs/1/events'), { signal: leaving.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('queued');
    expect((await reader?.read())?.value).toContain('running');
    leaving.abort();
    await eventually(() => expect(hasLeft).toBe(true));
  });

  it('answers quick calls while many wait for long ones', async () => {
    it_.upstreams.answer = (request, response) => {
      if (request.url?.startsWith('/api/runs')) response.writeHead(200).write('waiting');
      else response.end('{}');
    };
    const waiting = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const call = http.get(url(`/api/runs/${at}`), { agent: false });
        const [response] = (await once(call, 'response')) as [http.IncomingMessage];
        return response;
      }),
    );
    expect(waiting.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const quick = await fetch(url('/api/contracts'), { signal: AbortSignal.timeout(2_000) });
    expect(quick.status).toBe(200);
    for (const response of waiting) response.destroy();
  });

  it('R19 tells sign-ins to come again while many are under way, and answers everything else', async () => {
    const small = await startGateway({ SIGN_INS_AT_ONCE: '2' });
    const waiting: http.ServerResponse[] = [];
    small.upstreams.answer = (request, response) => {
      if (request.url?.includes('log')) waiting.push(response);
      else response.end('{}');
    };
    const post = (path: string) => fetch(`${small.gateway.url}${path}`, { method: 'POST' });
    const underWay = [post('/api/auth/login'), post('/api/login')];
    await eventually(() => expect(waiting).toHaveLength(2));
    const third = await post('/api/auth/register');
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '2']);
    expect(((await third.json()) as ErrorBody).code).toBe('TOO_MANY_REQUESTS');
    expect((await fetch(`${small.gateway.url}/api/wizard-steps`)).status).toBe(200);
    for (const response of waiting) response.end('{}');
    for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(200);
    await eventually(async () => expect((await post('/api/auth/register')).status).toBe(200));
    await small.close();
  });

  it('describes its calls as OpenAPI', async () => {
    const docs = (await (await fetch(url('/api/docs'))).json()) as { paths: Record<string, object> };
    expect(docs.paths['/api/wizard-steps/save']).toMatchObject({ post: { requestBody: expect.anything() } });
  });
});
