import { HealthRegistry } from '@pactwright/server-kit';
import { asActor, eventually, startTestService, type TestService } from '../../src/index.js';
import { logged } from './logged.js';
import { NotesModule, callsOf, refusal } from './notes.js';

describe('what a service of the kit answers', () => {
  let service: TestService;
  const { get, post } = callsOf(() => service);

  beforeAll(async () => {
    service = await startTestService({ name: 'i18n', module: NotesModule });
  });
  afterAll(() => service.close());

  it('answers ROUTE_NOT_FOUND for an unknown address', async () => {
    expect((await refusal(await get('/api/nowhere'))).code).toBe('ROUTE_NOT_FOUND');
  });

  it('T-60 takes the language of the body before that of the caller', async () => {
    const asked = await post('/api/notes', '{"text":"a","language":"lt"}');
    expect(await asked.json()).toMatchObject({ language: 'lt' });
    const silent = await post('/api/notes', '{"text":"a"}', asActor('i18n', { language: 'lt' }));
    expect(await silent.json()).toMatchObject({ language: 'lt' });
  });

  it('keeps the request id of the gateway through parsing and awaiting', async () => {
    const answer = await post('/api/notes', '{"text":"a"}', { 'x-request-id': 'request-0001' });
    expect(answer.headers.get('x-request-id')).toBe('request-0001');
    expect(await answer.json()).toMatchObject({ requestId: 'request-0001' });
  });

  it('logs each answer with the id of its request', async () => {
    const id = crypto.randomUUID();
    await logged(async (lines) => {
      await get('/api/notes/open', { ...asActor('i18n'), 'x-request-id': id });
      const line = { request_id: id, method: 'GET', route: '/api/notes/open', status: '200' };
      await eventually(() =>
        expect(lines()).toContainEqual(expect.objectContaining({ message: 'answered', ...line })),
      );
    });
  });

  it('is alive always, ready while its parts answer, and measured', async () => {
    expect((await get('/healthz', {})).status).toBe(200);
    expect((await get('/readyz', {})).status).toBe(200);
    expect(await (await get('/metrics', {})).text()).toContain('http_server_request_duration_seconds');
    service.get(HealthRegistry).drain();
    expect((await get('/readyz', {})).status).toBe(503);
  });
});
