import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import type { ErrorBody, User as UserView } from '@pactwright/protocol';
import { expectNoDrift } from '@pactwright/server-database';
import { OutboxEvent } from '@pactwright/server-queue';
import { SessionStore } from '@pactwright/server-session';
import { RedisProcess, aGuestId, asActor, startTestService, type TestService } from '@pactwright/testing';
import { testDatabase, testRedisUrl, type TestActor, type TestDatabase } from '@pactwright/testing';
import { AppModule } from '../src/app.module.js';
import { configSchema } from '../src/config.js';
import { entities, migrations } from '../src/database/data-source.js';
import { seedAdmin } from '../src/database/seed-admin.js';
import { User } from '../src/users/user.entity.js';
import { TEST_SECRET } from '@pactwright/testing';

interface Answer {
  readonly status: number;
  readonly body: Partial<ErrorBody> & { message?: string; user?: UserView };
  readonly cookies: readonly string[];
  readonly headers: Headers;
}

let count = 0;
const anEmail = (): string => `somebody-${process.pid}-${(count += 1)}@example.lt`;
const anAddress = (): string => `203.0.113.${(count += 1) % 250}-${count}`;
const PASSWORD = 'correct horse';

class Client {
  constructor(
    private readonly url: string,
    private readonly actor: TestActor = {},
    private readonly address = anAddress(),
  ) {}

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.send(path, { method: 'POST', body: JSON.stringify(body) });
  }

  get(path: string): Promise<Answer> {
    return this.send(path, {});
  }

  private async send(path: string, init: RequestInit): Promise<Answer> {
    const answer = await fetch(`${this.url}${path}`, {
      ...init,
      headers: {
        ...asActor('identity', this.actor),
        'content-type': 'application/json',
        'x-forwarded-for': this.address,
      },
    });
    const body = (await answer.json()) as Answer['body'];
    return { status: answer.status, body, cookies: answer.headers.getSetCookie(), headers: answer.headers };
  }
}

const tokenIn = ({ cookies }: Answer): string =>
  /^(?:__Host-)?sid=([\w-]{43});/.exec(cookies[0] ?? '')?.[1] ?? '';

describe('identity', () => {
  let database: TestDatabase;
  let service: TestService;
  let redisUrl: string;
  let redis: Redis;
  let sessions: SessionStore;

  const settings = (overrides: Record<string, string> = {}) =>
    configSchema.parse({
      HTTP_PORT: '0',
      INTERNAL_SECRET: TEST_SECRET,
      SESSION_SECRET: 'sessions of tests, long enough to be secret',
      IDENTITY_DATABASE_URL: database.url,
      REDIS_QUEUE_URL: redisUrl,
      REDIS_SESSION_URL: redisUrl,
      PUBLIC_URL: 'https://pactwright.example',
      ...overrides,
    });
  const start = (overrides: Record<string, string> = {}): Promise<TestService> =>
    startTestService({ name: 'identity', module: AppModule.forRoot(settings(overrides)), rpc: false });
  const client = (actor: TestActor = {}, address = anAddress()): Client =>
    new Client(service.url, actor, address);
  const registered = async (): Promise<{ email: string; user: UserView; token: string }> => {
    const email = anEmail();
    const answer = await client().post('/api/auth/register', { email, password: PASSWORD });
    if (!answer.body.user) throw new Error('not registered');
    return { email, user: answer.body.user, token: tokenIn(answer) };
  };

  beforeAll(async () => {
    database = await testDatabase(entities, migrations);
    redisUrl = await testRedisUrl();
    redis = new Redis(redisUrl);
    sessions = new SessionStore(redis);
    service = await start();
  });
  afterAll(async () => {
    await service.close();
    redis.disconnect();
    await database.drop();
  });

  it('has migrations that agree with its entities and can be taken back', async () => {
    await expectNoDrift(database.dataSource);
  });

  describe.each([
    ['/api/auth/register', '/api/auth/login', '/api/auth/logout'],
    ['/api/register', '/api/login', '/api/logout'],
  ])('under %s, %s and %s', (register, login, logout) => {
    it('R-API-03 R-API-05 makes an account, says so and signs in', async () => {
      const email = anEmail();
      const answer = await client().post(register, { email: ` ${email.toUpperCase()} `, password: PASSWORD });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ success: true, message: `Account created for ${email}` });
      expect(answer.body.user).toMatchObject({ email, isAdmin: false, isActive: true, firstName: null });
      expect(JSON.stringify(answer.body)).not.toMatch(/password|argon2/i);
      expect(await sessions.find(tokenIn(answer))).toMatchObject({ userId: answer.body.user?.id });
    });

    it('R-AUTH-07 R-API-04 T-02 answers 409 to a known e-mail, then signs in with the same credentials', async () => {
      const { email, user } = await registered();
      const again = await client().post(register, { email, password: PASSWORD });
      expect(again.status).toBe(409);
      expect(again.body).toMatchObject({ success: false, code: 'EMAIL_ALREADY_REGISTERED' });
      expect(again.body.message).toContain('Email already registered');
      expect(again.cookies).toEqual([]);
      const answer = await client().post(login, { email, password: PASSWORD });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ success: true, message: 'Signed in', user: { id: user.id } });
    });

    it('R-AUTH-14 R-API-06 ends the session on the server when signing out', async () => {
      const { user, token } = await registered();
      const session = await sessions.find(token);
      const answer = await client({ userId: user.id, sessionId: session?.id ?? '' }).post(logout);
      expect(answer.body).toMatchObject({ success: true, message: 'Signed out' });
      expect(answer.cookies).toEqual([expect.stringMatching(/^__Host-sid=; Max-Age=0;/)]);
      expect(await sessions.find(token)).toBeUndefined();
    });
  });

  it('T-02 names the conflict in words the client knows in Lithuanian too', async () => {
    const { email } = await registered();
    const answer = await client({ language: 'lt' }).post('/api/auth/register', { email, password: PASSWORD });
    expect(answer.body.message).toBe('Šis el. pašto adresas jau užregistruotas (Email already registered)');
    const welcome = await client({ language: 'lt' }).post('/api/auth/login', { email, password: PASSWORD });
    expect(welcome.body.message).toBe('Prisijungta');
  });

  it('R-AUTH-02 R-AUTH-03 names what is wrong with the credentials', async () => {
    const email = await client().post('/api/auth/login', { email: 'nobody', password: PASSWORD });
    expect([email.status, email.body.message]).toEqual([400, 'Invalid email address']);
    const password = await client().post('/api/auth/register', { email: anEmail(), password: 'short' });
    expect([password.status, password.body.code]).toEqual([400, 'PASSWORD_TOO_SHORT']);
  });

  it('T-08 R18 writes the session cookie with every protection', async () => {
    const answer = await client().post('/api/auth/register', { email: anEmail(), password: PASSWORD });
    expect(answer.cookies).toHaveLength(1);
    expect(answer.cookies[0]).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('T-08 R18 begins a new session at every sign-in and ends the one before', async () => {
    const { email, token } = await registered();
    const before = await sessions.find(token);
    const answer = await client({ sessionId: before?.id ?? '' }).post('/api/auth/login', {
      email,
      password: PASSWORD,
    });
    expect(tokenIn(answer)).toMatch(/^[\w-]{43}$/);
    expect(tokenIn(answer)).not.toBe(token);
    expect(await sessions.find(token)).toBeUndefined();
  });

  describe('the current user', () => {
    it('R-API-01 R-API-02 T-01 is answered in both shapes', async () => {
      const { user } = await registered();
      expect((await client({ userId: user.id }).get('/api/auth/user')).body).toEqual({ success: true, user });
      expect((await client({ userId: user.id }).get('/api/user')).body).toEqual(user);
    });

    it.each(['/api/auth/user', '/api/user'])(
      'R-AUTH-11 T-01 is 401 at %s when nobody is signed in',
      async (path) => {
        const answer = await client().get(path);
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({ success: false, message: 'Please sign in first.' });
      },
    );

    it('is nobody once the account was closed', async () => {
      const { user } = await registered();
      await service.get(DataSource).manager.update(User, { id: user.id }, { isActive: false });
      expect((await client({ userId: user.id }).get('/api/user')).status).toBe(401);
    });
  });

  describe('a refused sign-in', () => {
    it('R-AUTH-08 says the same for a wrong password, an unknown e-mail and a closed account', async () => {
      const { email } = await registered();
      const closed = await registered();
      await service.get(DataSource).manager.update(User, { id: closed.user.id }, { isActive: false });
      const answers = [
        await client().post('/api/auth/login', { email, password: 'wrong password' }),
        await client().post('/api/auth/login', { email: anEmail(), password: PASSWORD }),
        await client().post('/api/auth/login', { email: closed.email, password: PASSWORD }),
      ];
      for (const { status, body, cookies } of answers) {
        expect(status).toBe(401);
        expect({ ...body, requestId: '' }).toEqual({
          success: false,
          message: 'Wrong email or password.',
          error: 'Wrong email or password.',
          code: 'SIGN_IN_FAILED',
          requestId: '',
        });
        expect(cookies).toEqual([]);
      }
    });

    it('T-02 does not tell by its time whether the e-mail is known', async () => {
      const { email } = await registered();
      const median = async (ask: () => Promise<unknown>): Promise<number> => {
        const times: number[] = [];
        for (let round = 0; round < 5; round += 1) {
          const began = performance.now();
          await ask();
          times.push(performance.now() - began);
        }
        return times.sort((a, b) => a - b)[2] ?? 0;
      };
      const known = await median(async () => {
        await redis.flushdb();
        return client().post('/api/auth/login', { email, password: 'wrong password' });
      });
      const unknown = await median(async () => {
        await redis.flushdb();
        return client().post('/api/auth/login', { email: anEmail(), password: 'wrong password' });
      });
      expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
    });
  });

  describe('throttling', () => {
    it('T-02 lets somebody sign in six times in a row, registering first each time', async () => {
      const { email } = await registered();
      const browser = client();
      for (let round = 0; round < 6; round += 1) {
        expect((await browser.post('/api/auth/register', { email, password: PASSWORD })).status).toBe(409);
        expect((await browser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
      }
    });

    it('T-02 counts a refused register-and-sign-in pair as one attempt', async () => {
      const { email } = await registered();
      const browser = client();
      const wrong = { email, password: 'wrong password' };
      for (let round = 0; round < 5; round += 1) {
        expect((await browser.post('/api/auth/register', wrong)).status).toBe(409);
        expect((await browser.post('/api/auth/login', wrong)).status).toBe(401);
      }
      const sixth = await browser.post('/api/auth/register', wrong);
      expect([sixth.status, sixth.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    });

    it('does not let one counted attempt buy a second guess', async () => {
      const { email } = await registered();
      const browser = client();
      const statuses: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        statuses.push(
          (await browser.post('/api/auth/register', { email, password: `guess number ${round}` })).status,
        );
        statuses.push(
          (await browser.post('/api/auth/login', { email, password: `other guess ${round}` })).status,
        );
      }
      expect(statuses).toEqual([409, 401, 409, 401, 409, 429]);
    });

    it('R19 looks at few passwords of a flood, and lets the right one in after the wait', async () => {
      const { email } = await registered();
      const answers = await Promise.all(
        Array.from({ length: 40 }, () =>
          client().post('/api/auth/login', { email, password: 'wrong password' }),
        ),
      );
      const looked = answers.filter(({ status }) => status === 401);
      expect(looked.length).toBeLessThanOrEqual(6);
      expect(answers.length - looked.length).toBe(answers.filter(({ status }) => status === 429).length);
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      expect((await client().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    });

    it('limits wrong passwords and new accounts by address, and leaves other addresses alone', async () => {
      const strict = await start({ SIGN_IN_FAILURES_PER_ADDRESS: '2', REGISTRATIONS_PER_ADDRESS: '2' });
      const here = new Client(strict.url, {}, anAddress());
      const statuses: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        statuses.push((await here.post('/api/auth/login', { email: anEmail(), password: PASSWORD })).status);
        statuses.push(
          (await here.post('/api/auth/register', { email: anEmail(), password: PASSWORD })).status,
        );
      }
      expect(statuses).toEqual([401, 201, 401, 201, 429, 429]);
      const elsewhere = new Client(strict.url, {}, anAddress());
      expect(
        (await elsewhere.post('/api/auth/register', { email: anEmail(), password: PASSWORD })).status,
      ).toBe(201);
      await strict.close();
    });
  });

  describe('claiming what a guest owned', () => {
    const claims = async (userId: string): Promise<string[]> =>
      (await service.get(DataSource).manager.find(OutboxEvent))
        .filter(
          ({ name, data }) => name === 'user.claimed-guest' && 'userId' in data && data.userId === userId,
        )
        .map(({ data }) => ('guestId' in data ? data.guestId : ''));

    it('T-05 is published with the account and again with each sign-in', async () => {
      const [first, second] = [aGuestId(), aGuestId()];
      const email = anEmail();
      const made = await client({ guestId: first }).post('/api/auth/register', { email, password: PASSWORD });
      await client({ guestId: second }).post('/api/auth/login', { email, password: PASSWORD });
      expect((await claims(made.body.user?.id ?? '')).sort()).toEqual([first, second].sort());
    });

    it('is not published when registering is refused or there was no guest', async () => {
      const { email, user } = await registered();
      await client({ guestId: aGuestId() }).post('/api/auth/register', { email, password: PASSWORD });
      await client().post('/api/auth/login', { email, password: PASSWORD });
      expect(await claims(user.id)).toEqual([]);
    });
  });

  it('makes one account of registrations at the same moment', async () => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => client().post('/api/auth/register', { email, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('answers 503 at once while the sessions are out of reach', async () => {
    const gone = await RedisProcess.start();
    const own = await start({ REDIS_SESSION_URL: gone.url });
    try {
      const email = anEmail();
      await new Client(own.url).post('/api/auth/register', { email, password: PASSWORD });
      await gone.kill();
      const began = Date.now();
      const answer = await new Client(own.url).post('/api/auth/login', { email, password: PASSWORD });
      expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(Date.now() - began).toBeLessThan(3_000);
    } finally {
      await own.close();
      await gone.remove();
    }
  });
});

describe(seedAdmin.name, () => {
  const admin = { ADMIN_EMAIL: 'Admin@Example.lt', ADMIN_PASSWORD: 'a long password' };
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase(entities, migrations);
  });
  afterEach(() => database.drop());
  const admins = (): Promise<User[]> => database.dataSource.manager.findBy(User, { isAdmin: true });

  it('T-07 makes the administrator once', async () => {
    await database.dataSource.transaction((manager) => seedAdmin(manager, admin));
    await database.dataSource.transaction((manager) =>
      seedAdmin(manager, { ...admin, ADMIN_EMAIL: 'b@example.lt' }),
    );
    expect((await admins()).map(({ email }) => email)).toEqual(['admin@example.lt']);
  });

  it('makes nobody without both settings', async () => {
    await database.dataSource.transaction((manager) => seedAdmin(manager, { ADMIN_EMAIL: 'a@example.lt' }));
    expect(await admins()).toEqual([]);
  });

  it('does not make an administrator of an ordinary account with that e-mail', async () => {
    await database.dataSource.manager.insert(User, { email: 'admin@example.lt', passwordHash: 'x' });
    await database.dataSource.transaction((manager) => seedAdmin(manager, admin));
    expect(await admins()).toEqual([]);
  });
});
