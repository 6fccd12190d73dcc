import { connect, type AddressInfo } from 'node:net';
import { createAdapter } from './http.js';

/** Sends bytes that may be no request and gives everything that comes back. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  await new Promise((resolve) => socket.on('close', resolve));
  return answer;
}

describe('requests that nobody can read', () => {
  const http = createAdapter().getInstance();
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
});
