import fastify, { type FastifyInstance } from 'fastify';
import { gatewayWires } from '@pactwright/protocol';
import { AppError, toAppError } from '@pactwright/server-kit';
import { answerCall, watchOwnCalls } from './own-calls.js';

const { getCapabilities, getOverview } = gatewayWires;
const nothing = async (): Promise<object> => ({});

describe(watchOwnCalls.name, () => {
  it('refuses a call that nothing but the way to the services would answer', () => {
    const http = fastify();
    const check = watchOwnCalls(http, gatewayWires, false);
    http.all('/api/*', async () => 'of a service');
    answerCall(http, getOverview, nothing);
    expect(check).toThrow('Calls: getCapabilities has no handler');
    answerCall(http, getCapabilities, nothing);
    expect(check).not.toThrow();
  });

  it('refuses a route that is no call, wherever it is made, and none that is meant for machines', async () => {
    const http = fastify();
    const check = watchOwnCalls(http, { getOverview }, false);
    for (const path of ['/api', '/api/health', '/api/docs', '/api/admin/queues/api/queues', '/contracts'])
      http.get(path, nothing);
    answerCall(http, getOverview, nothing);
    expect(check).not.toThrow();
    await http.register(async (scope) => void scope.post('/api/stray', nothing));
    expect(check).toThrow('Calls: POST /api/stray answers no call of this service');
  });
});

describe('what the gateway answers itself', () => {
  const answering = (answer: () => object): FastifyInstance => {
    const http = fastify();
    http.setErrorHandler((error, _request, reply) => {
      const { status, code } = toAppError(error);
      return reply.status(status).send({ code });
    });
    watchOwnCalls(http, gatewayWires, true);
    answerCall(http, getCapabilities, async () => answer());
    http.get('/api/health', async () => answer());
    return http;
  };
  const ask = async (answer: () => object, url = getCapabilities.call.path) => {
    const { statusCode, body } = await answering(answer).inject({ url });
    return [statusCode, JSON.parse(body)] as const;
  };

  it('lets pass what the wire describes', async () => {
    expect(await ask(() => ({ model: true }))).toEqual([200, { model: true }]);
  });

  it.each([
    ['something else', { model: 'gpt' }],
    ['nothing of it', {}],
    ['a field too many', { model: true, key: 'sk-1' }],
  ])('answers 500 in place of %s', async (_what, answer) => {
    expect(await ask(() => answer)).toEqual([500, { code: 'INTERNAL' }]);
  });

  it('lets a refusal pass that the wire names, and no other', async () => {
    const refusing = (code: 'SERVICE_UNAVAILABLE' | 'KEY_TAKEN') => () => {
      throw new AppError(code);
    };
    const named = await ask(refusing('SERVICE_UNAVAILABLE'));
    expect(named).toEqual([503, { code: 'SERVICE_UNAVAILABLE' }]);
    const [status, { message }] = await ask(refusing('KEY_TAKEN'));
    expect(status).toBe(500);
    expect(message).toBe('GET /api/capabilities refuses with KEY_TAKEN, which its wire does not name');
  });

  it('leaves alone what is no call', async () => {
    expect(await ask(() => ({ status: 'ok' }), '/api/health')).toEqual([200, { status: 'ok' }]);
  });
});
