import type { IncomingMessage } from 'node:http';

/** The client's address as the last believed proxy saw it; without believed proxies that of the connection. */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const connection = request.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return connection;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((each) => each.trim());
  return chain.filter(Boolean).at(-trustedHops) ?? connection;
}
