import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const SERVICE_WORKER = '/service-worker.js';

export interface ReleasableSite {
  readonly url: string;
  /** From now on the service worker is another one than before, as after a build of changed code. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

/** The product under test at an address of its own. */
export async function releasableSite(): Promise<ReleasableSite> {
  const product = new URL(process.env['E2E_BASE_URL'] ?? '');
  let isReleased = false;
  const server = createServer((incoming, outgoing) => {
    const isServiceWorker = incoming.url === SERVICE_WORKER;
    const headers = { ...incoming.headers, host: product.host };
    if (isServiceWorker) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const passed = request(
      new URL(incoming.url ?? '/', product),
      { method: incoming.method, headers },
      (answer) => {
        const isChanged = isServiceWorker && isReleased;
        if (isChanged) delete answer.headers['content-length'];
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing, { end: !isChanged });
        if (isChanged) answer.on('end', () => outgoing.end('\n/* The next release. */\n'));
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    release: () => {
      isReleased = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
