/** What may be asked of the thread that reads checked contracts, in milliseconds by the clock where nothing else is said. */
export const LIMITS = {
  /** Of one piece of work, of a processor: three times what the longest usual contract takes. */
  processorMs: 9_000,
  /** Of one piece of work: one that has not had its time of a processor by then was kept waiting. */
  patienceMs: 15_000,
  /** For one's turn. Whoever waits longer would have no answer before the gateway gives up, which waits for 35 s. */
  waitingMs: 15_000,
  /** What waits for its turn, all together and of one visitor. */
  most: { all: 32, each: 4 },
} as const;
