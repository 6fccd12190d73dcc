import { freePortBase } from '#tools/launch/ports.mjs';
import { median, percentile } from './measuring/figures.ts';
import { answers } from '#tools/launch/readiness.ts';
import { SERVICE_OPTIONS } from '#tools/stack/services.mjs';
import { requireAnswered, startPeer, type Bench } from './bench-context.ts';
import { bundleBench } from './bundle.ts';
import { gatewayBefore, warmUp } from './gateway.ts';
import { versionsOf } from './machine.ts';
import { processorMicroseconds } from './processes.ts';
import { each, inTurns, ratios, spread } from './rounds.ts';
import { signedIn } from './stack.ts';
import type { Finding } from './report.ts';

const ROUNDS = 5;
const SECONDS = 1.6;
const WARM_UP = 0.3;
const CONNECTIONS = 8;
const ARMS = {
  bare: 'bare undici proxy',
  none: 'our proxy, no session, no limits',
  session: 'with the session and its token',
  limits: 'with the limits',
  both: 'with both',
  whole: 'the whole gateway: besides, Fastify, request ids, metrics and the access log',
} as const;

/** B10: what being safe costs, check by check. */
export async function measureSafety(bench: Bench): Promise<Finding> {
  const { children } = bench;
  const stack = await bench.stack();
  const cookie = await signedIn(stack.url, 'safety@example.com');
  const upstream = await startPeer(children, 'upstream.mjs', {});
  const program = await bundleBench('apps/gateway', 'bench/parts.ts');
  const { REDIS_SESSION_URL = '', SESSION_SECRET = '', INTERNAL_SECRET = '' } = stack.environment;
  const parts = async (on: string) => {
    const port = await freePortBase();
    const url = `http://127.0.0.1:${port}`;
    const name = `parts ${on}`;
    const env = { ON: on, PORT: String(port), UPSTREAM: upstream.url, REDIS: REDIS_SESSION_URL };
    await children.start({
      name,
      command: process.execPath,
      args: [...SERVICE_OPTIONS, program],
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, SESSION_SECRET, INTERNAL_SECRET },
      ready: answers(url),
    });
    return { url, pid: children.get(name).pid ?? 0 };
  };
  const none = await parts('none');
  const arms: Record<string, { url: string; pid: number }> = {
    bare: await startPeer(children, 'bare-proxy.mjs', { UPSTREAM: upstream.url }),
    none,
    session: await parts('session'),
    limits: await parts('limits'),
    both: await parts('session,limits'),
    whole: await gatewayBefore(children, upstream.url, stack.environment),
  };
  await warmUp(bench, Object.values(arms), cookie);
  const found = await inTurns(Object.keys(ARMS), ROUNDS, async (arm) => {
    const { url, pid } = arms[arm] ?? none;
    const before = processorMicroseconds([pid]);
    const calls = [{ path: '/api/contracts', headers: { cookie } }];
    const outcome = await bench.load({
      url,
      calls,
      connections: CONNECTIONS,
      seconds: SECONDS,
      warmUp: WARM_UP,
    });
    const spent = processorMicroseconds([pid]) - before;
    requireAnswered(outcome, ['200']);
    return {
      cpu: spent / ((outcome.took.length * SECONDS) / outcome.seconds),
      p50: percentile(outcome.took, 50),
    };
  });
  const signing = Number(await (await fetch(`${none.url}/signing`)).text());

  const cpu = (arm: string) => each(found.get(arm), 'cpu');
  return {
    how: `The same call as in B1 (1 KB, ${CONNECTIONS} connections) through the gateway's own parts on a bare server, where a benchmark can leave some out; the product itself has no switch for it. The identity that a service believes is in every arm but the first; signed for the same caller within seconds it takes ${signing.toFixed(1)} µs by itself.`,
    tables: [
      {
        head: ['what works', 'processor, µs a call', 'to the bare proxy', 'p50, ms'],
        rows: Object.entries(ARMS).map(([arm, words]) => [
          words,
          spread(cpu(arm), 0),
          spread(ratios(cpu(arm), cpu('bare'))),
          spread(each(found.get(arm), 'p50')),
        ]),
      },
    ],
    verdicts: [
      {
        what: 'processor time of the whole gateway to that of a bare undici proxy',
        figure: median(ratios(cpu('whole'), cpu('bare'))),
        unit: ' times',
        target: 2.1,
      },
    ],
    learned: [
      'The session and the limits are remembered and counted here between two questions to Redis, so they cost little each. Of the rest a log line takes about 3 µs and a metric less than 1 µs; the hooks of Fastify and Nest and the context that each request enters take a few more. More than any of them costs the collection of what a call leaves behind, which runs in threads of its own and is counted here; it was four times as much while some of that was made among the old objects.',
    ],
    versions: versionsOf(['undici', 'fastify', 'ioredis']),
  };
}
