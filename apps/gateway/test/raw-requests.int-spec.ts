import { randomUUID } from 'node:crypto';
import { verifyIdentity } from '@pactwright/server-session';
import { TEST_SECRET } from '@pactwright/testing';
import { sendRaw, startGateway, type Harness } from './harness.js';

let it_: Harness;
beforeAll(async () => {
  it_ = await startGateway();
});
afterAll(() => it_.close());
beforeEach(() => {
  it_.upstreams.seen.length = 0;
});

const HOST = 'Host: pactwright.example\r\n';
const get = (target: string, headers = ''): string => `GET ${target} HTTP/1.1\r\n${HOST}${headers}\r\n`;
const post = (headers: string, body = ''): string =>
  `POST /api/contracts HTTP/1.1\r\n${HOST}${headers}\r\n${body}`;
const named = (requests: readonly string[]): (readonly [string, string])[] =>
  requests.map((bytes, index) => [`${index + 1}: ${bytes.slice(0, 90).replace(/\r\n/g, '↵')}`, bytes]);

/** What two readers could understand differently: refused before anybody behind the gateway sees it. */
const AMBIGUOUS = [
  ...[
    '/api/../api/contracts',
    '/api/contracts/../user',
    '/api/contracts/..',
    '/api//contracts',
    '//api/contracts',
    '/api/%2e%2e/contracts',
    '/api/.%2e/contracts',
    '/api/contracts%2f1',
    '/api/contracts%2F..%2Fuser',
    '/api/contracts;a=b',
    '/api/contracts%3ba=b',
    '/api/contracts%00',
    '/api/contracts%5c',
    '/api\\contracts',
    '/api/./contracts',
    '/api/%2e/contracts',
    '/api/contracts%0d%0aX:1',
    '/api/contracts%252f1',
    '/api/contracts%c0%af1',
    '/api/contracts%zz',
    '/api/contracts%',
    'http://evil.example/api/contracts',
    'https://pactwright.example/api/contracts',
    '*',
    'api/contracts',
  ].map((target) => get(target)),
  post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${get('/api/user')}`),
  post('Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', '0\r\n\r\n'),
  post('Content-Length: 5\r\nContent-Length: 6\r\n', 'hello'),
  post('Content-Length: 5, 6\r\n', 'hello'),
  post('Content-Length: -1\r\n'),
  post('Content-Length: +5\r\n', 'hello'),
  post('Content-Length: 0x5\r\n', 'hello'),
  post('Content-Length: 5 5\r\n', 'hello'),
  post('Content-Length: five\r\n', 'hello'),
  post('Transfer-Encoding: xchunked\r\n'),
  post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'),
  post('Transfer-Encoding: identity, chunked, identity\r\n', '0\r\n\r\n'),
  post('Transfer-Encoding : chunked\r\n', '0\r\n\r\n'),
  post('Transfer-Encoding: chunked\r\n', 'zz\r\nhello\r\n0\r\n\r\n'),
  post('Transfer-Encoding: chunked\r\n', '-5\r\nhello\r\n0\r\n\r\n'),
  get('/api/contracts', 'Content-Length: 5\r\n') + 'hello',
  get('/api/contracts', 'Transfer-Encoding: chunked\r\n') + '5\r\nhello\r\n0\r\n\r\n',
  get('/api/contracts', 'X-Bad\x00Name: 1\r\n'),
  get('/api/contracts', 'X-Bad: a\x00b\r\n'),
  get('/api/contracts', 'X Bad: 1\r\n'),
  get('/api/contracts', ': no name\r\n'),
  get('/api/contracts', ' folded: 1\r\n'),
  get('/api/contracts', `X-Big: ${'a'.repeat(20_000)}\r\n`),
  get(`/api/${'a'.repeat(9_000)}`),
  `GET /api/contracts HTTP/9.9\r\n${HOST}\r\n`,
  `GET /api/contracts HTTP/1.1\r\n\r\n`,
  `GET /api/contracts HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`,
  `TRACE /api/contracts HTTP/1.1\r\n${HOST}\r\n`,
  `CONNECT pactwright.example:443 HTTP/1.1\r\n${HOST}\r\n`,
  `G\x00T /api/contracts HTTP/1.1\r\n${HOST}\r\n`,
];

/** Well formed, and claiming to be somebody or somewhere: it gets through, and what it claims does not. */
const CLAIMING = [
  'X-User-Id: admin',
  'X_User_Id: admin',
  'x-user-id: a\r\nX-User-Id: b',
  'X-Identity: admin',
  'X-Is-Admin: true',
  'X-Forwarded-User: admin',
  'X-Remote-User: admin',
  'Remote-User: admin',
  'X-Forwarded-For: 10.0.0.1',
  'X-Real-IP: 10.0.0.1',
  'X-Client-IP: 10.0.0.1',
  'Forwarded: for=10.0.0.1;proto=https;host=evil.example',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: https',
  'X-Original-URL: /api/admin/users',
  'X-Rewrite-URL: /api/admin/users',
  'X-HTTP-Method-Override: DELETE',
  'Authorization: Bearer forged',
  'Authorization: Basic YWRtaW46YWRtaW4=',
  'Proxy-Authorization: Basic YWRtaW46YWRtaW4=',
  'Cookie: sid=forged',
  `Cookie: sid=${'a'.repeat(43)}; guest=${'b'.repeat(10)}`,
  'Connection: close, authorization',
  'Connection: keep-alive, x-forwarded-for',
  'Connection: x-request-id',
  'X-Request-Id: forged',
  'Traceparent: 00-11111111111111111111111111111111-2222222222222222-01',
].map((headers) =>
  get('/api/contracts', `${headers}\r\n${/^Connection/.test(headers) ? '' : 'Connection: close\r\n'}`),
);

it.each([
  ['en', 'The request could not be read.'],
  ['lt', 'Nepavyko perskaityti užklausos.'],
])('A1 refuses an address that is no text as it refuses everything (%s)', async (language, message) => {
  for (const at of ['/api/contracts/%ED%A0%80', '/%', '/api/%', '/contracts/%ff']) {
    const answer = await sendRaw(
      it_.gateway.url,
      get(at, `Accept-Language: ${language}\r\nConnection: close\r\n`),
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain(`"success":false,"message":"${message}"`);
    expect(answer).toContain('"code":"MALFORMED_REQUEST"');
  }
});

it('R16 has at least sixty requests', () => {
  expect(AMBIGUOUS.length + CLAIMING.length).toBeGreaterThanOrEqual(60);
});

it('R16 answers no request that could be read in two ways, and shows none to a service', async () => {
  /* All at once, because each connection is listened to until it rests. */
  const answers = await Promise.all(AMBIGUOUS.map((bytes) => sendRaw(it_.gateway.url, bytes)));
  /* A tunnel is asked of a proxy: the connection is closed without a word. */
  const isRefused = (answer: string, bytes: string): boolean =>
    /^HTTP\/1\.1 [45]\d\d/.test(answer) || (answer === '' && bytes.startsWith('CONNECT'));
  const open = named(AMBIGUOUS).filter(([, bytes], index) => !isRefused(answers[index] ?? '', bytes));
  expect(open.map(([name]) => name)).toEqual([]);
  expect(answers.filter((answer) => /HTTP\/1\.1 [123]\d\d/.test(answer))).toEqual([]);
  expect(it_.upstreams.seen).toEqual([]);
});

describe('R16 requests that claim to be somebody', () => {
  it.each(named(CLAIMING))('%s', async (_name, bytes) => {
    it_.upstreams.answer = (_request, response) => response.end('{}');
    const marker = randomUUID();
    const received = await sendRaw(
      it_.gateway.url,
      bytes.replace('/api/contracts', `/api/contracts?${marker}`),
    );
    const [request] = it_.upstreams.seen;
    if (!request) {
      expect(received).toMatch(/^HTTP\/1\.1 4\d\d/);
      return;
    }
    const { headers } = request;
    const identity = verifyIdentity(TEST_SECRET, 'contracts', headers.authorization?.replace('Bearer ', ''));
    expect(identity).toMatchObject({ actor: { userId: null, isAdmin: false }, sessionId: null });
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).not.toBe('forged');
    const suspicious = Object.keys(headers).filter((name) =>
      /user|identity$|admin|cookie|real-ip|client-ip|^forwarded|-host|-proto|original|rewrite|override|proxy/.test(
        name,
      ),
    );
    expect(suspicious).toEqual([]);
  });
});
