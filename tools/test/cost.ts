import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '#tools/launch/results.ts';
import { Problem } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';

/**
 * npm run test:cost -- <folder of a project> [<words>]: how many seconds of a processor each file of its unit tests takes, the
 * dearest first. They do not depend on what else the machine does, but for a busy cache. The first file of all has the start in it.
 */
export default async function cost(children: Children): Promise<number> {
  const [project, ...words] = process.argv.slice(2);
  if (!project) throw new Problem('Name the folder of a project: npm run test:cost -- apps/web journeys');
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-cost-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'costs.jsonl');
  const pattern = '\\.spec\\.tsx?$';
  const { code } = await children.run(
    process.execPath,
    [
      ...[program('jest'), '-c', path.join(project, 'jest.config.mjs'), '--maxWorkers=1', '--silent'],
      `--testRunner=${path.join(root, 'tools/jest/measured-runner.mjs')}`,
      ...[
        '--testPathPatterns',
        ...(words.length > 0 ? words.map((word) => `${word}.*${pattern}`) : [pattern]),
      ],
    ],
    {
      cwd: root,
      shown: true,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        TEST_COST_FILE: file,
      },
    },
  );
  if (code !== 0) return 1;
  const costs: { file: string; seconds: number; tests: number }[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const inWords = (seconds: number) => seconds.toFixed(1).padStart(8);
  costs.sort((a, b) => b.seconds - a.seconds);
  for (const { file: name, seconds, tests } of costs)
    process.stdout.write(`${inWords(seconds)} s  ${path.relative(root, name)} (${tests} tests)\n`);
  process.stdout.write(`${inWords(costs.reduce((sum, { seconds }) => sum + seconds, 0))} s  together\n`);
  return 0;
}
