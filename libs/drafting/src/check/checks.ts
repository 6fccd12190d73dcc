import type { ClauseCheck } from './rule.js';

/** What is checked in somebody else's contract, in the order of the catalogue: ties of gravity keep it. */
export const CHECKS: readonly ClauseCheck[] = [];
