import { median, percentile } from './measuring/figures.ts';
import { say } from '#tools/launch/say.mjs';
import { requireAnswered, type Bench } from './bench-context.ts';
import { versionsOf } from './machine.ts';
import { processorMicroseconds } from './processes.ts';
import { spread } from './rounds.ts';
import { visitors } from './visitors.ts';
import type { Call } from './load.ts';
import type { Finding } from './report.ts';

const ROUNDS = 5;
const VISITORS = 20;
const SHARES = { wizard: 7, save: 2, list: 1 };
const LIMIT_MS = 100;
const LOWEST = 80;
const STEP = 1.15;
const SECONDS = 3;
const WARM_UP = 0.6;
const WARM_UP_RATE = 100;
/* So many ask again as soon as they are answered: at a low rate most of what is measured is how a processor wakes up. */
const BUSY = 8;

/**
 * B8: how many calls a second the product answers within 100 ms and without a failure, in the mix that a wizard makes:
 * its questions again (unchanged), answers saved, contracts listed.
 */
export async function measureCapacity(bench: Bench): Promise<Finding> {
  const stack = await bench.stack();
  const people = await visitors(stack.url, VISITORS);
  const etag = (await fetch(`${stack.url}/api/wizard-steps`)).headers.get('etag') ?? '';
  const unchanged = { path: '/api/wizard-steps', headers: { 'if-none-match': etag } };
  const mix = people.flatMap(({ save, list }) => [
    { ...unchanged, share: SHARES.wizard },
    { ...save, share: SHARES.save },
    { ...list, share: SHARES.list },
  ]);
  const plan = { url: stack.url, connections: 64, seconds: SECONDS, warmUp: WARM_UP };
  const holds = async (rate: number) => {
    const outcome = await bench.load({ ...plan, calls: mix, rate });
    requireAnswered(outcome);
    return percentile(outcome.took, 99) <= LIMIT_MS;
  };

  say('  warming up ...');
  await bench.load({ ...plan, calls: mix, seconds: 6, rate: WARM_UP_RATE });
  let from = LOWEST;
  const reached: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let rate = from;
    while (!(await holds(rate)) && rate > 1) rate /= STEP;
    while (await holds(rate * STEP)) rate *= STEP;
    reached.push(rate);
    from = rate / STEP;
    say(`  round ${round + 1}: ${rate.toFixed(0)} calls a second`);
  }

  const processes = stack.scope.list().filter(({ pid }) => pid !== undefined);
  const costs = async (calls: Call[]) => {
    const before = processes.map(({ pid }) => processorMicroseconds([pid ?? 0]));
    const outcome = await bench.load({ ...plan, calls, connections: BUSY });
    requireAnswered(outcome);
    const count = (outcome.took.length * SECONDS) / outcome.seconds;
    return processes.map(({ pid }, at) => {
      const spent = processorMicroseconds([pid ?? 0]) - (before[at] ?? 0);
      return Math.max(0, spent - (idle[at] ?? 0) * SECONDS) / count;
    });
  };
  const idle = await idleCosts(processes);
  const kinds = {
    'questions, unchanged (304)': [unchanged],
    'an answer saved': people.map(({ save }) => save),
    'contracts listed': people.map(({ list }) => list),
  };
  const spent: Map<string, number[][]> = new Map(Object.keys(kinds).map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, calls] of Object.entries(kinds)) spent.get(kind)?.push(await costs(calls));

  const typical = (kind: string) =>
    processes.map((_process, at) => median((spent.get(kind) ?? []).map((round) => round[at] ?? 0)));
  const names = processes.map(({ name }) => name);
  const counted = names.filter((_name, at) =>
    Object.keys(kinds).some((kind) => (typical(kind)[at] ?? 0) >= 10),
  );
  const total = (kind: string) => typical(kind).reduce((sum, value) => sum + value, 0);
  return {
    how: `${VISITORS} visitors; of ten calls seven ask for the wizard's questions, which have not changed, two save an answer, one lists contracts. The rate rises by ${Math.round((STEP - 1) * 100)} % until the p99 passes ${LIMIT_MS} ms or a call fails; the highest that holds counts. PostgreSQL, both Redis and all services share one core. What a call costs is measured with ${BUSY} connections that ask again at once, less what the processes need when nobody calls.`,
    tables: [
      {
        head: ['processor, µs a call', ...Object.keys(kinds)],
        rows: [
          ...counted.map((name) => [
            name,
            ...Object.keys(kinds).map((kind) => (typical(kind)[names.indexOf(name)] ?? 0).toFixed(0)),
          ]),
          ['all', ...Object.keys(kinds).map((kind) => total(kind).toFixed(0))],
        ],
      },
      { head: ['calls a second within the limit, one core'], rows: [[spread(reached, 0)]] },
    ],
    verdicts: [
      {
        what: 'calls a second, p99 within 100 ms, one core for everything (800 on two)',
        figure: median(reached),
        unit: '',
        target: 400,
        bound: 'least',
      },
      {
        what: 'questions that have not changed, processor time of all processes',
        figure: total('questions, unchanged (304)'),
        unit: ' µs',
        target: 170,
        moonshot: 60,
      },
    ],
    learned: [
      'Of an unchanged answer a quarter of the time of wizard-config once was a keyed hash of the caller’s address that nobody asked for, and a tenth the hash of a token that was known already. The address is hashed now for those who ask, and a known token is found by itself.',
    ],
    versions: versionsOf(['undici', 'fastify', 'typeorm', 'pg', 'ioredis']),
  };
}

/** Microseconds a second that processes need when nobody calls. */
async function idleCosts(processes: readonly { pid: number | undefined }[]) {
  const before = processes.map(({ pid }) => processorMicroseconds([pid ?? 0]));
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
  return processes.map(({ pid }, at) => (processorMicroseconds([pid ?? 0]) - (before[at] ?? 0)) / SECONDS);
}
