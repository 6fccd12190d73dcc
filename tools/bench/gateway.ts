import { freePortBase } from '#tools/launch/ports.mjs';
import { median, percentile } from './measuring/figures.ts';
import { say } from '#tools/launch/say.mjs';
import { serviceSpec } from '#tools/stack/stack.ts';
import type { Children } from '#tools/launch/children.mjs';
import { requireAnswered, startPeer, type Bench } from './bench-context.ts';
import { versionsOf } from './machine.ts';
import { processorMicroseconds } from './processes.ts';
import { each, inTurns, ratios, spread, type Figures } from './rounds.ts';
import { signedIn } from './stack.ts';
import type { Finding } from './report.ts';

const ROUNDS = 5;
const SECONDS = 1.3;
const WARM_UP = 0.3;
/* After 5,000 the engine still compiles, and a third of what the gateway adds to its own parts is that. */
const WARM_UP_CALLS = 30_000;
const ARMS = {
  direct: 'nothing between',
  ours: 'our gateway, all policies on',
  fastify: '@fastify/http-proxy, no policies',
  express: 'express with http-proxy-middleware, no policies',
} as const;
const LOADS = [
  { name: '1 KB, 1 connection', kb: 1, connections: 1 },
  { name: '1 KB, 8 connections', kb: 1, connections: 8 },
  { name: '1 KB, 64 connections', kb: 1, connections: 64 },
  { name: '100 KB, 8 connections', kb: 100, connections: 8 },
  { name: '1 KB, 300 a second', kb: 1, connections: 64, rate: 300 },
];
const MAIN = LOADS[1]?.name ?? '';
/* What @fastify/http-proxy took of a processor for a call on the machine that the targets were set on. */
const FASTIFY_MICROSECONDS_THERE = 76;

/**
 * B1: what the gateway adds to a call, with a session, its limits, an identity signed for the service and all else that
 * it does, beside proxies that do nothing of it.
 */
export async function measureGateway(bench: Bench): Promise<Finding> {
  const { children } = bench;
  const stack = await bench.stack();
  const cookie = await signedIn(stack.url, 'gateway@example.com');
  const upstream = await startPeer(children, 'upstream.mjs', {});
  const fastify = await startPeer(children, 'fastify-proxy.mjs', { UPSTREAM: upstream.url });
  const express = await startPeer(children, 'express-proxy.mjs', { UPSTREAM: upstream.url });
  const ours = await gatewayBefore(children, upstream.url, stack.environment);
  const arms: Record<string, { url: string; pid: number }> = { direct: upstream, ours, fastify, express };

  await warmUp(bench, Object.values(arms), cookie);

  const found = new Map<string, Map<string, Figures[]>>();
  for (const { name, kb, connections, rate } of LOADS) {
    say(`  ${name} ...`);
    found.set(
      name,
      await inTurns(Object.keys(ARMS), ROUNDS, async (arm) => {
        const { url, pid } = arms[arm] ?? upstream;
        const before = processorMicroseconds([pid]);
        const outcome = await bench.load({
          url,
          calls: [{ path: `/api/contracts?kb=${kb}`, headers: { cookie } }],
          connections,
          seconds: SECONDS,
          warmUp: WARM_UP,
          ...(rate === undefined ? {} : { rate }),
        });
        const spent = processorMicroseconds([pid]) - before;
        requireAnswered(outcome, ['200']);
        /* Those of the warm-up were worked for as well. */
        const calls = (outcome.took.length * SECONDS) / outcome.seconds;
        return {
          cpu: spent / calls,
          p50: percentile(outcome.took, 50),
          p99: percentile(outcome.took, 99),
          perSecond: outcome.took.length / outcome.seconds,
        };
      }),
    );
  }

  const of = (load: string, arm: string, figure: string) => each(found.get(load)?.get(arm), figure);
  const rows = LOADS.flatMap(({ name }) =>
    Object.entries(ARMS).map(([arm, words]) => [
      name,
      words,
      spread(of(name, arm, 'cpu'), 0),
      spread(of(name, arm, 'p50')),
      spread(of(name, arm, 'p99')),
      arm === 'direct' ? '1' : spread(ratios(of(name, arm, 'p50'), of(name, 'direct', 'p50')), 1),
      arm === 'direct' ? '1' : spread(ratios(of(name, arm, 'p99'), of(name, 'direct', 'p99')), 1),
    ]),
  );
  const toPeer = (peer: string) => median(ratios(of(MAIN, 'ours', 'cpu'), of(MAIN, peer, 'cpu')));
  const fastifyHere = median(of(MAIN, 'fastify', 'cpu'));
  return {
    how: 'A call of a signed-in browser to a service that does nothing but answer 1 KB or 100 KB. In front of it stands nothing, our gateway with every policy on (session, anti-forgery token, limits, an identity signed for the service, allow lists of headers, circuit breaker, activity), or a proxy that only passes on. Processor time is that of the proxy alone; for `nothing between`, that of the service.',
    tables: [
      {
        head: [
          'load',
          'in front',
          'processor, µs a call',
          'p50, ms',
          'p99, ms',
          'p50 to direct',
          'p99 to direct',
        ],
        rows,
      },
    ],
    verdicts: [
      {
        what: `processor time of a call, ${MAIN}`,
        figure: median(of(MAIN, 'ours', 'cpu')),
        unit: ' µs',
        target: 110,
        moonshot: 60,
      },
      {
        what: 'that of @fastify/http-proxy without policies',
        figure: toPeer('fastify'),
        unit: ' times',
        target: 1.5,
        moonshot: 1,
      },
      {
        what: 'that of express with http-proxy-middleware',
        figure: toPeer('express'),
        unit: ' times',
        target: 0.6,
        moonshot: 0.3,
      },
    ],
    learned: [
      `Targets in microseconds and milliseconds, here and in what follows, were set on a machine on which a call through @fastify/http-proxy took ${FASTIFY_MICROSECONDS_THERE} µs of a processor. Here it takes ${fastifyHere.toFixed(0)} µs, ${(fastifyHere / FASTIFY_MICROSECONDS_THERE).toFixed(2)} times as much; the targets are as they were.`,
      'Profiles led to what is gone: hiding secrets in log lines by paths copied each line and made most of the garbage; a second stream stood between a service and the browser; every limit sent its script along; a line of the log waited for the disk; new objects gathered until everything had to be collected; Redis was asked for the session and the limits of every call, each identity was signed anew, undici made an asynchronous resource, an abort signal and a set of listeners of each call; lines of the log that waited were copied with every new one; and the engine made some objects of a call among the old ones, each of which kept the rest of its call from being collected, a quarter of the processor time. Sessions are remembered now until Redis tells of their change (decision 0022), and answers are handed on by undici’s own events. What is left is told apart by B10; about a third of it is the two writes into connections that any proxy pays for.',
    ],
    versions: versionsOf(['undici', 'fastify', '@fastify/http-proxy', 'express', 'http-proxy-middleware']),
  };
}

/**
 * Has each of them answer until its code is compiled as it will be: what is measured is a server that has run for a while.
 */
export async function warmUp(bench: Bench, servers: readonly { url: string }[], cookie: string) {
  say('  warming up ...');
  const calls = [{ path: '/api/contracts', headers: { cookie } }];
  for (const { url } of servers)
    await bench.load({ url, calls, connections: 8, seconds: 0, warmUp: 0, total: WARM_UP_CALLS });
}

/** Another gateway of the stack, before one service that plays all of them. */
export async function gatewayBefore(
  children: Children,
  upstream: string,
  environment: Record<string, string>,
) {
  const base = await freePortBase();
  const operator = `http://127.0.0.1:${base + 1}`;
  const services = ['IDENTITY', 'WIZARD_CONFIG', 'CONTRACTS', 'DOCUMENTS', 'BILLING', 'I18N'];
  const spec = serviceSpec(
    'gateway',
    {
      ...environment,
      ...Object.fromEntries(services.map((service) => [`${service}_URL`, upstream])),
      HTTP_HOST: '127.0.0.1',
      HTTP_PORT: String(base),
      PORT: String(base),
      OPERATOR_HOST: '127.0.0.1',
      OPERATOR_PORT: String(base + 1),
    },
    `${operator}/readyz`,
  );
  await children.start(spec);
  return { url: `http://127.0.0.1:${base}`, pid: children.get('gateway').pid ?? 0, operator };
}
