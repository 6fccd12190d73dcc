import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';
import { freshFolder, freshReport, program } from '#tools/launch/results.mjs';
import { settingsOfTest } from '#tools/test/settings.mjs';
import { startTestParts } from '#tools/test/test-parts.mjs';
import { percentile } from '#tools/bench/measuring/figures.mjs';

/**
 * @typedef {object} Selection tests of `npm test` that prove something, at the full size
 * @property {string} id
 * @property {string[]} files words of their paths
 * @property {string} [titles] a pattern
 * @property {Record<string, string>} [environment]
 */

/** @typedef {{ title: string, ancestorTitles: string[], status: string, duration?: number | null, failureMessages: string[] }} Test */

/**
 * Carries the tests out and makes one criterion of each group of them.
 * @param {import('#tools/launch/children.mjs').Children} children
 * @param {Selection} selection
 * @returns {Promise<import('./experiment.mjs').Findings>}
 */
export async function carryOut(children, { id, files, titles, environment = {} }) {
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

/**
 * @param {{ testResults: { name: string, message: string, assertionResults: Test[] }[] }} report
 * @param {string} output
 */
function findingsOf({ testResults }, output) {
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

/**
 * @param {string} group
 * @param {Test[]} tests
 * @returns {import('./experiment.mjs').Criterion}
 */
function criterion(group, tests) {
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
