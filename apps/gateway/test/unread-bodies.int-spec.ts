import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { eventually } from '@pactwright/testing';
import { signedIn, startGateway, type Harness } from './harness.js';

const ANSWER = '{"answered":true}';
const MB = 1024 * 1024;
/* A call that waits behind another's body waits for 35 s. */
const AT_ONCE_MS = 5_000;

/** A service that answers what begins on a connection, and reads no more of it and nothing after it. */
const connections = new Set<net.Socket>();
const service = net.createServer((socket) => {
  connections.add(socket);
  socket.on('error', () => undefined);
  socket.once('data', () => {
    socket.pause();
    socket.write(
      `HTTP/1.1 415 Unsupported\r\ncontent-type: application/json\r\ncontent-length: ${ANSWER.length}\r\n\r\n${ANSWER}`,
    );
  });
});

let it_: Harness;
let cookie: string;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  it_ = await startGateway({
    DOCUMENTS_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_UPLOADS_PER_MINUTE: '100',
  });
  ({ cookie } = await signedIn(it_.sessions));
});
afterAll(async () => {
  await it_.close();
  for (const socket of connections) socket.destroy();
  service.close();
});

const call = async (body: Buffer): Promise<[number, string]> => {
  const answer = await fetch(`${it_.gateway.url}/api/analyze/upload`, {
    method: 'POST',
    body: Uint8Array.from(body),
    headers: { cookie },
    signal: AbortSignal.timeout(AT_ONCE_MS),
  });
  return [answer.status, await answer.text()];
};

describe('a body that its service does not read', () => {
  it.each([200_000, 3 * MB])('never stands before the call of another: %d bytes', async (bytes) => {
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push(await call(Buffer.alloc(bytes, 'a')));

    expect(answers).toEqual(answers.map(() => [415, ANSWER]));
  });

  it('does not keep its sender from reading the answer, nor from sending it to its end', async () => {
    const { port } = new URL(it_.gateway.url);
    const socket = net.connect(Number(port), '127.0.0.1');
    let received = '';
    let problem: unknown;
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('error', (error) => (problem = error));
    socket.write(
      `POST /api/analyze/upload HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Length: ${4 * MB}\r\n\r\n`,
    );
    socket.write(Buffer.alloc(MB, 'a'));
    await eventually(() => expect(received).toContain(ANSWER));
    expect(received.toLowerCase()).toContain('connection: close');
    for (let sent = 1; sent < 4; sent += 1) {
      await new Promise((resolve) => socket.write(Buffer.alloc(MB, 'a'), resolve));
    }
    await once(socket, 'end');
    expect(problem).toBeUndefined();
    socket.destroy();
  });
});
