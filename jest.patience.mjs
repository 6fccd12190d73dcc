import { jest } from '@jest/globals';

/* A test may open the whole interface, or wait for real servers, on a busy machine: only what hangs is to fail for its time. */
jest.setTimeout(120_000);
