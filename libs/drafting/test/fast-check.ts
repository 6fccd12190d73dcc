import fc from 'fast-check';

/* A fixed seed keeps the tests the same on every machine; FAST_CHECK_SEED explores others. */
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_121) });

export { fc };
