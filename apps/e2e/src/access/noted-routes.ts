import fs from 'node:fs';

/** What whoever runs a service asks it; the gateway answers it elsewhere. */
const OPERATOR_PAGES = new Set(['/healthz', '/readyz', '/metrics']);
/** The gateway's way to the routes of the services, which are noted themselves. */
const WAY_THROUGH = new Set(['/api', '/api/*']);

/** Every route that the running services have registered, but for what is nobody's: pages, their files, and the way through. */
export function notedRoutes(): string[] {
  const file = process.env['E2E_ROUTES'];
  if (!file) throw new Error('E2E_ROUTES is not set: run the journeys through `npm test -- e2e`.');
  return guardedRoutes(fs.readFileSync(file, 'utf8').trim().split('\n'));
}

/** @param noted each a service, a method and an address, as `contracts GET /api/contracts/:id` */
export function guardedRoutes(noted: readonly string[]): string[] {
  const routes = new Set<string>();
  for (const line of noted) {
    const [service = '', method = '', url = ''] = line.split(' ');
    const address = url.replace(/(?<=.)\/$/, '');
    if (OPERATOR_PAGES.has(address)) continue;
    if (service === 'gateway' && (WAY_THROUGH.has(address) || isOfWebApp(method, address))) continue;
    routes.add(`${method} ${address}`);
  }
  /* What is read by GET has its headers read by HEAD, which Fastify registers beside it with the same hooks. */
  return [...routes].filter(
    (route) => !(route.startsWith('HEAD ') && routes.has(route.replace('HEAD', 'GET'))),
  );
}

const isOfWebApp = (method: string, address: string): boolean =>
  ['GET', 'HEAD'].includes(method) && !/^\/api(\/|$)/.test(address);
