import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const onePassed = { passed: 1, failed: 0, skipped: 0 };
/** @type {Tally} */
export const oneFailed = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/**
 * @param {Tally} tally
 * @returns {string} the closing line: `12 passed, 0 failed, 1 skipped`
 */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

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
  return atLeastOneFailed({ passed, failed, skipped }, code);
}

/**
 * @param {string} file what Playwright's JSON reporter wrote
 * @param {number} code exit code of Playwright
 * @param {boolean} isNarrowed whether somebody asked for a part of the tests, which may all be elsewhere
 * @returns {Tally}
 */
export function playwrightTally(file, code, isNarrowed) {
  const stats = read(file)?.stats;
  if (!stats) return oneFailed;
  const tally = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
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

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
