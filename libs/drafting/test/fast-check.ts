import fc from 'fast-check';

/* A fixed seed keeps the tests the same on every machine; FAST_CHECK_SEED and FAST_CHECK_RUNS explore further. */
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_121) });

/** How many random answer sets one property looks at: every night more, see CONTRIBUTING. */
export const RUNS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 20) };

export { fc };
