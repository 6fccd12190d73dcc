import fs from 'node:fs';
import { jest } from '@jest/globals';
import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { z } from 'zod';
import { credentials, type Actor, type ErrorBody, type Language as LanguageCode } from '@pactwright/protocol';
import {
  AdminOnly,
  AppError,
  Confirmed,
  CurrentActor,
  HealthRegistry,
  Language,
  Public,
  SignedIn,
  ZodBody,
  configureLogging,
  requestId,
} from '@pactwright/server-kit';
import { signIdentity } from '@pactwright/server-session';
import {
  TEST_SECRET,
  asActor,
  eventually,
  freePort,
  startTestService,
  type TestService,
} from '../src/index.js';

const note = z.object({ text: z.string().max(5), language: z.enum(['en', 'lt']).optional() });
const strict = z.strictObject({ rows: z.int().min(1), kind: z.enum(['a', 'b']) });

@Controller('api/notes')
class NotesController {
  @Get('open')
  @Public()
  open(@CurrentActor() actor: Actor): { actor: Actor } {
    return { actor };
  }

  @Post('open')
  @Public()
  send(@Body() body: unknown): { body: unknown } {
    return { body: body ?? null };
  }

  @Get('mine')
  @SignedIn()
  mine(): { ok: true } {
    return { ok: true };
  }

  @Get('all')
  @AdminOnly()
  all(): { ok: true } {
    return { ok: true };
  }

  @Get('guarded')
  @AdminOnly()
  @Confirmed()
  guarded(): { ok: true } {
    return { ok: true };
  }

  @Post()
  @Public()
  async add(
    @ZodBody(note) body: z.infer<typeof note>,
    @Language() language: LanguageCode,
  ): Promise<{ text: string; language: LanguageCode; requestId: string | undefined }> {
    await new Promise((resolve) => setImmediate(resolve));
    return { text: body.text, language, requestId: requestId() };
  }

  @Post('credentials')
  @Public()
  credentials(@ZodBody(credentials) body: z.infer<typeof credentials>): { email: string } {
    return { email: body.email };
  }

  @Post('strict')
  @Public()
  strict(@ZodBody(strict) body: z.infer<typeof strict>): { rows: number } {
    return { rows: body.rows };
  }

  @Get('refused')
  @Public()
  refused(): never {
    throw new AppError('TOO_MANY_REQUESTS', { seconds: 7 });
  }

  @Get('slow')
  @Public()
  async slow(): Promise<{ ok: true }> {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { ok: true };
  }

  @Get('broken')
  @Public()
  broken(): never {
    throw new Error('a secret detail');
  }
}

/** How many slow calls have come in. */
let begun = 0;

@Module({ controllers: [NotesController] })
class NotesModule {}

describe('a service of the kit', () => {
  let service: TestService;
  const get = (path: string, headers: Record<string, string> = asActor('i18n')): Promise<Response> =>
    fetch(`${service.url}${path}`, { headers });
  const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { ...asActor('i18n'), 'content-type': 'application/json', ...headers },
      body,
    });
  const refusal = async (answer: Response): Promise<ErrorBody> => (await answer.json()) as ErrorBody;

  beforeAll(async () => {
    service = await startTestService({ name: 'i18n', module: NotesModule });
  });
  afterAll(() => service.close());

  it.each([
    ['no token', undefined],
    ['a forged token', signIdentity('another secret, which nobody trusts', 'i18n', visitor())],
    ['a token for another service', signIdentity(TEST_SECRET, 'billing', visitor())],
    ['a token of 70 seconds ago', signIdentity(TEST_SECRET, 'i18n', visitor(), Date.now() - 70_000)],
    [
      'a token of a clock that is 70 seconds ahead',
      signIdentity(TEST_SECRET, 'i18n', visitor(), Date.now() + 70_000),
    ],
  ])('R14 refuses %s', async (_name, token) => {
    const answer = await get('/api/notes/open', token ? { authorization: `Bearer ${token}` } : {});
    expect(answer.status).toBe(401);
    expect((await refusal(answer)).code).toBe('CALLER_NOT_TRUSTED');
  });

  it.each([
    ['behind', -64_000],
    ['ahead', 4_000],
  ])('R14 accepts a token whose clock is four seconds %s', async (_name, offMs) => {
    const token = signIdentity(TEST_SECRET, 'i18n', visitor(), Date.now() + offMs);
    expect((await get('/api/notes/open', { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('T-07 tells visitors to sign in and users that only administrators may', async () => {
    const userId = crypto.randomUUID();
    expect((await get('/api/notes/mine')).status).toBe(401);
    expect((await get('/api/notes/mine', asActor('i18n', { userId }))).status).toBe(200);
    expect((await get('/api/notes/all')).status).toBe(401);
    expect((await get('/api/notes/all', asActor('i18n', { userId }))).status).toBe(403);
    expect((await get('/api/notes/all', asActor('i18n', { userId, isAdmin: true }))).status).toBe(200);
  });

  it('T-07 asks for the password again, and only those who may do the thing at all', async () => {
    const userId = crypto.randomUUID();
    const code = async (actor: Partial<Actor>): Promise<string> =>
      (await refusal(await get('/api/notes/guarded', asActor('i18n', actor)))).code;
    expect(await code({})).toBe('NOT_SIGNED_IN');
    expect(await code({ userId, isConfirmed: true })).toBe('ADMIN_ONLY');
    expect(await code({ userId, isAdmin: true })).toBe('PASSWORD_CONFIRMATION_NEEDED');
    const confirmed = asActor('i18n', { userId, isAdmin: true, isConfirmed: true });
    expect((await get('/api/notes/guarded', confirmed)).status).toBe(200);
  });

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

describe('a service that stops', () => {
  it('R8 finishes what it has begun and takes nothing new', async () => {
    const service = await startTestService({ name: 'i18n', module: NotesModule });
    const asked = fetch(`${service.url}/api/notes/slow`, { headers: asActor('i18n') });
    await eventually(() => expect(begun).toBe(1));
    const closed = service.close();
    expect((await asked).status).toBe(200);
    await closed;
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
  });
});

describe('a port for operators', () => {
  it('is the only one they are answered on where the service’s own is public', async () => {
    const operatorPort = await freePort();
    const service = await startTestService({
      name: 'i18n',
      module: NotesModule,
      operatorPort,
      isEdge: true,
    });
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(404);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${operatorPort}/healthz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${operatorPort}/readyz`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${operatorPort}/metrics`)).text()).toContain(
      'http_server_request_duration_seconds',
    );
    await service.close();
    await expect(fetch(`http://127.0.0.1:${operatorPort}/readyz`)).rejects.toThrow();
  });

  it('leaves the gateway its answer on the service’s own, which is not public', async () => {
    const service = await startTestService({
      name: 'i18n',
      module: NotesModule,
      operatorPort: await freePort(),
    });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await service.close();
  });
});

/** What is logged meanwhile, a line each. */
async function logged(work: (lines: () => unknown[]) => Promise<void>): Promise<void> {
  const written: string[] = [];
  const keep = (_fd: number, data: string, done: (error: null, written: number) => void): void => {
    written.push(data);
    setImmediate(() => done(null, Buffer.byteLength(data)));
  };
  const write = jest.spyOn(fs, 'write').mockImplementation(keep as unknown as typeof fs.write);
  configureLogging('i18n', 'info');
  const lines = (): unknown[] =>
    written
      .join('')
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text || 'null') as unknown);
  try {
    await work(lines);
  } finally {
    configureLogging('i18n', 'silent');
    write.mockRestore();
  }
}

describe('readiness', () => {
  it('names the part that does not answer', async () => {
    const health = new HealthRegistry();
    health.register('database', async () => undefined);
    health.register('queue', () => Promise.reject(new Error('down')));
    expect(await health.readiness()).toEqual({ ready: false, failing: ['queue'] });
  });

  it('logs why a part does not answer, down to the first cause', async () => {
    const health = new HealthRegistry();
    const cause = Object.assign(new Error('unable to verify'), { code: 'CERT' });
    health.register('storage', () => Promise.reject(new AppError('SERVICE_UNAVAILABLE', {}, { cause })));
    await logged(async (lines) => {
      await health.readiness();
      const line = {
        message: 'not ready',
        failing: ['storage'],
        reasons: { storage: 'CERT: unable to verify' },
      };
      await eventually(() => expect(lines()).toContainEqual(expect.objectContaining(line)));
    });
  });

  it('does not wait for a part that hangs', async () => {
    const health = new HealthRegistry();
    health.register('storage', () => new Promise(() => undefined));
    expect(await health.readiness()).toEqual({ ready: false, failing: ['storage'] });
  });
});

describe('the boot check of routes', () => {
  it('refuses a route that does not say who may call it', async () => {
    @Controller('api/forgotten')
    class ForgottenController {
      @Post()
      add(@Body() body: unknown): unknown {
        return body;
      }
    }
    @Module({ controllers: [ForgottenController] })
    class ForgottenModule {}
    await expect(startTestService({ name: 'i18n', module: ForgottenModule })).rejects.toThrow(
      'ForgottenController.add',
    );
  });

  it('refuses a route that asks anybody for a password', async () => {
    @Controller('api/open')
    class OpenController {
      @Post()
      @Public()
      @Confirmed()
      add(): void {}
    }
    @Module({ controllers: [OpenController] })
    class OpenModule {}
    await expect(startTestService({ name: 'i18n', module: OpenModule })).rejects.toThrow(
      'OpenController.add',
    );
  });

  it('refuses a route that says it twice', () => {
    expect(() => {
      class TwiceController {
        @Public()
        @SignedIn()
        read(): void {}
      }
      return TwiceController;
    }).toThrow('read says twice who may call it');
  });
});

function visitor(): { actor: Actor; sessionId: null } {
  return { actor: { userId: null, guestId: null, isAdmin: false, language: 'en' }, sessionId: null };
}
