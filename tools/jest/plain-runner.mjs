import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import runTests from 'jest-circus/runner';
import { jest } from './plain-globals.mjs';
import { sourceMaps } from './sources.mjs';

/*
 * Runs test files as Jest does (its workers, its hooks, limits and second attempts), but in the Node of the worker itself: modules are
 * read once a worker and not once a file, and no global is looked up through a context. Only the file itself is read anew.
 */
const require = createRequire(import.meta.url);
const ofTests = ['EVENT_HANDLERS', 'LOG_ERRORS_BEFORE_RETRY', 'RETRY_TIMES', 'TEST_TIMEOUT_SYMBOL'].map(
  (name) => Symbol.for(name),
);
let files = 0;

/** What Jest's own runner asks of the place in which a file runs. */
const runtimeOf = (mapsOfJest) => ({
  /* What gathers the tests of a file keeps them for good: each file has its own. */
  requireInternalModule(file) {
    delete require.cache[file];
    for (const symbol of ofTests) delete globalThis[symbol];
    return require(file);
  },
  requireModule: require,
  setGlobalsForRuntime: () => undefined,
  unstable_shouldLoadAsEsm: () => true,
  async unstable_importModule(file) {
    await import(`${pathToFileURL(path.resolve(file))}?${files}`);
    for (const [url, map] of sourceMaps) mapsOfJest.set(url, map);
  },
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
});

export default function run(globalConfig, config, _environment, runtime, testPath, send) {
  files += 1;
  globalThis.jest = jest;
  return runTests.default(
    globalConfig,
    config,
    { global: globalThis },
    runtimeOf(runtime.getSourceMaps()),
    testPath,
    send,
  );
}
