import path from 'node:path';
import { say } from '#tools/launch/say.mjs';
import { portsOf } from '#tools/stack/services.mjs';
import { startStack } from '#tools/stack/stack.ts';
import { median, percentile } from './figures.ts';
import { ownSettings } from '../own-settings.ts';
import { leaveOneCore, processorTime } from '#tools/launch/processor.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { sendLoad } from '../bench-context.ts';
import type { Call } from '../load.ts';

type Flood = 'one account' | 'an account each';

const ROUNDS = 5;
const VISITS = { rate: 100, seconds: 11, warmUp: 1 };
/* It begins before the visits count and ends after them. */
const SIGN_INS = { rate: 200, seconds: 12, warmUp: 0 };
const FLOODS: readonly Flood[] = ['one account', 'an account each'];

/**
 * R19: how long others wait for the questions of the wizard while 200 sign-ins a second arrive, all for one account or
 * each for one of its own, every one from another address. Idle and flooded rounds take turns; the load has a core of
 * its own.
 */
export async function measureFlood(children: Children) {
  const before = leaveOneCore();
  const settings = await ownSettings({ TRUSTED_PROXY_HOPS: '1' });
  const stack = children.scope(path.join(settings.dataDir, 'logs'));
  const { url } = await startStack(settings, stack);
  const metrics = `http://127.0.0.1:${portsOf(settings).http('identity')}/metrics`;
  let sent = 0;

  const send = (timing: typeof VISITS, call: (number: number, address: string) => Call) => {
    const first = sent;
    const count = timing.rate * timing.seconds;
    sent += count;
    const calls = Array.from({ length: count }, (_, at) => call(first + at, addressOf(first + at)));
    return sendLoad(children, before, { url, calls, connections: count, ...timing });
  };
  const round = async (flood?: Flood) => {
    const hashesBefore = await hashesComputed(metrics);
    const timeBefore = processorTime(stack.list());
    const [visits, signIns] = await Promise.all([
      send(VISITS, visit),
      flood ? send(SIGN_INS, flood === 'one account' ? signInTo(`sought-after-${sent}`) : signIn) : undefined,
    ]);
    const { 200: good = 0, ...others } = visits.statuses;
    if (good === 0 || Object.keys(others).length > 0)
      throw new Error(`visits were answered ${JSON.stringify(visits.statuses)}`);
    const time = processorTime(stack.list());
    return {
      p50: percentile(visits.took, 50),
      p99: percentile(visits.took, 99),
      hashes: (await hashesComputed(metrics)) - hashesBefore,
      statuses: signIns?.statuses ?? {},
      time: [...time].map(([name, spent]) => ({ name, spent: spent - (timeBefore.get(name) ?? 0) })),
    };
  };

  say('warming up ...');
  await round();
  for (const flood of FLOODS) await round(flood);
  const ratios: Map<Flood, number[]> = new Map(FLOODS.map((flood) => [flood, []]));
  for (let number = 1; number <= ROUNDS; number += 1) {
    for (const flood of FLOODS) {
      const idle = await round();
      const busy = await round(flood);
      ratios.get(flood)?.push(busy.p99 / idle.p99);
      say(
        `round ${number}, ${flood}: idle p50 ${ms(idle.p50)} p99 ${ms(idle.p99)}, flooded p50 ${ms(busy.p50)} p99 ${ms(busy.p99)}, ` +
          `ratio ${(busy.p99 / idle.p99).toFixed(2)}; sign-ins ${inWords(busy.statuses)}, ${busy.hashes} hashes`,
      );
      say(`  processor, idle ${spentInWords(idle.time)}; flooded ${spentInWords(busy.time)}`);
    }
  }
  process.stdout.write('\n');
  for (const [flood, each] of ratios)
    process.stdout.write(
      `  sign-ins to ${flood.padEnd(16)} p99 of others is ${median(each).toFixed(2)} times the idle one (median of ${each.length}, ${Math.min(...each).toFixed(2)} to ${Math.max(...each).toFixed(2)})\n`,
    );
  await stack.stop();
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const visit = (_number: number, address: string): Call => ({
  path: '/api/wizard-steps',
  headers: { 'x-forwarded-for': address },
});

const signInTo =
  (person: string) =>
  (_number: number, address: string): Call => ({
    path: '/api/auth/login',
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${person}@example.com`, password: 'not the right one' }),
  });

const signIn = (number: number, address: string) => signInTo(`person-${number}`)(number, address);

async function hashesComputed(metrics: string) {
  const text = await (await fetch(metrics)).text();
  const count = /^password_hashes_total(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1];
  if (count === undefined) throw new Error('identity does not count its hashes');
  return Number(count);
}

const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

const inWords = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

const spentInWords = (time: readonly { name: string; spent: number }[]) =>
  time
    .filter(({ spent }) => spent >= 100)
    .toSorted((a, b) => b.spent - a.spent)
    .map(({ name, spent }) => `${name} ${(spent / 1_000).toFixed(1)} s`)
    .join(', ');
