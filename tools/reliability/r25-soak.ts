import { mkdtempSync, rmSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { bringBack, differences } from '#tools/backup/bring-back.ts';
import { takeBackup } from '#tools/backup/take.ts';
import { findTargets } from '#tools/backup/targets.ts';
import { commonEnvironment } from '#tools/stack/environment.ts';
import { percentile } from '#tools/bench/measuring/figures.ts';
import { Problem, say } from '#tools/launch/say.mjs';
import { keepSecrets } from '#tools/stack/secrets.ts';
import { services } from '#tools/stack/services.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { atLeast, atMost, holds, type Experiment } from './experiment.ts';
import { brokenInvariants } from './invariants.ts';
import { labSettings, openLab, type Lab } from './lab.ts';
import { Load, described, inFigures, isGood } from './load.ts';
import { everyKind } from './mixture.ts';
import { growth, sample, type Sample } from './samples.ts';

const RATE = 20;
const SAMPLE_MS = 5_000;
const GROWTH_MB = 16;
const MORE_FILES = 8;
const SLOWER = 1.2;
/* What is kept of the jobs that are done, in each queue. */
const KEPT_JOBS = 1_000;

export default {
  id: 'R25',
  title: 'Mixed load for a long time, with a backup and its restore inside',
  async run(children) {
    const minutes = Number(process.env.RELIABILITY_MINUTES ?? 15);
    if (!(minutes >= 1)) throw new Problem('RELIABILITY_MINUTES must be a number of minutes, at least 1.');
    const lasts = minutes * 60_000;
    const lab = await openLab(children);
    const kinds = await everyKind(lab.url);
    const since = performance.now();
    const passed = () => performance.now() - since;
    const samples: Sample[] = [];
    const loads = [0, 0, 0];
    const names = new Set(services.map(({ name }) => name) as readonly string[]);
    const sampling = setInterval(() => {
      const processes = lab.stack.list().filter(({ name }) => names.has(name));
      samples.push(...sample(processes, passed()));
      const third = Math.min(2, Math.floor((3 * passed()) / lasts));
      loads[third] = Math.max(loads[third] ?? 0, os.loadavg()[0] ?? 0);
    }, SAMPLE_MS);
    const load = new Load(RATE, kinds);
    await new Promise((resolve) => setTimeout(resolve, lasts / 2));
    say('half of the time is over: a backup is taken and restored beside it');
    const drilled = await backUpAndRestore(children, lab);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, lasts - passed())));
    const done = await load.end();
    clearInterval(sampling);
    const keys = await redisKeys(lab.environment);
    const { broken, words } = await brokenInvariants(lab);
    await lab.close();

    const failed = done.filter((each) => !isGood(each));
    const p99 = (third: number) => {
      const from = since + (third * lasts) / 3;
      const part = done.filter(({ at }) => at >= from && at < from + lasts / 3);
      return percentile(
        part.map(({ took }) => took),
        99,
      );
    };
    const grown = [...names].map((name) => ({
      name,
      ...growth(
        samples.filter((each) => each.name === name),
        lasts,
      ),
    }));
    return {
      criteria: [
        atLeast('calls', done.length, (RATE * lasts * 0.95) / 1_000),
        atMost(`calls that failed${failed.length > 0 ? ` (${described(failed)})` : ''}`, failed.length, 0),
        atMost(
          'most memory that a process gained from the middle to the last third',
          Math.max(...grown.map(({ residentMb }) => residentMb)),
          GROWTH_MB,
          ' MB',
        ),
        atMost(
          'most open files that a process gained from the middle to the last third',
          Math.max(...grown.map(({ files }) => files)),
          MORE_FILES,
        ),
        atMost("keys of the sessions' Redis that never expire", keys.endless, 0),
        atMost('most finished jobs kept in one queue', keys.kept, KEPT_JOBS),
        atMost('p99 of the last third by that of the first', p99(2) / p99(0), SLOWER),
        holds(
          'the backup taken in the middle, restored into empty databases and storage, is the same',
          drilled === '',
          drilled || 'every row and file',
        ),
        atMost(`rows that break an invariant${words ? ` (${words})` : ''}`, broken, 0),
      ],
      notes: [
        `${minutes} minutes: ${inFigures(done)}; p99 by thirds ${[0, 1, 2].map((third) => p99(third).toFixed(0)).join(', ')} ms, highest load of the machine by thirds ${loads.map((each) => each.toFixed(1)).join(', ')}`,
        `memory, MB an hour with its 95 % interval: ${grown.map(({ name, perHour, plusMinus }) => `${name} ${perHour.toFixed(0)} ± ${plusMinus.toFixed(0)}`).join(', ')}. One MB an hour, which is what a night of it has to show, cannot be told from the work of the garbage collector in so short a time: hence the bound on what was gained`,
        `keys: ${keys.session} for sessions and limits, ${keys.queue} for queues`,
      ],
    };
  },
} satisfies Experiment;

/** @returns what differs */
async function backUpAndRestore(children: Children, lab: Lab): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-backup-'));
  const parts = children.scope(children.logs);
  const settings = await labSettings();
  try {
    const manifest = await takeBackup(lab.stack, await findTargets(lab.settings, lab.stack), folder);
    const targets = await findTargets(settings, parts);
    const secrets = keepSecrets(settings.dataDir);
    const environment = {
      ...commonEnvironment(settings, { secrets, publicUrl: lab.url }),
      ...targets.environment,
    };
    await bringBack(parts, targets, folder, manifest, environment);
    const { words } = await brokenInvariants({ environment: targets.environment });
    return [...(await differences(targets, manifest)), ...(words ? [words] : [])].join('; ');
  } finally {
    await parts.stop();
    for (const each of [folder, settings.dataDir]) rmSync(each, { recursive: true, force: true });
  }
}

async function redisKeys(environment: Record<string, string>) {
  const session = new Redis(environment.REDIS_SESSION_URL ?? '');
  const queue = new Redis(environment.REDIS_QUEUE_URL ?? '');
  try {
    let endless = 0;
    const all = await session.keys('*');
    for (const key of all) if ((await session.ttl(key)) === -1) endless += 1;
    const completed = await queue.keys('bull:*:completed');
    const kept = await Promise.all(completed.map((key) => queue.zcard(key)));
    return { session: all.length, endless, queue: await queue.dbsize(), kept: Math.max(0, ...kept) };
  } finally {
    session.disconnect();
    queue.disconnect();
  }
}
