import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface Conversion {
  readonly path: string;
  readonly trace: string | undefined;
  readonly form: string;
  /** Number of the connection it came over. */
  readonly connection: number;
}

/** A PDF without a page. */
export const FAKE_PDF = [
  '%PDF-1.7',
  '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
  '2 0 obj <</Type /Pages /Kids [] /Count 0>> endobj',
  'trailer <</Root 1 0 R /Size 3>>',
  '%%EOF',
].join('\n');

/** A PDF server that answers what the test tells it to, and remembers what it was asked. */
export class FakeGotenberg {
  readonly conversions: Conversion[] = [];
  status = 200;
  body = FAKE_PDF;
  delayMs = 0;
  /** Nothing is answered before this. */
  held: Promise<void> | undefined;
  private readonly connections = new Map<unknown, number>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeGotenberg> {
    const server = createServer();
    const fake = new FakeGotenberg(server);
    server.on('connection', (socket) => fake.connections.set(socket, fake.connections.size + 1));
    server.on('request', (request, response) => {
      void fake.note(request).then(async () => {
        await fake.held;
        await pause(fake.delayMs, undefined, { ref: false });
        response.writeHead(fake.status, { 'content-type': 'application/pdf' }).end(fake.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async note(request: IncomingMessage): Promise<void> {
    const trace = request.headers['gotenberg-trace'];
    this.conversions.push({
      path: `${request.method} ${request.url}`,
      trace: typeof trace === 'string' ? trace : undefined,
      form: (await buffer(request)).toString('latin1'),
      connection: this.connections.get(request.socket) ?? 0,
    });
  }
}
