import { jest } from '@jest/globals';

/* A test may open the whole interface, or wait for real servers, on a busy machine: only what hangs is to fail for its time. */
jest.setTimeout(120_000);

/* Many real servers share two processors there; what passes only at the second attempt is named when the stage ends. */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
