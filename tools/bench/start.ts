import path from 'node:path';
import { memoryOf, residentOf } from './measuring/memory.ts';
import { median } from './measuring/figures.ts';
import { ownSettings } from './own-settings.ts';
import { leaveOneCore, takeAllCores } from '#tools/launch/processor.mjs';
import { ownEnvironment, readyUrl } from '#tools/stack/environment.ts';
import { services } from '#tools/stack/services.mjs';
import { prepareStack, serviceSpec } from '#tools/stack/stack.ts';
import { versionsOf } from './machine.ts';
import { processorMicroseconds } from './processes.ts';
import { each, inTurns, ratios, spread } from './rounds.ts';
import { unlimited } from './stack.ts';
import type { Bench } from './bench-context.ts';
import type { Finding } from './report.ts';

const ROUNDS = 5;
const ARMS = {
  kept: 'as npm start runs them: compiled code kept from the start before',
  none: 'the very first time, nothing kept',
} as const;
const MEMORY_AFTER_MS = 3_000;

/**
 * B9: how long all services take from nothing to ready, and what memory they hold, databases and queues running already.
 */
export async function measureStart({ children }: Bench): Promise<Finding> {
  takeAllCores();
  const settings = await ownSettings(unlimited);
  const parts = children.scope(path.join(settings.dataDir, 'logs'));
  const { environment } = await prepareStack(settings, parts);
  const cache = path.join(settings.dataDir, 'compiled');
  const startAll = async (arm: string) => {
    const scope = children.scope(path.join(settings.dataDir, 'logs'));
    const kept: Record<string, string> =
      arm === 'kept' ? { NODE_COMPILE_CACHE: cache } : { NODE_DISABLE_COMPILE_CACHE: '1' };
    const since = performance.now();
    const readyAfter = new Map<string, number>();
    await Promise.all(
      services.map(async ({ name }) => {
        const env = { ...environment, ...ownEnvironment(settings, name), ...kept };
        await scope.start(serviceSpec(name, env, readyUrl(settings, name)));
        readyAfter.set(name, performance.now() - since);
      }),
    );
    return { scope, readyAfter, took: performance.now() - since };
  };
  const first = await startAll('kept');
  await first.scope.stop();

  const byService: Map<string, { memory: number[]; helpers: number[]; ready: number[] }> = new Map(
    services.map(({ name }) => [name, { memory: [], helpers: [], ready: [] }]),
  );
  const found = await inTurns(Object.keys(ARMS), ROUNDS, async (arm) => {
    const { scope, took, readyAfter } = await startAll(arm);
    const processes = scope.list().filter(({ pid }) => pid !== undefined);
    const cpu = processorMicroseconds(processes.map(({ pid }) => pid ?? 0)) / 1_000;
    /* What a start allocates for a moment is not what a service holds. */
    await new Promise((resolve) => setTimeout(resolve, MEMORY_AFTER_MS));
    let total = 0;
    for (const { name, pid = 0 } of processes) {
      const own = Math.round(memoryOf(pid).residentMb);
      const { residentMb, proportionalMb } = residentOf([pid]);
      total += proportionalMb;
      if (arm === 'kept') {
        byService.get(name)?.memory.push(own);
        byService.get(name)?.helpers.push(residentMb - own);
        byService.get(name)?.ready.push(readyAfter.get(name) ?? 0);
      }
    }
    await scope.stop();
    return { took: took / 1_000, cpu: cpu / 1_000, total };
  });
  await parts.stop();
  leaveOneCore();

  const largest = Math.max(...[...byService.values()].map(({ memory }) => median(memory)));
  return {
    how: `All ${services.length} services at once on all cores, as compose starts them, from their start to the last one's readiness; PostgreSQL, Redis and storage run already and the databases are migrated. The start before puts compiled code into a folder of its own.`,
    tables: [
      {
        head: ['start', 'until all are ready, s', 'processor, s', 'memory of all, shared pages divided, MB'],
        rows: Object.entries(ARMS).map(([arm, words]) => [
          words,
          spread(each(found.get(arm), 'took'), 1),
          spread(each(found.get(arm), 'cpu'), 1),
          spread(each(found.get(arm), 'total'), 0),
        ]),
      },
      {
        head: ['service', 'ready after, s', 'resident memory, MB', 'of processes it started, MB'],
        rows: [...byService].map(([name, { memory, helpers, ready }]) => [
          name,
          spread(
            ready.map((milliseconds) => milliseconds / 1_000),
            1,
          ),
          spread(memory, 0),
          median(helpers) > 0 ? spread(helpers, 0) : '–',
        ]),
      },
    ],
    verdicts: [
      {
        what: `start of all ${services.length} services`,
        figure: median(each(found.get('kept'), 'took')),
        unit: ' s',
        target: 8,
        moonshot: 3,
      },
      {
        what: 'resident memory of the largest service, its process alone',
        figure: largest,
        unit: ' MB',
        target: 130,
      },
      {
        what: `memory of all ${services.length} services`,
        figure: median(each(found.get('kept'), 'total')),
        unit: ' MB',
        target: 1_040,
        moonshot: 700,
      },
    ],
    learned: [
      `Without kept code the same start takes ${median(ratios(each(found.get('none'), 'took'), each(found.get('kept'), 'took'))).toFixed(1)} times as long.`,
      'Of what is resident in each process, 58 MB are the program of Node itself, which all of them share. Services come with what they use of their packages in their bundles: one file is found and read instead of 1,300, and neither comments nor maps of packages are kept. What documents has started is the reader that waits for one upload; it is gone when that has been read.',
    ],
    versions: versionsOf(['@nestjs/core', 'typeorm', 'fastify', 'rolldown']),
  };
}
