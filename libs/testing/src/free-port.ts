import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/* Below 32768, from where the system hands out ports of its own: one of those could be taken again before it is used. */
const LOWEST = 10_000;
const HIGHEST = 20_000;
const ATTEMPTS = 50;

/** A port of this machine that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port was found between ${LOWEST} and ${HIGHEST}`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
