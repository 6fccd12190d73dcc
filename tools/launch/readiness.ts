import { connect } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import { Problem } from './say.mjs';

/** A check that says whether a child can do its work yet. */
export type Probe = () => Promise<boolean>;

/** @param url answers 200 when ready */
export const answers =
  (url: string): Probe =>
  async () => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };

export const listens =
  (port: number, host = '127.0.0.1'): Probe =>
  () =>
    new Promise((resolve) => {
      const socket = connect({ port, host });
      socket.setTimeout(2000, () => socket.destroy());
      socket.once('connect', () => {
        resolve(true);
        socket.destroy();
      });
      socket.once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
    });

const usualPorts: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
};

/* By the socket of a file, which a host of this kind leads to, nobody listens on a port. */
const socketFile = /^(?:%2f.*)?$/i;

/**
 * Fails unless somebody listens where a part is said to be: a service would only be waited for.
 * @param address its value; it may hold a password, so it is not shown
 */
export async function requireListener(variable: string, address: string) {
  const url = URL.parse(address);
  if (!url) throw new Problem(`${variable} is not an address.`);
  const usualPort = usualPorts[url.protocol];
  if (!usualPort) throw new Problem(`${variable} begins with ${url.protocol}, which nobody here speaks.`);
  if (socketFile.test(url.hostname)) return;
  const port = Number(url.port) || usualPort;
  if (!(await listens(port, urlToHttpOptions(url).hostname ?? '')()))
    throw new Problem(`Nobody answers at ${url.hostname}:${port}, where ${variable} leads.`);
}
