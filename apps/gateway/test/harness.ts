import { randomUUID } from 'node:crypto';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { SessionStore, issueCsrfToken } from '@pactwright/server-session';
import { TEST_SECRET, startTestService, testRedisUrl, type TestService } from '@pactwright/testing';
import { AppModule } from '../src/app.module.js';
import { configSchema } from '../src/config.js';
import { openGateway } from '../src/gateway.js';

export const SESSION_SECRET = 'a secret of sessions, long enough to be one';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: number;
}

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** All services behind the gateway as one plain HTTP server that remembers what reached it. */
export class Upstreams {
  readonly seen: SeenRequest[] = [];
  answer: Answer = (_request, response) => response.end('{}');
  /** Called with a request before all of it has come in. */
  receive: ((request: http.IncomingMessage) => void) | undefined;
  private readonly server = http.createServer((request, response) => void this.take(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers `{}` to everything again, and has seen nothing. */
  forget(): void {
    this.seen.length = 0;
    this.answer = (_request, response) => response.end('{}');
    this.receive = undefined;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let bytes = 0;
    try {
      for await (const chunk of request) {
        bytes += (chunk as Buffer).length;
        this.receive?.(request);
      }
    } catch {
      /* The gateway broke the request off, which some tests want. */
      return;
    }
    this.seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, bytes });
    this.answer(request, response);
  }
}

export interface Harness {
  readonly gateway: TestService;
  readonly upstreams: Upstreams;
  readonly sessions: SessionStore;
  readonly redisUrl: string;
  close(): Promise<void>;
}

export async function startGateway(
  settings: Record<string, string> = {},
  operatorPort?: number,
): Promise<Harness> {
  const upstreams = new Upstreams();
  const origin = await upstreams.start();
  const redisUrl = await testRedisUrl();
  const config = configSchema.parse({
    INTERNAL_SECRET: TEST_SECRET,
    SESSION_SECRET,
    PUBLIC_URL: 'http://pactwright.example',
    REDIS_SESSION_URL: redisUrl,
    REDIS_QUEUE_URL: redisUrl,
    IDENTITY_RPC: '127.0.0.1:1',
    CONTRACTS_RPC: '127.0.0.1:1',
    IDENTITY_URL: origin,
    WIZARD_CONFIG_URL: origin,
    CONTRACTS_URL: origin,
    DOCUMENTS_URL: origin,
    BILLING_URL: origin,
    I18N_URL: origin,
    ...settings,
  });
  const gateway = await startTestService({
    name: 'gateway',
    isEdge: true,
    module: AppModule.forRoot(config),
    rpc: false,
    operatorPort,
    http: (app) => openGateway(app, config),
  });
  const redis = new Redis(redisUrl);
  return {
    gateway,
    upstreams,
    sessions: new SessionStore(redis),
    redisUrl,
    async close() {
      redis.disconnect();
      await gateway.close();
      await upstreams.stop();
    },
  };
}

/** Somebody with a session, and what their browser sends. */
export async function signedIn(sessions: SessionStore, isAdmin = false) {
  const userId = randomUUID();
  const { token, session } = await sessions.create({ userId, isAdmin, preferredLanguage: 'lt' });
  const csrf = issueCsrfToken(SESSION_SECRET, session.id);
  return { userId, session, csrf, cookie: `sid=${token}; XSRF-TOKEN=${csrf}` };
}

/* So long after its last word a server is taken to have said all. */
const SILENCE_MS = 1_000;

/** Sends these very bytes and gives everything that comes back until the connection ends or rests. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    /* Not ended: a client that hangs up is not answered, and would prove nothing. */
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(received);
      else reject(error);
    });
  });
}
