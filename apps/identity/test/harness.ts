import { Redis } from 'ioredis';
import type { ClaimCodeResponse, ErrorBody, SessionView, User as UserView } from '@pactwright/protocol';
import { SessionStore, sessionIdOf } from '@pactwright/server-session';
import {
  TEST_SECRET,
  asActor,
  startTestService,
  testDatabase,
  testRedisUrl,
  type TestActor,
  type TestDatabase,
  type TestService,
} from '@pactwright/testing';
import { AppModule } from '../src/app.module.js';
import { configSchema } from '../src/config.js';
import { entities, migrations } from '../src/database/data-source.js';
import { SignInThrottle } from '../src/throttle/sign-in-throttle.js';

export interface Answer {
  readonly status: number;
  readonly body: Partial<Omit<ErrorBody, 'code'>> &
    Partial<Omit<ClaimCodeResponse, 'code'>> & {
      /** That of a refusal, or the one to claim with. */
      code?: string;
      message?: string;
      user?: UserView;
      sessions?: SessionView[];
      endedSessions?: number;
      passwordReset?: boolean;
    };
  readonly cookies: readonly string[];
  readonly headers: Headers;
}

let count = 0;
export const PASSWORD = 'correct horse';
export const anEmail = (): string => `somebody-${process.pid}-${(count += 1)}@example.lt`;
const anAddress = (): string => `203.0.113.${(count += 1)}`;

/** The token in the session cookie of an answer; empty without one. */
export const tokenIn = ({ cookies }: Answer): string =>
  /^(?:__Host-)?sid=([\w-]{43});/.exec(cookies[0] ?? '')?.[1] ?? '';

/** One browser behind the gateway, with a network address of its own. */
export class Browser {
  private readonly address = anAddress();

  constructor(
    private readonly url: string,
    private readonly actor: TestActor,
    private readonly userAgent = 'a test',
  ) {}

  put(path: string, body: unknown): Promise<Answer> {
    return this.send(path, { method: 'PUT', body: JSON.stringify(body) });
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    return this.send(path, { method: 'DELETE', ...(body ? { body: JSON.stringify(body) } : {}) });
  }

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
        'user-agent': this.userAgent,
      },
    });
    const body = (await answer.json()) as Answer['body'];
    return { status: answer.status, body, cookies: answer.headers.getSetCookie(), headers: answer.headers };
  }
}

/** The service with a database and a Redis of its own. One at a time: Passport keeps its strategies for the whole process. */
export class IdentityUnderTest {
  private constructor(
    readonly service: TestService,
    readonly redis: Redis,
    readonly sessions: SessionStore,
    readonly database: TestDatabase,
  ) {}

  /** With `clock`, the throttle goes by it instead of by the time of day. */
  static async start(
    overrides: Record<string, string> = {},
    clock?: () => number,
    replaced: readonly (readonly [new (...args: never[]) => unknown, unknown])[] = [],
  ): Promise<IdentityUnderTest> {
    const database = await testDatabase(entities, migrations);
    const redisUrl = await testRedisUrl();
    const config = configSchema.parse({
      HTTP_PORT: '0',
      INTERNAL_SECRET: TEST_SECRET,
      SESSION_SECRET: 'sessions of tests, long enough to be secret',
      IDENTITY_DATABASE_URL: database.url,
      REDIS_QUEUE_URL: redisUrl,
      REDIS_SESSION_URL: redisUrl,
      CONTRACTS_RPC: '127.0.0.1:1',
      BILLING_RPC: '127.0.0.1:1',
      PUBLIC_URL: 'https://pactwright.example',
      ...overrides,
    });
    const module = AppModule.forRoot(config);
    const redis = new Redis(redisUrl);
    const throttle = clock && new SignInThrottle(redis, config, config.SESSION_SECRET, clock);
    const service = await startTestService({
      name: 'identity',
      module,
      overrides: [...(throttle ? [[SignInThrottle, throttle] as const] : []), ...replaced],
    });
    return new IdentityUnderTest(service, redis, new SessionStore(redis), database);
  }

  browser(actor: TestActor = {}, userAgent?: string): Browser {
    return new Browser(this.service.url, actor, userAgent);
  }

  /** Somebody with an account, and the token of the session it began with. */
  async registered(): Promise<{ email: string; user: UserView; token: string }> {
    const email = anEmail();
    const answer = await this.browser().post('/api/auth/register', { email, password: PASSWORD });
    if (!answer.body.user) throw new Error('not registered');
    return { email, user: answer.body.user, token: tokenIn(answer) };
  }

  /** Somebody with an account, in the browser they are signed in with. */
  async signedIn(): Promise<{ email: string; user: UserView; sessionId: string; browser: Browser }> {
    const { email, user, token } = await this.registered();
    const sessionId = sessionIdOf(token);
    return { email, user, sessionId, browser: this.browser({ userId: user.id, sessionId }) };
  }

  async stop(): Promise<void> {
    await this.service.close();
    this.redis.disconnect();
    await this.database.drop();
  }
}
