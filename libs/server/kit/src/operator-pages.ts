import type { FastifyInstance } from 'fastify';
import type { HealthRegistry } from './health.js';
import { metricsContentType, metricsText } from './metrics.js';

const LIVE = '/healthz';
const READY = '/readyz';
const METRICS = '/metrics';

export const isOperatorPage = (route: string): boolean => [LIVE, READY, METRICS].includes(route);

/** Whether the service is alive: tells nobody anything, so it is answered wherever the service answers. */
export function addLivePage(http: FastifyInstance): void {
  http.get(LIVE, async () => ({ status: 'ok' }));
}

/** The pages for whoever runs the service: does it want work, how is it doing. They need no identity. */
export function addOperatorPages(http: FastifyInstance, health: HealthRegistry): void {
  http.get(READY, async (_request, reply) => {
    const readiness = await health.readiness();
    return reply.status(readiness.ready ? 200 : 503).send(readiness);
  });
  http.get(METRICS, async (_request, reply) => reply.type(metricsContentType).send(await metricsText()));
}
