import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { bundleBench } from '../bundle.ts';
import { percentile } from './figures.ts';
import { goldenTexts, oneSidedTexts } from './redline-files.ts';

const TIMES = 10;
const FLAGS = ['--no-warnings', '--max-old-space-size=256', '--max-semi-space-size=16'];
/* As the service starts its processes; its thread has the engine of the service, and as much room for what is new. */
const CONFINED_FLAGS = [...FLAGS, '--no-regexp-tier-up'];
const CONFINED: readonly string[] = ['write', 'compare'];
const TASKS = [
  ['write', 'tracked changes written'],
  ['compare', 'two versions compared'],
  ['proposals-en', 'answers proposed to a contract in English'],
  ['proposals-lt', 'answers proposed to a contract in Lithuanian'],
  ['terms-en', 'terms read of the one in English'],
  ['terms-lt', 'terms read of the one in Lithuanian'],
] as const;

/**
 * What a contract of sixty pages takes in the processes that open files of strangers, each of which does one thing and ends, and in the
 * thread that reads checked ones, here begun anew each time: the time of a processor, since how long one waits for it is the machine's
 * affair, and memory.
 */
export async function measureSixtyPages(children: Children) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-sixty-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const program = await bundleBench('apps/documents', 'bench/sixty-pages.ts');
  const given = {
    TEXTS: JSON.stringify(goldenTexts()),
    ONE_SIDED: JSON.stringify(oneSidedTexts()),
    INPUT: path.join(folder, 'input'),
  };
  const run = async (what: string) => {
    const env = { ...process.env, ...given, WHAT: what };
    const flags = CONFINED.includes(what) ? CONFINED_FLAGS : FLAGS;
    const { code, output } = await children.run(process.execPath, [...flags, program], { env });
    if (code !== 0) throw new Problem(`Sixty pages could not be measured: ${output}`);
    return output;
  };
  await run('prepare');
  for (const [what, about] of TASKS) {
    say(`${TIMES} times ${about} ...`);
    const all: { made: number; workMs: number; allMs: number; residentMb: number }[] = [];
    for (let time = 0; time < TIMES; time += 1) all.push(JSON.parse(await run(what)));
    const figures = (key: 'workMs' | 'allMs') => {
      const took = all.map((each) => each[key]);
      const told = [Math.min(...took), percentile(took, 50), percentile(took, 95)];
      return told.map((each) => each.toFixed(0)).join(' / ');
    };
    process.stdout.write(`
  60 pages, ${about} (${all[0]?.made} places), least / p50 / p95 of ${TIMES} processes, load ${loadavg()[0]?.toFixed(1)}:
  processor time of the work ${figures('workMs')} ms, with the start of the process ${figures('allMs')} ms
  at most ${Math.max(...all.map(({ residentMb }) => residentMb))} MB
`);
  }
}
