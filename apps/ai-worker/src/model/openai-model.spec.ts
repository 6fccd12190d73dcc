import { APIError } from 'openai';
import { z } from 'zod';
import { eventually } from '@pactwright/testing';
import { aModel } from '../testing/a-model.js';
import { ModelStandIn, type Mode } from '../testing/model-stand-in.js';
import { factsOf } from './failures.js';
import type { ModelRequest } from './model.js';
import { OpenAiModel } from './openai-model.js';

const schema = z.object({ text: z.string() });
const request = (signal = new AbortController().signal): ModelRequest<z.infer<typeof schema>> => ({
  task: 'suggest',
  system: 'Write in English. Never write this mark: abc',
  user: 'a field',
  schema,
  maxOutputTokens: 100,
  signal,
});

describe(OpenAiModel, () => {
  let provider: ModelStandIn;
  beforeAll(async () => {
    provider = await ModelStandIn.start();
  });
  afterAll(() => provider.stop());
  beforeEach(() => provider.clear());

  it('asks for strict structured output and counts what it used', async () => {
    const answer = await aModel(provider.baseUrl).complete(request());
    expect(answer).toMatchObject({ outcome: 'ok', value: { text: expect.any(String) as string } });
    expect(answer.usage?.input).toBeGreaterThan(0);
    expect(JSON.parse(provider.bodies[0] ?? '')).toMatchObject({
      model: 'stand-in',
      max_completion_tokens: 100,
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'suggest',
          strict: true,
          schema: { additionalProperties: false, required: ['text'] },
        },
      },
    });
  });

  it.each<[Mode, string, number]>([
    ['rate-limited', 'ok', 2],
    ['rate-limited-for-long', 'rate-limited', 1],
    ['server-error', 'server-error', 2],
    ['unauthorised', 'rejected', 1],
    ['cut-off', 'length', 1],
    ['cut-off-unsaid', 'invalid-json', 1],
    ['wrong-schema', 'wrong-schema', 1],
    ['refusal', 'refusal', 1],
    ['content-filter', 'content-filter', 1],
    ['not-json', 'invalid-json', 1],
    ['reset', 'connection', 2],
    ['reset-mid-answer', 'connection', 2],
  ])('%s becomes %s, asked %i time(s)', async (mode, outcome, times) => {
    provider.clear(mode);
    expect(await aModel(provider.baseUrl).complete(request())).toMatchObject({ outcome });
    expect(provider.bodies).toHaveLength(times);
  });

  it('waits as long as a busy provider asks, within its deadline', async () => {
    provider.clear('rate-limited');
    const started = performance.now();
    expect(await aModel(provider.baseUrl).complete(request())).toMatchObject({ outcome: 'ok' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });

  it('gives up a hanging provider at its deadline, also while waiting for a turn', async () => {
    provider.clear('hang');
    const model = aModel(provider.baseUrl, { timeoutMs: 300, concurrency: 1 });
    expect(await Promise.all([model.complete(request()), model.complete(request())])).toEqual([
      { outcome: 'timeout' },
      { outcome: 'timeout' },
    ]);
    /* The one that waited has had no turn after its deadline. */
    expect(provider.bodies).toHaveLength(1);
  });

  it('stops when its job is stopped', async () => {
    provider.clear('hang');
    const stopping = new AbortController();
    const answer = aModel(provider.baseUrl).complete(request(stopping.signal));
    stopping.abort();
    expect(await answer).toMatchObject({ outcome: 'timeout' });
  });

  it('leaves a failing provider alone after five failures, and tries it again later', async () => {
    provider.clear('server-error');
    const model = aModel(provider.baseUrl, { pauseAfterFailuresMs: 2_000 });
    await Promise.all([model.complete(request()), model.complete(request()), model.complete(request())]);
    provider.clear('good');
    expect(await model.complete(request())).toEqual({ outcome: 'circuit-open' });
    expect(provider.bodies).toHaveLength(0);
    await eventually(async () => expect(await model.complete(request())).toMatchObject({ outcome: 'ok' }));
  });

  it('asks no more at the same time than it may', async () => {
    provider.clear('slow');
    const model = aModel(provider.baseUrl, { concurrency: 2 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => model.complete(request())));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(provider.mostAtOnce).toBe(2);
  });

  it('gives what may take minutes a time of its own, at most half of the turns, and no say about the rest', async () => {
    provider.clear('hang');
    const model = aModel(provider.baseUrl, { concurrency: 4 });
    /* Those that wait give up before a turn is free: nothing is left to which timer fires first. */
    const times = [1_000, 1_000, ...Array.from({ length: 6 }, () => 400)];
    const long = times.map((withinMs) => model.complete({ ...request(), withinMs }));
    await eventually(() => expect(provider.bodies.length).toBe(2));
    provider.mode = 'good';
    expect(await model.complete(request())).toMatchObject({ outcome: 'ok' });
    expect(new Set((await Promise.all(long)).map(({ outcome }) => outcome))).toEqual(new Set(['timeout']));
    expect(await model.complete(request())).toMatchObject({ outcome: 'ok' });
  });

  it('cannot reach a server that is not there', async () => {
    expect(await aModel('http://127.0.0.1:9/v1').complete(request())).toEqual({ outcome: 'connection' });
  });
});

describe(factsOf, () => {
  it('repeats nothing of what was asked or answered', () => {
    const said = new SyntaxError(`Unexpected token 'J', "Jonas Jonaitis" is not valid JSON`);
    const echoed = new APIError(
      400,
      { message: 'Jonas Jonaitis' },
      'Jonas Jonaitis',
      new Headers({ 'x-request-id': 'req_1' }),
    );
    expect(factsOf(said)).toMatchObject({ error: 'SyntaxError' });
    expect(factsOf(echoed)).toMatchObject({ status: 400, provider_request_id: 'req_1' });
    expect(JSON.stringify([factsOf(said), factsOf(echoed), factsOf('Jonas')])).not.toContain('Jonas');
  });
});
