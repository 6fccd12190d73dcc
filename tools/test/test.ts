import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem, elapsed, explain, say } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { settingsOfTest } from './settings.ts';
import { groups, stages } from './stages.ts';
import { earlierInWords, inWords, oneFailed, sum, unsteadyInWords } from './tally.ts';

/**
 * npm test [-- [--uncached] <stage> [<words>]]: every check of the project, or one stage of them, narrowed to paths with these words.
 * With `--uncached` also what an earlier run with the same files has shown. Nx, which remembers that, says `--inside`.
 */
export default async function test(children: Children): Promise<number> {
  const given = process.argv.slice(2);
  const uncached = given.includes('--uncached');
  const isInside = given.includes('--inside');
  const [asked, ...only] = given.filter((word) => !word.startsWith('--'));
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settingsFor = (part: string) => settingsOfTest(path.join(folder, part));
  const runStage = async (name: string) => {
    const stage = stages[name];
    if (!stage)
      throw new Problem(`There is no stage "${name}"; the stages are ${Object.keys(stages).join(', ')}.`);
    const since = Date.now();
    say(`${name} ...`);
    const tally = await stage({ children, only, uncached, isInside, settingsFor }).catch((error) => {
      if (children.stopping) throw error;
      process.stdout.write(`${explain(error)}\n`);
      return oneFailed;
    });
    say(`${name}: ${inWords(tally)} (${elapsed(since)})`);
    return tally;
  };
  const tallies = [];
  for (const group of asked ? [[asked]] : groups) tallies.push(...(await Promise.all(group.map(runStage))));
  const total = sum(tallies);
  for (const line of [...unsteadyInWords(total), ...earlierInWords(total)]) say(line);
  process.stdout.write(`\n${inWords(total)}\n`);
  return total.failed > 0 ? 1 : 0;
}
