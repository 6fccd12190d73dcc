import type { FastifyInstance } from 'fastify';
import { refusalsOf, type ErrorBody } from '@pactwright/protocol';
import { checkAnswer, type Wires } from '@pactwright/server-kit';

/*
 * What holds the calls that the gateway answers itself to their wires: it has no controllers, by which the kit holds those of the
 * services.
 */

/** @throws Error while nothing answers one of the calls. */
export function checkOwnCalls(http: FastifyInstance, wires: Wires): void {
  const missing = Object.entries(wires).filter(
    ([, { call }]) => !http.hasRoute({ method: call.method, url: call.path }),
  );
  if (missing.length > 0)
    throw new Error(`Calls: ${missing.map(([name]) => `${name} has no handler`).join('; ')}`);
}

/** From now on whatever a wire does not describe, an answer or the code of a refusal, is an error. Not for production. */
export function checkOwnAnswers(http: FastifyInstance, wires: Wires): void {
  const byRoute = new Map(
    Object.values(wires).map((wire) => [`${wire.call.method} ${wire.call.path}`, wire]),
  );
  http.addHook('preSerialization', async (request, reply, body) => {
    const wire = byRoute.get(`${request.method} ${request.routeOptions.url}`);
    if (!wire) return body;
    if (reply.statusCode < 400) {
      checkAnswer(wire, body, reply.statusCode);
      return body;
    }
    const { code } = body as ErrorBody;
    if (refusalsOf(wire).includes(code)) return body;
    void reply.status(500);
    throw new Error(`${wire.call.path} refuses with ${code}, which its wire does not name`);
  });
}
