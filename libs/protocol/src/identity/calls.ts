/* In files of their own, so that a page does not load the calls of others with its own. */
export * from './account-calls.js';
export * from './administration-calls.js';
export * from './auth-calls.js';
export * from './session-calls.js';
