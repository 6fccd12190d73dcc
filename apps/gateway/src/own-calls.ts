import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, Wire } from '@pactwright/protocol';
import { checkAnswer, checkHandled, strayRefusal, type Wires } from '@pactwright/server-kit';

/*
 * What holds the calls that the gateway answers itself to their wires, by the kit's own checks: it has no controllers, in which the
 * kit finds those of the services.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers. */
    readonly wire?: Wire;
  }
}

type Handler<A> = (request: FastifyRequest, reply: FastifyReply) => Promise<A>;

/** Answers a call, at its method and path. */
export function answerCall<A>(scope: FastifyInstance, wire: Wire, handler: Handler<A>): void {
  const { method, path: url } = wire.call;
  scope.route({ method, url, config: { wire }, handler });
}

/* For machines, what leads to the services, and the board, which is a package's. */
const IS_NO_CALL = /^\/api(?:\/(?:\*|health|docs|admin\/queues(?:\/.*)?))?$/;

/**
 * Watches the routes below `/api` that are made from now on; what it returns throws while a call has none, or one of them is no call.
 * With `checksAnswers` whatever a wire does not describe, an answer or the code of a refusal, is an error: not for production.
 */
export function watchOwnCalls(http: FastifyInstance, wires: Wires, checksAnswers: boolean): () => void {
  const routes: { readonly name: string; readonly wire: Wire | undefined }[] = [];
  http.addHook('onRoute', ({ url, method, config }) => {
    if (/^\/api(?:\/|$)/.test(url) && !IS_NO_CALL.test(url))
      routes.push({ name: `${[method].flat().join()} ${url}`, wire: config?.wire });
  });
  if (checksAnswers) http.addHook('preSerialization', checkOwnAnswer);
  return () => checkHandled(wires, routes);
}

async function checkOwnAnswer(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
  const { wire } = request.routeOptions.config;
  if (!wire) return body;
  if (reply.statusCode < 400) {
    checkAnswer(wire, body, reply.statusCode);
    return body;
  }
  const stray = strayRefusal(wire, (body as ErrorBody).code);
  if (!stray) return body;
  void reply.status(500);
  throw stray;
}
