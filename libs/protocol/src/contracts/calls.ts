/* In files of their own, so that a page does not load the calls of others with its own. */
export * from './administration-calls.js';
export * from './suggestion-calls.js';
export * from './contract-calls.js';
