import { waitFor } from '@testing-library/react';
import { ApiStub, refusal } from '../testing/api-stub.js';
import { sendForRun } from './run.js';

const ask = (options: { patienceMs?: number; signal?: AbortSignal } = {}) =>
  sendForRun<{ suggestion: string }>({
    url: '/api/contracts/suggestion',
    method: 'POST',
    body: {},
    patienceMs: 5_000,
    signal: new AbortController().signal,
    ...options,
  });
const ROUTE = 'POST /api/contracts/suggestion';
const pending = () => Response.json({ runId: 'r1', retryAfter: 0 }, { status: 202 });

describe(sendForRun.name, () => {
  it('takes an answer that comes at once', async () => {
    new ApiStub().on(ROUTE, () => Response.json({ suggestion: 'A' }));
    await expect(ask()).resolves.toEqual({ data: { suggestion: 'A' } });
  });

  it('asks for a run until it is done, also across a lost connection', async () => {
    const answers = [
      new TypeError('fetch failed'),
      Response.json({ runId: 'r1', status: 'running', result: null }),
      Response.json({ runId: 'r1', status: 'done', result: { suggestion: 'B' } }),
    ];
    const api = new ApiStub().on(ROUTE, pending).on('GET /api/runs/r1', () => answers.shift() ?? new Error());
    await expect(ask()).resolves.toEqual({ data: { suggestion: 'B' } });
    expect(api.callsTo('GET /api/runs/r1')).toHaveLength(3);
  });

  it('hands on the words of a run that failed and of a refusal', async () => {
    const api = new ApiStub()
      .on(ROUTE, pending)
      .on('GET /api/runs/r1', () => Response.json({ status: 'failed', result: null, message: 'Not today' }));
    await expect(ask()).resolves.toMatchObject({ error: { message: 'Not today' } });
    api.on('GET /api/runs/r1', () => refusal(404, { message: 'Gone' }));
    await expect(ask()).resolves.toMatchObject({ error: { status: 404, message: 'Gone' } });
  });

  it('T-27 counts no answer in time as none, and stops asking when it is called off', async () => {
    const api = new ApiStub()
      .on(ROUTE, pending)
      .on('GET /api/runs/r1', () => Response.json({ status: 'running', result: null }));
    await expect(ask({ patienceMs: 1_000 })).resolves.toMatchObject({
      error: { status: null, message: undefined },
    });
    const asked = api.callsTo('GET /api/runs/r1').length;
    const controller = new AbortController();
    const asking = ask({ signal: controller.signal });
    await waitFor(() => expect(api.callsTo(ROUTE)).toHaveLength(2));
    controller.abort();
    await expect(asking).rejects.toThrow();
    expect(api.callsTo('GET /api/runs/r1')).toHaveLength(asked);
  });
});
