import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  earlierInWords,
  inWords,
  jestTallies,
  jestTally,
  playwrightTally,
  sum,
  unsteadyInWords,
} from './tally.ts';

describe('what a stage of npm test counts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const reported = (report: unknown): string => {
    const file = path.join(folder, `${randomUUID()}.json`);
    writeFileSync(file, JSON.stringify(report));
    return file;
  };
  const ofJest = (...tests: { status: string; fullName: string; invocations?: number }[]): string =>
    reported({
      numPassedTests: tests.filter(({ status }) => status === 'passed').length,
      numFailedTests: tests.filter(({ status }) => status === 'failed').length,
      numRuntimeErrorTestSuites: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [{ assertionResults: tests }],
    });

  it('names the tests of Jest that passed only at the second attempt', () => {
    const file = ofJest(
      { status: 'passed', fullName: 'steady', invocations: 1 },
      { status: 'passed', fullName: 'unsteady', invocations: 2 },
      { status: 'failed', fullName: 'broken', invocations: 2 },
    );
    const tally = jestTally(file, 1);
    expect(inWords(tally)).toBe('2 passed, 1 failed');
    expect(tally.unsteady).toEqual(['unsteady']);
  });

  it('names the journeys that passed only at the second attempt, however deep they stand', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, projectName: 'journeys' }],
    });
    const file = reported({
      stats: { expected: 1, flaky: 1, unexpected: 0, skipped: 2 },
      suites: [{ specs: [spec('buys', 'expected')], suites: [{ specs: [spec('signs in', 'flaky')] }] }],
    });
    const tally = playwrightTally(file, 0, false);
    expect(inWords(tally)).toBe('2 passed, 0 failed, 2 skipped');
    expect(unsteadyInWords(sum([tally, tally]))).toEqual([
      'passed only at the second attempt: signs in (journeys)',
      'passed only at the second attempt: signs in (journeys)',
    ]);
  });

  describe('of many projects', () => {
    const SINCE = 1_000;
    const report = (passed: number, failed: number, startTime: number): string =>
      JSON.stringify({
        startTime,
        numPassedTests: passed,
        numFailedTests: failed,
        numRuntimeErrorTestSuites: 0,
        numPendingTests: 0,
        numTodoTests: 0,
        testResults: [],
      });
    const folderOf = (...reports: string[]): string => {
      const own = mkdtempSync(path.join(folder, 'projects-'));
      reports.forEach((text, at) => writeFileSync(path.join(own, `${at}.json`), text));
      return own;
    };

    it('says how many passed in an earlier run', () => {
      const tally = jestTallies(folderOf(report(3, 0, SINCE - 1), report(4, 0, SINCE)), 0, SINCE);
      expect(inWords(tally)).toBe('7 passed, 0 failed');
      expect(earlierInWords(tally)).toEqual([expect.stringMatching(/^3 of those that passed /)]);
    });

    it('says nothing of earlier runs where all ran', () => {
      expect(earlierInWords(jestTallies(folderOf(report(4, 1, SINCE)), 1, SINCE))).toEqual([]);
    });

    it.each([
      ['a project left no report', folderOf(report(3, 0, SINCE)), 1],
      ['no project ran', folderOf(), 0],
      ['a project ran no test', folderOf(report(3, 0, SINCE), report(0, 0, SINCE)), 0],
    ])('counts as failed that %s', (_, reports, code) => {
      expect(jestTallies(reports, code, SINCE).failed).toBe(1);
    });
  });

  it.each([
    ['ended badly though no test failed', ofJest({ status: 'passed', fullName: 'fine' }), 1],
    ['ran no test', ofJest(), 0],
    ['left no report', path.join(folder, 'absent.json'), 0],
  ])('counts a run that %s as failed', (_, file, code) => {
    expect(jestTally(file, code).failed).toBe(1);
  });
});
