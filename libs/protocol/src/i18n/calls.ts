/* In files of their own, so that a page does not load the calls of others with its own. */
export * from './editing-calls.js';
export * from './translation-calls.js';
