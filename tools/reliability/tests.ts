import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';
import { freshFolder, freshReport, program } from '#tools/launch/results.ts';
import { settingsOfTest } from '#tools/test/settings.ts';
import { startTestParts } from '#tools/test/test-parts.ts';
import { percentile } from '#tools/bench/measuring/figures.ts';
import type { Children } from '#tools/launch/children.mjs';
import type { Criterion, Findings } from './experiment.ts';

/** tests of `npm test` that prove something, at the full size */
interface Selection {
  id: string;
  /** words of their paths */
  files: string[];
  /** a pattern */
  titles?: string;
  environment?: Record<string, string>;
}

interface Test {
  title: string;
  ancestorTitles: string[];
  status: string;
  duration?: number | null;
  failureMessages: string[];
}

/** Carries the tests out and makes one criterion of each group of them. */
export async function carryOut(
  children: Children,
  { id, files, titles, environment = {} }: Selection,
): Promise<Findings> {
  const name = `reliability-${id}`;
  const folder = freshFolder(name);
  const parts = await startTestParts(
    await settingsOfTest(path.join(folder, 'data')),
    children.scope(children.logs),
  );
  const report = freshReport(name);
  const args = ['--json', `--outputFile=${report}`, '--maxWorkers=1', '--testPathPatterns', ...files];
  try {
    const { output } = await children.run(
      process.execPath,
      [program('jest'), ...args, ...(titles ? ['--testNamePattern', titles] : [])],
      {
        cwd: root,
        env: {
          ...process.env,
          ...parts.environment,
          ...environment,
          NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
          NODE_ENV: 'test',
        },
      },
    );
    return findingsOf(JSON.parse(readFileSync(report, 'utf8')), output);
  } finally {
    await parts.stop();
    rmSync(path.join(folder, 'data'), { recursive: true, force: true });
  }
}

function findingsOf(
  { testResults }: { testResults: { name: string; message: string; assertionResults: Test[] }[] },
  output: string,
) {
  const criteria = testResults.flatMap(({ name, message, assertionResults }) => {
    const carriedOut = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
    if (assertionResults.length === 0)
      return [
        { what: path.relative(root, name), allowed: 'runs', found: message.slice(0, 300), holds: false },
      ];
    const groups = Map.groupBy(carriedOut, ({ ancestorTitles }) => ancestorTitles.join(' '));
    return [...groups].map(([group, tests]) => criterion(group, tests));
  });
  const times = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, duration }) => (status === 'passed' ? [duration ?? 0] : [])),
  );
  const figures = output.match(/^(?:figure: ).*$/gm) ?? [];
  return {
    criteria,
    notes: [
      `${times.length} cases, p50 ${percentile(times, 50).toFixed(0)} ms, slowest ${Math.max(0, ...times).toFixed(0)} ms`,
      ...figures.map((line) => line.replace('figure: ', '')),
    ],
  };
}

function criterion(group: string, tests: Test[]): Criterion {
  const failed = tests.filter(({ status }) => status === 'failed');
  const [only] = tests;
  return {
    what: tests.length === 1 ? `${group} ${only?.title}` : `${group}: ${tests.length} cases`,
    allowed: 'all pass',
    found:
      failed.length === 0
        ? `${tests.length} of ${tests.length}`
        : `not ${failed
            .map(({ title }) => title)
            .join('; ')
            .slice(0, 500)}`,
    holds: failed.length === 0,
  };
}
