import path from 'node:path';
import { say } from '#tools/launch/say.mjs';
import { startStack } from '#tools/stack/stack.ts';
import type { Children } from '#tools/launch/children.mjs';
import { percentile, seconds } from './figures.ts';
import { residentOf } from './memory.ts';
import { ownSettings } from '../own-settings.ts';
import { paidContract, timeToFile } from './visitor.ts';

const CONTRACTS = 30;
const VISITORS_AT_ONCE = 10;

/**
 * Two starts, the memory of everything that runs, and the time from a payment to the PDF, one visitor after the other
 * and ten at once.
 */
export async function measureJourney(children: Children) {
  const settings = await ownSettings();
  const logs = path.join(settings.dataDir, 'logs');

  const first = children.scope(logs);
  const firstStart = await timed(() => startStack(settings, first));
  await first.stop();
  const second = children.scope(logs);
  const since = performance.now();
  const { url } = await startStack(settings, second);
  const secondStart = performance.now() - since;

  say(`${CONTRACTS} contracts, one after the other ...`);
  const alone = [];
  for (let number = 0; number < CONTRACTS; number += 1)
    alone.push(await timeToFile(url, await paidContract(url, number)));
  say(`${VISITORS_AT_ONCE} visitors at once ...`);
  const together = await Promise.all(
    Array.from({ length: VISITORS_AT_ONCE }, async (_, number) =>
      timeToFile(url, await paidContract(url, number)),
    ),
  );
  const memory = residentOf([process.pid]);

  process.stdout.write(`
  first start, dependencies installed   ${seconds(firstStart)}
  second start                          ${seconds(secondStart)}
  payment to PDF, alone                 p50 ${seconds(percentile(alone, 50))}, p95 ${seconds(percentile(alone, 95))} (${alone.length})
  payment to PDF, ${VISITORS_AT_ONCE} at once            p50 ${seconds(percentile(together, 50))}, p95 ${seconds(percentile(together, 95))}
  memory of all ${String(memory.processes).padEnd(3)} processes           ${memory.residentMb} MB resident (shared pages counted each time), ${memory.proportionalMb} MB proportional
`);
  await second.stop();
}

async function timed(act: () => Promise<unknown>) {
  const since = performance.now();
  await act();
  return performance.now() - since;
}
