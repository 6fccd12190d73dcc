import { spawnSync } from 'node:child_process';
import path from 'node:path';

/*
 * npm run test:nightly: every test, none taken from an earlier run, and then each proof that runs smaller every day at the size it was
 * asked for. Takes hours.
 */
const runs = [
  {
    args: ['--uncached'],
    env: {
      E2E_WHOLE: '1',
      TESTS_WHOLE: '1',
      ALL_STARTS: '1',
      KILL_UPLOADS: '100',
      KILL_RUNS: '100',
      ROUND_TRIP_SETS: '50',
      MONEY_SEQUENCES: '2000',
      SILENT_EDITS: '100',
    },
  },
  { args: ['unit', 'prop'], env: { FAST_CHECK_RUNS: '1000' } },
  { args: ['unit', 'libs/drafting'], env: { FAST_CHECK_RUNS: '60' } },
  { args: ['integration', 'documents/test/whole-answers'], env: { FAST_CHECK_RUNS: '20' } },
  { args: ['e2e', 'journeys'], env: { JOURNEY_REPEATS: '20' } },
];

const run = path.resolve(import.meta.dirname, '../launch/run.mjs');
const results = runs.map(({ args, env }) => {
  const sizes = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const what = `${sizes.join(' ')} npm test -- ${args.join(' ')}`;
  process.stdout.write(`\n${what}\n`);
  const { status } = spawnSync(process.execPath, [run, 'tools/test/test.ts', ...args], {
    env: { ...process.env, TEST_TIME_FACTOR: '6', ...env },
    stdio: 'inherit',
  });
  return { what, passed: status === 0 };
});

process.stdout.write('\n');
for (const { what, passed } of results) process.stdout.write(`${passed ? 'passed' : 'failed'}: ${what}\n`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
