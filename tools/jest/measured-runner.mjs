import { appendFileSync } from 'node:fs';
import circus from 'jest-circus/runner';
import plain from './plain-runner.mjs';

const ofCircus = circus.default ?? circus;
let before = process.cpuUsage();

/** Runs a file as its project does, and notes the seconds of a processor that went since the end of the file before it. */
export default async function run(globalConfig, config, environment, runtime, testPath, send) {
  const runner = config.testEnvironment.includes('jsdom') ? ofCircus : plain;
  const result = await runner(globalConfig, config, environment, runtime, testPath, send);
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  const cost = { file: testPath, seconds: (user + system) / 1e6, tests: result.numPassingTests };
  appendFileSync(process.env.TEST_COST_FILE, `${JSON.stringify(cost)}\n`);
  return result;
}
