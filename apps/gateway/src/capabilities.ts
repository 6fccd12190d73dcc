import type { FastifyInstance } from 'fastify';
import { gatewayWires, type Capabilities } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import type { ModelFlag } from '@pactwright/server-queue';
import { answerCall } from './own-calls.js';

const log = logger('capabilities');
const KEPT_MS = 10_000;
const KEPT_BY_BROWSERS_SECONDS = 60;

/** What cannot be asked is not claimed: then nothing is called AI. */
export function serveCapabilities(http: FastifyInstance, flag: Pick<ModelFlag, 'isSet'>): void {
  let known: { readonly at: number; readonly answer: Promise<Capabilities> } | undefined;
  const ask = async (): Promise<Capabilities> => {
    try {
      return { model: await flag.isSet() };
    } catch (error) {
      log.warn({ err: error }, 'whether there is a model could not be asked');
      return { model: false };
    }
  };
  answerCall<Capabilities>(http, gatewayWires.getCapabilities, async (_request, reply) => {
    const now = Date.now();
    if (known === undefined || now - known.at > KEPT_MS) known = { at: now, answer: ask() };
    void reply.header('cache-control', `public, max-age=${KEPT_BY_BROWSERS_SECONDS}`);
    return known.answer;
  });
}
