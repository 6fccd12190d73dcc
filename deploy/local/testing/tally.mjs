import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests passed, failed and were left out, and the names of those that passed only at their second attempt.
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady: readonly string[] }} Tally
 */

/** @type {Tally} */
export const onePassed = { passed: 1, failed: 0, skipped: 0, unsteady: [] };
/** @type {Tally} */
export const oneFailed = { passed: 0, failed: 1, skipped: 0, unsteady: [] };
/** @type {Tally} */
export const oneSkipped = { passed: 0, failed: 0, skipped: 1, unsteady: [] };

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) =>
  tallies.reduce(
    (total, { passed, failed, skipped, unsteady }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      unsteady: [...total.unsteady, ...unsteady],
    }),
    { passed: 0, failed: 0, skipped: 0, unsteady: /** @type {readonly string[]} */ ([]) },
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
  return atLeastOneFailed({ passed, failed, skipped, unsteady: triedTwice(report) }, code);
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
function atLeastOneFailed(tally, code) {
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
