import fastify, { type FastifyInstance } from 'fastify';
import { gatewayCalls, gatewayWires } from '@pactwright/protocol';
import { AppError, toAppError } from '@pactwright/server-kit';
import { checkOwnAnswers, checkOwnCalls } from './own-calls.js';

const { getCapabilities, getOverview } = gatewayCalls;

describe(checkOwnCalls.name, () => {
  it('refuses a call that nothing but the way to the services would answer', () => {
    const http = fastify();
    http.all('/api/*', async () => 'of a service');
    http.get(getOverview.path, async () => ({}));
    expect(() => checkOwnCalls(http, gatewayWires)).toThrow('Calls: getCapabilities has no handler');
    http.get(getCapabilities.path, async () => ({}));
    expect(() => checkOwnCalls(http, gatewayWires)).not.toThrow();
  });
});

describe(checkOwnAnswers.name, () => {
  const answering = (answer: () => object): FastifyInstance => {
    const http = fastify();
    http.setErrorHandler((error, _request, reply) => {
      const { status, code } = toAppError(error);
      return reply.status(status).send({ code });
    });
    checkOwnAnswers(http, gatewayWires);
    http.get(getCapabilities.path, async () => answer());
    http.get('/api/health', async () => answer());
    return http;
  };
  const ask = async (answer: () => object, url = getCapabilities.path) => {
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
    expect(message).toBe('/api/capabilities refuses with KEY_TAKEN, which its wire does not name');
  });

  it('leaves alone what is no call', async () => {
    expect(await ask(() => ({ status: 'ok' }), '/api/health')).toEqual([200, { status: 'ok' }]);
  });
});
