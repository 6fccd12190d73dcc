import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { aGuestId, asActor } from '@pactwright/testing';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { DocumentsHarness } from './harness.js';
import { Reviewer } from './reviewer.js';

const BOUNDARY = 'the-boundary';
/* Whoever waits behind what nobody reads waits for ever. */
const GIVEN_UP_MS = 25_000;
/* What an upload takes is some tenths of a second; a machine with other work on it hesitates now and then. */
const HESITATION_MS = 5_000;

let documents: DocumentsHarness;
let reviewer: Reviewer;
beforeAll(async () => {
  documents = await DocumentsHarness.start();
  reviewer = new Reviewer(documents);
});
afterAll(async () => {
  await reviewer.stop();
  await documents.stop();
});

interface Sent {
  readonly agent: http.Agent;
  readonly body: string | Buffer;
  /** How many bytes more than it sends the request says that it has. */
  readonly held?: number;
}
interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly ms: number;
}

/** Sends a form over a connection of the agent, all of whose requests are those of different people. */
function send({ agent, body, held = 0 }: Sent): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${documents.service.url}/api/analyze/upload`,
      {
        agent,
        method: 'POST',
        timeout: GIVEN_UP_MS,
        headers: {
          ...asActor('documents', { guestId: aGuestId() }),
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          'content-length': Buffer.byteLength(body) + held,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            code: (JSON.parse(text) as Record<string, unknown>)['code'],
            ms: performance.now() - since,
          }),
        );
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    if (held === 0) request.end(body);
    else request.write(body);
  });
}

const part = (headers: string, content: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const upload = (): string =>
  part('name="contract"; filename="a.txt"', `${CONTRACT_TEXT}\n\nReference ${aGuestId()}`) +
  part('name="language"', 'en') +
  END;
const BROKEN: readonly (readonly [string, () => string])[] = [
  ['20,000 lines of headers', () => part(`name="contract"${'\r\nX-Line: 1'.repeat(20_000)}`, '') + END],
  ['a name of 1 MB', () => part(`name="contract"; filename="${'a'.repeat(1_000_000)}.txt"`, 'x') + END],
  ['a field of 2 MB', () => part('name="contract"', 'a'.repeat(2_000_000)) + END],
  ['no form at all', () => 'a'.repeat(1_000_000)],
];

/** Four uploads at once, over connections that are kept. */
const round = (agent: http.Agent): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 4 }, () => send({ agent, body: upload() })));

describe('an upload that is broken', () => {
  let usualMs = 0;
  beforeAll(async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
    for (let at = 0; at < 5; at += 1)
      usualMs = Math.max(usualMs, ...(await round(agent)).map(({ ms }) => ms));
    agent.destroy();
  });

  it.each(BROKEN)('costs nobody else anything: %s', async (_name, broken) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
    const attacks: Answer[] = [];
    const others: Answer[] = [];
    for (let at = 0; at < 5; at += 1) {
      attacks.push(await send({ agent, body: broken() }));
      others.push(...(await round(agent)));
    }
    agent.destroy();

    expect(attacks.map(({ status }) => status)).toEqual(attacks.map(() => 400));
    expect(others.filter(({ status }) => status !== 200)).toEqual([]);
    expect(others.filter(({ ms }) => ms > 2 * usualMs + HESITATION_MS)).toEqual([]);
  });
});

describe('a file of a wrong type', () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());
  const refused = { status: 415, code: 'UPLOAD_TYPE' };
  const image = (bytes: number): string =>
    part('name="contract"; filename="a.png"', 'x'.repeat(bytes)) + part('name="language"', 'en') + END;

  it.each([200_000, 2_000_000, 10_000_000])('R-ANA-02 is refused at once, of %d bytes', async (bytes) => {
    const answer = await send({ agent, body: image(bytes) });

    expect(answer).toMatchObject(refused);
    expect(answer.ms).toBeLessThan(HESITATION_MS);
    expect(await send({ agent, body: upload() })).toMatchObject({ status: 200 });
  });

  it('R-ANA-02 is refused while most of it is still to come', async () => {
    const answer = await send({ agent, body: image(500_000), held: 5_000_000 });

    expect(answer).toMatchObject(refused);
    expect(await send({ agent, body: upload() })).toMatchObject({ status: 200 });
  });
});
