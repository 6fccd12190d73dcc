import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * How many tests passed, failed and were left out, how many of those that passed did so in an earlier run with the same inputs, and
 * the names of those that passed only at their second attempt.
 * @typedef {{ passed: number, failed: number, skipped: number, earlier: number, unsteady: readonly string[] }} Tally
 */

/** @type {Tally} */
const none = { passed: 0, failed: 0, skipped: 0, earlier: 0, unsteady: [] };
/** @type {Tally} */
export const onePassed = { ...none, passed: 1 };
/** @type {Tally} */
export const oneFailed = { ...none, failed: 1 };
/** @type {Tally} */
export const oneSkipped = { ...none, skipped: 1 };

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) =>
  tallies.reduce(
    (total, { passed, failed, skipped, earlier, unsteady }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      earlier: total.earlier + earlier,
      unsteady: [...total.unsteady, ...unsteady],
    }),
    none,
  );

/**
 * @param {Tally} tally
 * @returns {string} the closing line: `12 passed, 0 failed, 1 skipped`
 */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * @param {Tally} tally
 * @returns {string[]} a line for each test that is not steady
 */
export const unsteadyInWords = ({ unsteady }) =>
  unsteady.map((name) => `passed only at the second attempt: ${name}`);

/**
 * @param {Tally} tally
 * @returns {string[]} a line that says which part was not run this time
 */
export const earlierInWords = ({ earlier }) =>
  earlier > 0
    ? [`${earlier} of those that passed did so in an earlier run; nothing that they depend on has changed`]
    : [];

/**
 * @param {string} folder with a report of each project, as `jest --json --outputFile` wrote it now or in an earlier run
 * @param {number} code how the run ended
 * @param {number} since when it began
 * @returns {Tally}
 */
export function jestTallies(folder, code, since) {
  const tallies = readdirSync(folder).map((name) => {
    const file = path.join(folder, name);
    const tally = jestTally(file, 0);
    return read(file).startTime < since ? { ...tally, earlier: tally.passed } : tally;
  });
  return atLeastOneFailed(sum(tallies), code);
}

/**
 * @param {string} file what `jest --json --outputFile` wrote
 * @param {number} code exit code of Jest
 * @returns {Tally}
 */
export function jestTally(file, code) {
  const report = read(file);
  if (!report) return oneFailed;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const skipped = report.numPendingTests + report.numTodoTests;
  return atLeastOneFailed({ ...none, passed, failed, skipped, unsteady: triedTwice(report) }, code);
}

/**
 * @param {string} file what Playwright's JSON reporter wrote
 * @param {number} code exit code of Playwright
 * @param {boolean} isNarrowed whether somebody asked for a part of the tests, which may all be elsewhere
 * @returns {Tally}
 */
export function playwrightTally(file, code, isNarrowed) {
  const report = read(file);
  if (!report) return oneFailed;
  const { expected, flaky, unexpected, skipped } = report.stats;
  const tally = {
    ...none,
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    unsteady: report.suites.flatMap(flakyIn),
  };
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  return isNarrowed && isEmpty && code === 0 ? tally : atLeastOneFailed(tally, code);
}

/**
 * A run that ended badly counts as failed, even when no single test did; so does one that ran no test.
 * @param {Tally} tally
 * @param {number} code
 * @returns {Tally}
 */
export function atLeastOneFailed(tally, code) {
  const bad = code !== 0 || tally.passed + tally.failed + tally.skipped === 0;
  return bad && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {{ testResults: { assertionResults: { status: string, fullName: string, invocations?: number }[] }[] }} report
 * @returns {string[]}
 */
const triedTwice = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);

/**
 * @typedef {{ suites?: Suite[], specs: { title: string, tests: { status: string, projectName: string }[] }[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
const flakyIn = ({ suites = [], specs }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} (${projectName})`),
  ),
  ...suites.flatMap(flakyIn),
];

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
