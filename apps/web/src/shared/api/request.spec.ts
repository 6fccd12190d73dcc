import { ApiStub, refusal } from '../testing/api-stub.js';
import { send, sendForJson } from './request.js';

const call = async (path = '/api/thing') => sendForJson({ url: path });

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe(send.name, () => {
  it('R-AUTH-12 includes cookies with every call, relative to the page’s own origin', async () => {
    const api = new ApiStub().on('GET /api/thing', () => Response.json(1));
    await expect(call()).resolves.toEqual({ data: 1 });
    expect(api.calls[0]?.credentials).toBe('include');
  });

  it('R-AUTH-13 sends the anti-forgery cookie back as a header on writes, not on reads', async () => {
    const api = new ApiStub()
      .on('POST /api/thing', () => Response.json({}))
      .on('GET /api/thing', () => Response.json({}));
    document.cookie = 'XSRF-TOKEN=a%2Bb.c';
    await send({ url: '/api/thing', method: 'POST', body: { a: 1 } });
    await send({ url: '/api/thing' });
    expect(api.calls[0]?.headers.get('X-XSRF-TOKEN')).toBe('a+b.c');
    expect(api.calls[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(api.calls[0]?.body).toEqual({ a: 1 });
    expect(api.calls[1]?.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it('leaves the content type of a form to the browser', async () => {
    const api = new ApiStub().on('POST /api/thing', () => Response.json({}));
    await send({ url: '/api/thing', method: 'POST', body: new FormData() });
    expect(api.calls[0]?.headers.has('Content-Type')).toBe(false);
    expect(api.calls[0]?.body).toBeInstanceOf(FormData);
  });
});

describe('a failed call', () => {
  it('R-API-30 is the status code and the status text from 500 on', async () => {
    new ApiStub().on(
      'GET /api/thing',
      () => new Response('stack trace', { status: 503, statusText: 'Service Unavailable' }),
    );
    await expect(call()).resolves.toMatchObject({
      error: { status: 503, summary: '503: Service Unavailable' },
    });
  });

  it('R-API-30 is the status code and the body below 500', async () => {
    new ApiStub().on('GET /api/thing', () => new Response('Not today', { status: 409 }));
    await expect(call()).resolves.toMatchObject({
      error: { summary: '409: Not today', message: 'Not today' },
    });
  });

  it('T-43 carries the words, the code and the fields of an error body', async () => {
    const fields = { email: 'INVALID_EMAIL' };
    new ApiStub().on('GET /api/thing', () =>
      refusal(400, { message: 'Netinkama', code: 'VALIDATION_FAILED', fields }),
    );
    await expect(call()).resolves.toMatchObject({
      error: {
        status: 400,
        summary: '400: Netinkama',
        message: 'Netinkama',
        code: 'VALIDATION_FAILED',
        fields,
      },
    });
  });

  it('T-43 shows no page of HTML that a proxy answered with', async () => {
    new ApiStub().on('GET /api/thing', () => new Response('<html>Bad Gateway</html>', { status: 502 }));
    await expect(call()).resolves.toMatchObject({ error: { message: undefined } });
  });

  it('has no status when no answer came', async () => {
    new ApiStub().on('GET /api/thing', () => new TypeError('fetch failed'));
    await expect(call()).resolves.toMatchObject({ error: { status: null, summary: 'fetch failed' } });
  });

  it('is also an answer that is no JSON', async () => {
    new ApiStub().on('GET /api/thing', () => new Response('<!doctype html>'));
    await expect(call()).resolves.toMatchObject({ error: { status: 200 } });
  });
});
