import { connect, type AddressInfo } from 'node:net';
import { createAdapter } from './http.js';

/** Sends bytes that may be no request, further ones once something has come back, and gives everything that does. */
async function exchange(port: number, bytes: string, then?: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  if (then !== undefined) socket.once('data', () => socket.write(then));
  await new Promise((resolve) => socket.on('close', resolve));
  return answer;
}

describe('requests that nobody can read', () => {
  const http = createAdapter().getInstance();
  http.get('/begun', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 100 }).write('begun');
  });
  beforeAll(() => http.listen({ port: 0, host: '127.0.0.1' }));
  afterAll(() => http.close());

  it.each([
    ['an address that is too long', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['what is no request', 'HELLO THERE\r\n\r\n', 400],
  ])('A1 are refused in the form of every other refusal: %s', async (_, bytes, status) => {
    const { port } = http.server.address() as AddressInfo;
    const [head = '', body = ''] = (await exchange(port, bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const code = status === 431 ? 'REQUEST_HEAD_TOO_LARGE' : 'MALFORMED_REQUEST';
    expect(JSON.parse(body)).toMatchObject({ success: false, code, requestId: expect.any(String) });
    expect(head).toContain(`x-request-id: ${String((JSON.parse(body) as { requestId: string }).requestId)}`);
  });

  it('A1 end the connection, and nothing more, where a reply has begun', async () => {
    const { port } = http.server.address() as AddressInfo;
    const answer = await exchange(port, 'GET /begun HTTP/1.1\r\nHost: x\r\n\r\n', 'HELLO THERE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 200 /u);
    expect(answer).toMatch(/\r\n\r\nbegun$/u);
  });
});
