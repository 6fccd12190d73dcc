import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * How many tests passed, failed and were left out, how many of those that passed did so in an earlier run with the same inputs, and
 * the names of those that passed only at their second attempt.
 */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  earlier: number;
  unsteady: readonly string[];
}

const none: Tally = { passed: 0, failed: 0, skipped: 0, earlier: 0, unsteady: [] };
export const onePassed: Tally = { ...none, passed: 1 };
export const oneFailed: Tally = { ...none, failed: 1 };
export const oneSkipped: Tally = { ...none, skipped: 1 };

export const sum = (tallies: Tally[]): Tally =>
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

/** @returns the closing line: `12 passed, 0 failed, 1 skipped` */
export const inWords = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** @returns a line for each test that is not steady */
export const unsteadyInWords = ({ unsteady }: Tally): string[] =>
  unsteady.map((name) => `passed only at the second attempt: ${name}`);

/** @returns a line that says which part was not run this time */
export const earlierInWords = ({ earlier }: Tally): string[] =>
  earlier > 0
    ? [`${earlier} of those that passed did so in an earlier run; nothing that they depend on has changed`]
    : [];

/**
 * @param folder with a report of each project, as `jest --json --outputFile` wrote it now or in an earlier run
 * @param code how the run ended
 * @param since when it began
 */
export function jestTallies(folder: string, code: number, since: number): Tally {
  const tallies = readdirSync(folder).map((name) => {
    const file = path.join(folder, name);
    const tally = jestTally(file, 0);
    return read(file).startTime < since ? { ...tally, earlier: tally.passed } : tally;
  });
  return atLeastOneFailed(sum(tallies), code);
}

/**
 * @param file what `jest --json --outputFile` wrote
 * @param code exit code of Jest
 */
export function jestTally(file: string, code: number): Tally {
  const report = read(file);
  if (!report) return oneFailed;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const skipped = report.numPendingTests + report.numTodoTests;
  return atLeastOneFailed({ ...none, passed, failed, skipped, unsteady: triedTwice(report) }, code);
}

/**
 * @param file what Playwright's JSON reporter wrote
 * @param code exit code of Playwright
 * @param isNarrowed whether somebody asked for a part of the tests, which may all be elsewhere
 */
export function playwrightTally(file: string, code: number, isNarrowed: boolean): Tally {
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

/** A run that ended badly counts as failed, even when no single test did; so does one that ran no test. */
export function atLeastOneFailed(tally: Tally, code: number): Tally {
  const bad = code !== 0 || tally.passed + tally.failed + tally.skipped === 0;
  return bad && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const triedTwice = ({
  testResults,
}: {
  testResults: { assertionResults: { status: string; fullName: string; invocations?: number }[] }[];
}): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);

interface Suite {
  suites?: Suite[];
  specs: { title: string; tests: { status: string; projectName: string }[] }[];
}
const flakyIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} (${projectName})`),
  ),
  ...suites.flatMap(flakyIn),
];

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
