const limit = (): unknown => (globalThis as Record<symbol, unknown>)[Symbol.for('TEST_TIMEOUT_SYMBOL')];

/* Set by `tools/jest/patience.mjs`; Jest reads it there when a test begins. */
describe('a test that says nothing of its time', () => {
  it('has 20 seconds, more at night', () => {
    expect(limit()).toBe(20_000 * Number(process.env['TEST_TIME_FACTOR'] ?? 1));
  });
});
