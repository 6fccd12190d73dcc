import { ApiStub } from '../testing/api-stub.js';
import { send } from './request.js';

const SHAPE = /^00-([0-9a-f]{32})-([0-9a-f]{16})-00$/;

describe('the trace that a call names', () => {
  it('R24 is one for all calls of an action, each with a span of its own, and another for the next', async () => {
    const api = new ApiStub().on('GET /api/thing', () => Response.json(1));
    await send({ url: '/api/thing' });
    await send({ url: '/api/thing' });
    window.dispatchEvent(new Event('pointerdown'));
    await send({ url: '/api/thing' });

    const said = api.calls.map(({ headers }) => SHAPE.exec(headers.get('traceparent') ?? ''));
    const [traces, spans] = [1, 2].map((group) => said.map((match) => match?.[group]));
    expect(traces?.every(Boolean)).toBe(true);
    expect(traces?.[0]).toBe(traces?.[1]);
    expect(traces?.[2]).not.toBe(traces?.[0]);
    expect(new Set(spans).size).toBe(3);
  });
});
