import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '../../deploy/docker/try/expectations.ts';
import { until } from '#tools/reliability/lab.ts';
import { Load, described, inFigures, isGood } from '#tools/reliability/load.ts';
import { everyKind } from '#tools/reliability/mixture.ts';
import { Visitor } from '#tools/reliability/visitor.ts';
import { elapsed, say } from '#tools/launch/say.mjs';
import { services } from '#tools/stack/services.mjs';
import type { Cluster } from './cluster.ts';

/* Asked from inside a pod: whether a TCP connection is made within three seconds. */
const CONNECT = `
  const [host, port] = process.argv.slice(1);
  const socket = require('node:net').connect({ host, port: Number(port), timeout: 3_000 });
  const end = (answer) => { console.log(answer); process.exit(); };
  socket.once('connect', () => end('reached')).once('timeout', () => end('nothing')).once('error', ({ code }) => end(code));
`;

/** Ways between pods: who asks, whom, and whether a policy names it. */
const ways = [
  ['gateway', 'identity:3000', true],
  ['ai-worker', 'contracts:4000', true],
  ['documents', 'gotenberg:3000', true],
  ['billing', 'postgres:5432', true],
  ['web', 'identity:3000', false],
  ['gateway', 'gotenberg:3000', false],
  ['identity', 'object-store:9000', false],
  ['ai-worker', 'gateway:3000', false],
  ['billing', 'documents:4000', false],
] as const;

/** The network plugin enforces the policies, and they leave every named way open. */
export async function areApart(cluster: Cluster) {
  for (const [from, to, isNamed] of ways) {
    const [host = '', port = ''] = to.split(':');
    const answer = await cluster.run(
      'exec',
      `deployment/${from}`,
      '--',
      'node',
      '--eval',
      CONNECT,
      host,
      port,
    );
    expect(
      answer === (isNamed ? 'reached' : 'nothing'),
      `${from} ${isNamed ? 'reaches' : 'cannot reach'} ${to} (${answer})`,
    );
  }
  say(`${ways.length} ways between pods are open or closed as the policies name them`);
}

export async function refusesPrivilege(cluster: Cluster) {
  const intruder = [
    'run',
    'intruder',
    '--image=pactwright/web:development',
    '--privileged',
    '--dry-run=server',
  ];
  const { code, output } = await cluster.attempt(...intruder);
  expect(
    code !== 0 && output.includes('violates PodSecurity'),
    'a privileged pod is refused by the namespace',
  );
  say('a privileged pod is refused');
}

const HELD = 'autoscaling.keda.sh/paused-replicas';
const VISITORS = 12;
const QUESTIONS_EACH = 5;
const WORKERS_AT_LEAST = 3;
const QUEUE_LENGTH = 'REDISCLI_AUTH=$REDIS_PASSWORD redis-cli zcard bull:ai:prioritized';

/**
 * Sixty runs wait or are under way, of which one worker takes ten: more workers come, and every run is done.
 */
export async function workersFollowTheirQueue(cluster: Cluster, url: string) {
  await cluster.run('annotate', 'scaledobject', 'ai-worker', `${HELD}=0`);
  await cluster.gone('ai-worker');
  const visitors = Array.from({ length: VISITORS }, () => new Visitor(url));
  const runs: { visitor: Visitor; runId: string }[] = [];
  for (const visitor of visitors) {
    for (let question = 0; question < QUESTIONS_EACH; question += 1) {
      const { status, text } = await visitor.suggest(`Page ${runs.length}`);
      expect(
        status === 202,
        `a suggestion is promised while no worker runs (${status} ${text.slice(0, 200)})`,
      );
      runs.push({ visitor, runId: JSON.parse(text).runId });
    }
  }
  const waiting = ['exec', 'redis-queue-0', '--', 'sh', '-c', QUEUE_LENGTH];
  const allWait = async () => Number(await cluster.run(...waiting)) === runs.length;
  expect((await until(allWait, 30_000, 500)) !== undefined, `${runs.length} runs wait in the queue`);
  /* Who asked is away, so what a worker takes stays under way. */
  await cluster.run('scale', 'deployment', 'contracts', '--replicas=0');
  await cluster.gone('contracts');
  const since = performance.now();
  await cluster.run('annotate', 'scaledobject', 'ai-worker', `${HELD}-`);
  const haveCome = async () => (await cluster.replicas('ai-worker')) >= WORKERS_AT_LEAST;
  expect((await until(haveCome, 180_000, 1_000)) !== undefined, `${WORKERS_AT_LEAST} workers run`);
  const took = ((performance.now() - since) / 1_000).toFixed(0);
  say(`${runs.length} runs bring ${WORKERS_AT_LEAST} workers within ${took} s`);
  await cluster.run('scale', 'deployment', 'contracts', '--replicas=1');
  await cluster.run('rollout', 'status', 'deployment/contracts', '--timeout=120s');
  for (const { visitor, runId } of runs) {
    const isDone = async () =>
      (await visitor.must<{ status: string }>('GET', `/api/runs/${runId}`)).status === 'done';
    expect((await until(isDone, 60_000, 500)) !== undefined, `run ${runId} is done once who asked is back`);
  }
  say('every run is done once who asked is back');
}

const DEPLOYMENTS = ['web', ...services.map(({ name }) => name)];
/** Within what the gateway lets one address do. */
const CALLS_PER_SECOND = 25;
/** A stopped pod answers for six seconds more. */
const DRAINED_MS = 10_000;

/** Every deployment is restarted while people work. */
export async function isReplacedWithoutLoss(cluster: Cluster, url: string) {
  const reader = new Visitor(url);
  const page = { name: 'page', share: 30, isSafe: true, call: () => reader.call('GET', '/') };
  const load = new Load(CALLS_PER_SECOND, [...(await everyKind(url)), page]);
  const since = performance.timeOrigin + performance.now();
  for (const name of DEPLOYMENTS) {
    await cluster.run('rollout', 'restart', `deployment/${name}`);
    await cluster.run('rollout', 'status', `deployment/${name}`, '--timeout=180s');
  }
  await wait(DRAINED_MS);
  const done = await load.end();
  const failed = done.filter((each) => !isGood(each));
  say(`${DEPLOYMENTS.length} deployments are replaced in ${elapsed(since)} under ${inFigures(done)}`);
  expect(failed.length === 0, `no call fails meanwhile (${described(failed)})`);
}
