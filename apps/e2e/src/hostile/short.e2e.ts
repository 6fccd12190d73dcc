import { expect, test } from '@playwright/test';
import { assault } from './assault.js';

/* A few of each call's hostile texts; `npm run test:reliability -- R26` tries all. */
const PER_CALL = 5;

test('R26 no text from outside ends a process, is answered 500 or makes others wait', async () => {
  test.setTimeout(240_000);
  const { unexpected, undescribed, restarted, attempts, p99 } = await assault('daily', PER_CALL);
  expect(undescribed, 'calls that /api/docs does not describe').toEqual([]);
  expect(unexpected).toEqual([]);
  expect(restarted).toEqual([]);
  expect(attempts).toBeGreaterThan(300);
  expect(p99.after).toBeLessThanOrEqual(p99.allowed);
});
