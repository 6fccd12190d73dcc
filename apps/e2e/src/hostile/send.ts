import { connect } from 'node:net';

export interface Message {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string | Buffer])[];
  /** Beside those of the caller. */
  readonly cookie?: Buffer;
  readonly type?: string;
  readonly body?: string | Buffer;
}

export interface Outcome {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly retryAfter: number;
  /** The beginning of the answer, or why there is none. */
  readonly text: string;
  readonly tookMs: number;
}

/* Nobody waits longer in a browser; a call without an answer by then hangs. */
const PATIENCE_MS = 40_000;
const READ = 8_000;
/* Beyond this Node reads no head, and may close the connection before it was told why. */
export const HEAD_MAX_BYTES = 16 * 1024;

export const headOf = ({ host }: URL, message: Message, cookie: string): Buffer => {
  const { method, path, headers, type, body } = message;
  const named = new Set(headers.map(([name]) => name));
  const cookies = [Buffer.from(cookie), ...(message.cookie ? [Buffer.from('; '), message.cookie] : [])];
  const lines: (readonly [string, string | Buffer])[] = [
    ['host', host],
    ['cookie', Buffer.concat(cookies)],
    ...(type ? ([['content-type', type]] as const) : []),
    ['connection', 'close'],
  ];
  if (body !== undefined) lines.push(['content-length', String(Buffer.byteLength(body))]);
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n`),
    ...[...lines.filter(([name]) => !named.has(name)), ...headers].flatMap(([name, value]) => [
      Buffer.from(`${name}: `),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('\r\n'),
  ]);
};

/** Sends these bytes over a connection of their own: what an ordinary client would refuse to send is what this is about. */
export function send(url: URL, message: Message, cookie: string): Promise<Outcome> {
  const since = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname);
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (problem: string): void => {
      clearTimeout(timer);
      socket.destroy();
      const answer = Buffer.concat(chunks).toString();
      const [head = '', text = ''] = answer.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        retryAfter: Number(/\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? 0),
        text: (text || problem).slice(0, READ),
        tookMs: performance.now() - since,
      });
    };
    const timer = setTimeout(() => settle('no answer in time'), PATIENCE_MS);
    socket.on('data', (chunk) => {
      if (length < HEAD_MAX_BYTES) chunks.push(chunk);
      length += chunk.length;
      /* Goes on for as long as the server likes. */
      if (chunk.includes('text/event-stream')) settle('');
    });
    socket.once('error', ({ message: why }) => settle(why));
    socket.once('close', () => settle('closed without an answer'));
    socket.write(headOf(url, message, cookie));
    if (message.body !== undefined) socket.write(message.body);
  });
}
