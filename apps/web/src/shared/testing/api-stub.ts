import { XSRF_COOKIE, type ErrorBody, type User } from '@pactwright/protocol';

interface StubbedCall {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly credentials: RequestCredentials | undefined;
  readonly body: unknown;
}
type Answer = Response | Error;
type Handler = (call: StubbedCall) => Answer | Promise<Answer>;

/** Routes that somebody asked for and no test has stubbed. */
const unstubbed = new Set<string>();

/* A page swallows a 404 of what it does not show: asking for the wrong thing, or for too much, would pass. */
afterEach(() => {
  const routes = [...unstubbed];
  unstubbed.clear();
  if (routes.length > 0) throw new Error(`Asked for, and not stubbed: ${routes.join(', ')}`);
});

/** The services at the HTTP boundary: answers what it was told to and remembers every call. A test that asks for more fails. */
export class ApiStub {
  readonly calls: StubbedCall[] = [];
  private readonly handlers = new Map<string, Handler>();

  constructor() {
    this.signOut();
    /* What stands around pages asks for these. */
    this.on('GET /api/billing/mode', () => Response.json({ testMode: false }))
      .on('GET /api/payment/withheld', () => Response.json({}))
      .on('GET /api/auth/options', () => Response.json({ passwordReset: false }))
      .on('HEAD /api/health', () => new Response(null));
    globalThis.fetch = this.fetch;
  }

  /** `on('POST /api/payment', …)`; the last word on a route counts. An `Error` is a call that got no answer. */
  on(route: `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'} /${string}`, handler: Handler): this {
    this.handlers.set(route, handler);
    return this;
  }

  /** Of each of these routes there is nothing: 404. */
  missing(...routes: Parameters<ApiStub['on']>[0][]): this {
    for (const route of routes) this.on(route, () => refusal(404, { code: 'ROUTE_NOT_FOUND' }));
    return this;
  }

  signIn(user: Partial<User> = {}): this {
    this.giveSession();
    return this.on('GET /api/auth/user', () => Response.json({ success: true, user: aUser(user) }))
      .on('GET /api/contracts/count', () => Response.json(0))
      .on('GET /api/contracts', () => Response.json([]));
  }

  signOut(): this {
    document.cookie = `${XSRF_COOKIE}=; Path=/; Max-Age=0`;
    return this.on('GET /api/auth/user', () => refusal(401, { code: 'NOT_SIGNED_IN' })).on(
      'GET /api/contracts/user-contracts',
      () => Response.json({ contracts: [] }),
    );
  }

  /** What tells the page that somebody has signed in here; who it is, and whether they still are, the service says. */
  giveSession(): this {
    document.cookie = `${XSRF_COOKIE}=token; Path=/`;
    return this;
  }

  callsTo(route: string): StubbedCall[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === route);
  }

  private readonly fetch: typeof fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    const call: StubbedCall = {
      method: init.method ?? 'GET',
      path: pathname,
      search: searchParams,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    this.calls.push(call);
    const route = `${call.method} ${call.path}`;
    const handler = this.handlers.get(route);
    if (!handler) unstubbed.add(route);
    const answer = handler ? await handler(call) : refusal(404, { code: 'ROUTE_NOT_FOUND' });
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

export function refusal(status: number, body: Partial<ErrorBody>): Response {
  return Response.json({ success: false, requestId: 'test', ...body }, { status });
}

export const aUser = (over: Partial<User> = {}): User => ({
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ona@example.lt',
  firstName: null,
  lastName: null,
  country: null,
  city: null,
  company: null,
  preferredLanguage: null,
  isAdmin: false,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...over,
});
