import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { DETAILS_BYTES, UPLOAD_MAX_BYTES, UPLOAD_OVERHEAD_BYTES, type ErrorBody } from '@pactwright/protocol';
import { eventually } from '@pactwright/testing';
import { signedIn, startGateway, type Harness } from './harness.js';

let it_: Harness;
const url = (path: string) => `${it_.gateway.url}${path}`;

beforeAll(async () => {
  it_ = await startGateway();
});
afterAll(() => it_.close());
beforeEach(() => it_.upstreams.forget());

describe('the way through', () => {
  it('streams a large upload of a known route and refuses one byte too many while it flows', async () => {
    const send = (bytes: number) =>
      fetch(url('/api/wizard-steps/save'), {
        method: 'POST',
        body: Readable.toWeb(
          Readable.from(
            (function* () {
              for (let left = bytes; left > 0; left -= 65_536)
                yield Buffer.alloc(Math.min(left, 65_536), 'a');
            })(),
          ),
        ) as ReadableStream,
        duplex: 'half',
      } as RequestInit);
    expect((await send(1024 * 1024)).status).toBe(200);
    expect(it_.upstreams.seen.at(-1)?.bytes).toBe(1024 * 1024);
    const refused = await send(1024 * 1024 + 1);
    expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('passes chunks on as they come', async () => {
    let finish = (): void => undefined;
    it_.upstreams.answer = (_request, response) => {
      response.write('first');
      finish = () => response.end('second');
    };
    const reader = (await fetch(url('/api/contracts'))).body?.getReader();
    const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await next()).toBe('first');
    finish();
    expect(await next()).toBe('second');
  });

  it('lets only identity set cookies and drops what tells about the inside', async () => {
    it_.upstreams.answer = (_request, response) => {
      response.writeHead(200, {
        'set-cookie': 'sid=forged',
        server: 'inside',
        'x-powered-by': 'inside',
        etag: '"1"',
      });
      response.end('{}');
    };
    const response = await fetch(url('/api/contracts'));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect([response.headers.get('server'), response.headers.get('x-powered-by')]).toEqual([null, null]);
    expect(response.headers.get('etag')).toBe('"1"');
    expect(response.headers.get('cache-control')).toBe('no-store');

    const token = 'a'.repeat(43);
    it_.upstreams.answer = (_request, answer) => {
      answer.writeHead(200, { 'set-cookie': `sid=${token}; Path=/; HttpOnly` });
      answer.end('{}');
    };
    const login = await fetch(url('/api/login'), { method: 'POST' });
    expect(login.headers.getSetCookie().map((each) => each.split('=')[0])).toEqual(['sid', 'XSRF-TOKEN']);
  });

  it('T-43 answers in the caller’s language when nobody answers behind it', async () => {
    const alone = await startGateway({ CONTRACTS_URL: 'http://127.0.0.1:9' });
    try {
      const response = await fetch(`${alone.gateway.url}/api/contracts`, {
        headers: { 'accept-language': 'lt' },
      });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await response.json()).toMatchObject({
        success: false,
        code: 'SERVICE_UNAVAILABLE',
        message: expect.stringContaining('nepasiekiama'),
        requestId: response.headers.get('x-request-id'),
      });
      const health = await fetch(`${alone.gateway.url}/api/health`);
      expect(await health.json()).toMatchObject({
        status: 'degraded',
        unavailable: expect.arrayContaining(['contracts']),
      });
    } finally {
      await alone.close();
    }
  });

  it('takes 16 KB of details for a download, and not a byte more', async () => {
    const { cookie } = await signedIn(it_.sessions);
    const send = (bytes: number) =>
      fetch(url(`/api/contracts/${randomUUID()}/download/pdf`), {
        method: 'POST',
        body: Buffer.alloc(bytes, 'a'),
        headers: { cookie, 'content-type': 'application/json' },
      });
    expect((await send(DETAILS_BYTES)).status).toBe(200);
    expect(it_.upstreams.seen.at(-1)?.bytes).toBe(16 * 1024);
    const refused = await send(DETAILS_BYTES + 1);
    expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('streams an upload of the allowed size and says what is allowed to one that is larger', async () => {
    const { cookie } = await signedIn(it_.sessions);
    const send = (bytes: number) =>
      fetch(url('/api/analyze/upload'), {
        method: 'POST',
        body: Buffer.alloc(bytes, 'a'),
        headers: { cookie },
      });
    const most = UPLOAD_MAX_BYTES + UPLOAD_OVERHEAD_BYTES;
    expect((await send(most)).status).toBe(200);
    expect(it_.upstreams.seen.at(-1)?.bytes).toBe(most);
    const refused = await send(3 * most);
    expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([413, 'UPLOAD_TOO_LARGE']);
  });

  it('R-ANA-09 tells whoever still sends a file that its service has died, and to try again', async () => {
    const { cookie } = await signedIn(it_.sessions);
    let hasDied = (): void => undefined;
    const death = new Promise<void>((resolve) => (hasDied = resolve));
    it_.upstreams.receive = (request) => {
      request.socket.destroy();
      hasDied();
    };
    const body = ReadableStream.from(
      (async function* () {
        yield Buffer.alloc(1_000, 'a');
        await death;
        yield Buffer.alloc(1_000, 'b');
      })(),
    );
    const headers = { cookie, 'accept-language': 'lt' };
    const cut = await fetch(url('/api/analyze/upload'), { method: 'POST', body, headers, duplex: 'half' });

    expect([cut.status, cut.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await cut.json()).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('Bandykite dar kartą'),
    });
  });

  it('passes events on as they happen, and tells the service when their reader leaves', async () => {
    let hasLeft = false;
    let goOn: () => void = () => undefined;
    it_.upstreams.answer = (_request, response) => {
      response.once('close', () => (hasLeft = true));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"status":"queued"}\n\n');
      goOn = () => response.write('data: {"status":"running"}\n\n');
    };
    const leaving = new AbortController();
    const response = await fetch(url('/api/runs/1/events'), { signal: leaving.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('queued');
    goOn();
    expect((await reader?.read())?.value).toContain('running');
    leaving.abort();
    await eventually(() => expect(hasLeft).toBe(true));
  });

  it('tells the service that whoever asked has left before it answered', async () => {
    let [isAsked, hasLeft] = [false, false];
    it_.upstreams.answer = (_request, response) => {
      isAsked = true;
      response.once('close', () => (hasLeft = true));
    };
    const leaving = new AbortController();
    const call = fetch(url('/api/contracts'), { signal: leaving.signal });
    await eventually(() => expect(isAsked).toBe(true));
    leaving.abort();
    await expect(call).rejects.toThrow('aborted');
    await eventually(() => expect(hasLeft).toBe(true));
  });

  it('takes from the service no faster than a slow reader takes, and leaves nothing out', async () => {
    const bytes = 64 * 1024 * 1024;
    let isTaken = false;
    it_.upstreams.answer = (_request, response) => {
      response.once('finish', () => (isTaken = true));
      response.end(Buffer.alloc(bytes, 'a'));
    };
    const [response] = (await once(http.get(url('/api/contracts')), 'response')) as [http.IncomingMessage];
    /* Everybody's sockets are in this loop: in so many turns of it all of the answer is read where somebody reads. */
    for (let turn = 0; turn < 10_000; turn += 1) await new Promise(setImmediate);
    expect(isTaken).toBe(false);
    let read = 0;
    response.on('data', (chunk: Buffer) => (read += chunk.length));
    await once(response, 'end');
    expect([read, isTaken]).toEqual([bytes, true]);
  });

  it('breaks an answer off that its service did not finish', async () => {
    it_.upstreams.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    };
    const response = await fetch(url('/api/contracts'));
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('answers quick calls while many wait for long ones', async () => {
    it_.upstreams.answer = (request, response) => {
      if (request.url?.startsWith('/api/runs')) response.writeHead(200).write('waiting');
      else response.end('{}');
    };
    const waiting = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const call = http.get(url(`/api/runs/${at}`), { agent: false });
        const [response] = (await once(call, 'response')) as [http.IncomingMessage];
        return response;
      }),
    );
    expect(waiting.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const quick = await fetch(url('/api/contracts'), { signal: AbortSignal.timeout(30_000) });
    expect(quick.status).toBe(200);
    for (const response of waiting) response.destroy();
  });

  it('describes its calls as OpenAPI', async () => {
    const docs = (await (await fetch(url('/api/docs'))).json()) as { paths: Record<string, object> };
    expect(docs.paths['/api/wizard-steps/save']).toMatchObject({ post: { requestBody: expect.anything() } });
  });
});
