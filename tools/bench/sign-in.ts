import { portsOf } from '#tools/stack/services.mjs';
import { median, percentile } from './measuring/figures.ts';
import { requireAnswered, type Bench } from './bench-context.ts';
import { versionsOf } from './machine.ts';
import { each, inTurns, spread, type Figures } from './rounds.ts';
import { signedIn } from './stack.ts';
import type { Finding } from './report.ts';

const ROUNDS = 5;
const ACCOUNTS = 40;
const TICK_MS = 10;
const PASSWORD = 'a long and private phrase';
const IDLE = { connections: 1, seconds: 3, warmUp: 0.5 };
const CROWD = { connections: 50, seconds: 4, warmUp: 0.5 };

/**
 * B5: how long a sign-in takes alone, how many fit into a second, and whether anything else in identity waits while fifty
 * of them queue for their hash.
 */
export async function measureSignIn(bench: Bench): Promise<Finding> {
  const stack = await bench.stack();
  const identity = `http://127.0.0.1:${portsOf(stack.settings).http('identity')}`;
  const emails = Array.from({ length: ACCOUNTS }, (_, number) => `person-${number}@example.com`);
  for (const email of emails) await signedIn(stack.url, email, PASSWORD);
  const calls = emails.map((email) => ({
    path: '/api/auth/login',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  }));

  const found = await inTurns(['idle', 'crowd'], ROUNDS, async (arm) => {
    const plan = arm === 'idle' ? IDLE : CROWD;
    /* What was measured before is forgotten with each reading. */
    await eventLoopDelay(identity);
    const outcome = await bench.load({ url: stack.url, calls, ...plan });
    const delay = await eventLoopDelay(identity);
    requireAnswered(outcome);
    return {
      p50: percentile(outcome.took, 50),
      p95: percentile(outcome.took, 95),
      perSecond: outcome.took.length / outcome.seconds,
      delay,
    };
  });

  const of = (arm: string, figure: string) => each(found.get(arm), figure);
  return {
    how: `Sign-ins to ${ACCOUNTS} accounts with the right password through the gateway, over one connection and over fifty; all services share one core. The delay of the event loop is identity's own metric (p99) over the round. The bounds on sign-ins at once and in a second are lifted for this.`,
    tables: [
      {
        head: ['connections', 'p50, ms', 'p95, ms', 'sign-ins a second', 'event loop delay p99, ms'],
        rows: [
          ['1', ...row(found.get('idle'))],
          ['50', ...row(found.get('crowd'))],
        ],
      },
    ],
    verdicts: [
      { what: 'sign-in alone, p95', figure: median(of('idle', 'p95')), unit: ' ms', target: 40 },
      {
        what: 'delay of the event loop while 50 sign-ins queue, p99',
        figure: median(of('crowd', 'delay')),
        unit: ' ms',
        target: 10,
      },
      {
        what: 'sign-ins a second, one core for everything',
        figure: median(of('crowd', 'perSecond')),
        unit: '',
        target: 50,
        bound: 'least',
      },
    ],
    learned: [
      'A hash is meant to be dear, and on this processor dearer than where the target was set: sign-ins on one core cannot be more than its inverse. It is computed in threads of its own, so that the event loop does not wait for it.',
    ],
    versions: versionsOf(['fastify', 'ioredis', 'typeorm']),
  };
}

const row = (rounds: Figures[] | undefined) =>
  ['p50', 'p95', 'perSecond', 'delay'].map((figure) =>
    spread(each(rounds, figure), figure === 'perSecond' ? 0 : 1),
  );

/**
 * What the metric tells is the time from one tick to the next: only what it is longer than a tick is delay.
 */
async function eventLoopDelay(service: string) {
  const text = await (await fetch(`${service}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? ([\d.e-]+)/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('the service does not measure its event loop');
  return Math.max(0, Number(seconds) * 1_000 - TICK_MS);
}
