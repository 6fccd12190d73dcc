import { jest } from '@jest/globals';

const PURE_MS = 20_000;
const WITH_SERVERS_MS = 60_000;

/*
 * What hangs is to fail soon, also where each waits for a busy machine. Whatever takes longer by itself says so at the test; at night,
 * when many are larger, all may take several times as long.
 */
const isWithServers = globalThis.expect.getState().testPath?.endsWith('.int-spec.ts') === true;
jest.setTimeout((isWithServers ? WITH_SERVERS_MS : PURE_MS) * Number(process.env.TEST_TIME_FACTOR ?? 1));

/* Many real servers share two processors there; what passes only at the second attempt is named when the stage ends. */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
