import { asActor, startTestService, type TestService } from '../../src/index.js';
import { NotesModule, callsOf, refusal } from './notes.js';

describe('what a service of the kit refuses', () => {
  let service: TestService;
  const { get, post } = callsOf(() => service);

  beforeAll(async () => {
    service = await startTestService({ name: 'i18n', module: NotesModule });
  });
  afterAll(() => service.close());

  it('answers a refusal with one body, in the language of the caller', async () => {
    const english = await get('/api/notes/refused');
    expect(english.headers.get('retry-after')).toBe('7');
    expect(await refusal(english)).toEqual({
      success: false,
      message: 'Too many requests. Please try again in 7 s.',
      error: 'Too many requests. Please try again in 7 s.',
      code: 'TOO_MANY_REQUESTS',
      requestId: english.headers.get('x-request-id'),
    });
    const lithuanian = await refusal(await get('/api/notes/refused', asActor('i18n', { language: 'lt' })));
    expect(lithuanian.message).toBe('Per daug užklausų. Bandykite dar kartą po 7 s.');
  });

  it('T-43 never tells what broke inside', async () => {
    const answer = await get('/api/notes/broken');
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain('"code":"INTERNAL"');
    expect(text).not.toMatch(/secret|stack|\.ts/);
  });

  it.each([
    [
      'en' as const,
      'The request is not valid: rows: At least 1; kind: Allowed: a, b; isAdmin: There is no such field',
    ],
    [
      'lt' as const,
      'Užklausa netinkama: rows: Ne mažiau kaip 1; kind: Leidžiama: a, b; isAdmin: Tokio lauko nėra',
    ],
  ])('T-43 names every invalid field in the language of the caller (%s)', async (caller, message) => {
    const headers = asActor('i18n', { language: caller });
    const body = await refusal(
      await post('/api/notes/strict', '{"rows":0,"kind":"c","isAdmin":true}', headers),
    );
    expect([body.code, body.message]).toEqual(['VALIDATION_FAILED', message]);
    expect(Object.keys(body.fields ?? {})).toEqual(['rows', 'kind', 'isAdmin']);
  });

  it('R-AUTH-02 R-AUTH-03 answers with the code that a schema names', async () => {
    const email = await refusal(
      await post('/api/notes/credentials', '{"email":"x","password":"longenough"}'),
    );
    expect([email.code, email.message]).toEqual(['INVALID_EMAIL', 'Invalid email address']);
    const password = await refusal(await post('/api/notes/credentials', '{"email":"a@b.lt","password":"x"}'));
    expect(password.message).toBe('Password must be at least 8 characters');
  });

  it.each([
    ['malformed JSON', '{"text":', 'application/json', 400, 'MALFORMED_REQUEST'],
    ['another content type', 'text', 'application/x-unknown', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body beyond the limit', `"${'x'.repeat(1_100_000)}"`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_name, body, type, status, code) => {
    const answer = await post('/api/notes', body, { 'content-type': type });
    expect([answer.status, (await refusal(answer)).code]).toEqual([status, code]);
  });

  it.each([
    ['a form', 'text=a', 'application/x-www-form-urlencoded'],
    ['plain text', '{"text":"a"}', 'text/plain'],
  ])(
    'T-43 refuses %s where JSON is asked for, and takes no body at all under its name',
    async (_name, body, type) => {
      const answer = await post('/api/notes', body, { 'content-type': type });
      expect([answer.status, (await refusal(answer)).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      const empty = await post('/api/notes/open', '', { 'content-type': type });
      expect(await empty.json()).toEqual({ body: null });
    },
  );

  it.each([
    ['a value', '{"text":"a\\ud800"}', 'text'],
    ['a value deep inside', '{"text":"a","more":{"rows":["fine",{"name":"\\udc00"}]}}', 'more.rows.1.name'],
    ['a name', '{"text":"a","more":{"\\ud800":1}}', 'more'],
    ['the body itself', '"\\ud800"', 'body'],
  ])('R26 refuses half a character in %s and names the field', async (_name, body, field) => {
    const english = await refusal(await post('/api/notes', body));
    expect([english.code, english.fields]).toEqual([
      'VALIDATION_FAILED',
      { [field]: 'This has a broken character in it' },
    ]);
    const lithuanian = await refusal(await post('/api/notes', body, asActor('i18n', { language: 'lt' })));
    expect(lithuanian.fields).toEqual({ [field]: 'Čia yra sugadintas simbolis' });
  });

  it('R26 refuses what is no UTF-8 instead of reading something else', async () => {
    const body = Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xc3]), Buffer.from('"}')]);
    const answer = await fetch(`${service.url}/api/notes`, {
      method: 'POST',
      headers: { ...asActor('i18n'), 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, (await refusal(answer)).code]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  it.each([
    ['lists', (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['objects', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
  ])('R26 refuses %s that are nested too deep', async (_name, nested) => {
    expect((await post('/api/notes', `{"text":"a","more":${nested(31)}}`)).status).toBe(201);
    for (const depth of [32, 5_000, 100_000]) {
      const answer = await refusal(await post('/api/notes', `{"text":"a","more":${nested(depth)}}`));
      expect([answer.code, answer.message]).toEqual([
        'VALIDATION_FAILED',
        'The request is not valid: more: This is nested too deep',
      ]);
    }
  });
});
