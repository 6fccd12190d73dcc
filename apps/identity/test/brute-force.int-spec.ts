import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { asActor } from '@pactwright/testing';
import { PasswordHasher } from '../src/passwords/password-hasher.js';
import { IdentityUnderTest, PASSWORD, type Answer, type Browser } from './harness.js';

const LOGINS = 1_000;
const AT_ONCE = 50;
const MINUTE_MS = 60_000;

/** Sends `count` requests, so many at a time. */
async function flood(count: number, send: (number: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) answers.push(await send((next += 1)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

describe('guessing a password', () => {
  let clock = Date.now();
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await IdentityUnderTest.start({}, () => clock);
  });
  afterAll(() => identity.stop());

  const signIn = (email: string, password: string, from: Browser = identity.browser()): Promise<Answer> =>
    from.post('/api/auth/login', { email, password });
  const guess = (email: string) => (number: number) => signIn(email, `wrong guess ${number}`);

  it('R19 computes at most 20 hashes for 1,000 sign-ins to one account from as many addresses, in an hour', async () => {
    const { email } = await identity.registered();
    const verify = jest.spyOn(identity.service.get(PasswordHasher), 'verify');
    const answers = await flood(LOGINS, (number) => {
      clock += 3_600;
      return guess(email)(number);
    });
    const computed = verify.mock.calls.length;
    verify.mockRestore();
    expect(answers).toHaveLength(LOGINS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(LOGINS - computed);
    expect(computed).toBeGreaterThanOrEqual(5);
    expect(computed).toBeLessThanOrEqual(20);
  });

  it('R19 lets the owner in after at most 15 minutes, however long it went on', async () => {
    const { email } = await identity.registered();
    let waited = 0;
    for (let number = 0; number < 40; number += 1) {
      const { status, headers } = await guess(email)(number);
      if (status !== 429) continue;
      const seconds = Number(headers.get('retry-after'));
      waited = Math.max(waited, seconds);
      clock += seconds * 1_000;
    }
    expect(waited).toBe(15 * 60);
    await guess(email)(0);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    clock += 15 * MINUTE_MS;
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('R19 never makes the owner wait where they signed in before', async () => {
    const { email } = await identity.registered();
    const home = identity.browser();
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    await flood(100, guess(email));
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
  });

  it('R19 counts guesses from a known address as any others', async () => {
    const { email } = await identity.registered();
    const home = identity.browser();
    await signIn(email, PASSWORD, home);
    const statuses: number[] = [];
    for (let number = 0; number < 7; number += 1)
      statuses.push((await signIn(email, `wrong guess ${number}`, home)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});

describe('a flood of sign-ins', () => {
  const SECONDS = 4;

  it('R19 at 200 a second keeps other calls fast', async () => {
    const identity = await IdentityUnderTest.start();
    const { email, browser } = await identity.signedIn();
    const others = async (seconds: number): Promise<number[]> => {
      const took: number[] = [];
      const end = performance.now() + seconds * 1_000;
      while (performance.now() < end) {
        const began = performance.now();
        expect((await browser.get('/api/user')).status).toBe(200);
        took.push(performance.now() - began);
        await new Promise(setImmediate);
      }
      return took.sort((a, b) => a - b);
    };
    const rank = (took: readonly number[], share: number): number =>
      took[Math.floor(took.length * share)] ?? Infinity;

    await others(1);
    const idle = await others(SECONDS);
    /* In a thread of its own, so that what sends the flood does not slow down what is measured. */
    const flooder = new Worker(FLOOD, {
      eval: true,
      workerData: {
        url: `${identity.service.url}/api/auth/login`,
        headers: { ...asActor('identity'), 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'wrong password' }),
      },
    });
    const busy = await others(SECONDS);
    flooder.postMessage('stop');
    const [statuses] = (await once(flooder, 'message')) as [Record<string, number>];
    await flooder.terminate();
    await identity.stop();

    expect(Object.keys(statuses).sort()).toEqual(['401', '429']);
    expect(statuses['429']).toBeGreaterThan(SECONDS * 100);
    /* Twice as long, or so short that nobody notices. */
    expect(rank(busy, 0.5)).toBeLessThan(Math.max(2 * rank(idle, 0.5), 50));
    expect(rank(busy, 0.95)).toBeLessThan(1_000);
  });
});

const FLOOD = `
const { parentPort, workerData } = require('node:worker_threads');
const { url, headers, body } = workerData;
const statuses = {};
let sent = 0;
const pending = new Set();
const since = performance.now();
const timer = setInterval(() => {
  for (const due = (performance.now() - since) / 5; sent < due; ) {
    sent += 1;
    const from = '198.51.' + (sent >> 8) + '.' + (sent & 255);
    const answer = fetch(url, { method: 'POST', headers: { ...headers, 'x-forwarded-for': from }, body })
      .then(async (response) => {
        await response.arrayBuffer();
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        pending.delete(answer);
      });
    pending.add(answer);
  }
}, 50);
parentPort.once('message', async () => {
  clearInterval(timer);
  await Promise.all(pending);
  parentPort.postMessage(statuses);
});
`;
