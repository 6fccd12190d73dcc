import { expect, test } from '@playwright/test';
import { assault } from './assault.js';

test('R26 every string of every call with every hostile text', async () => {
  test.setTimeout(3_600_000);
  const { unexpected, restarted } = await assault('all');
  expect(unexpected).toEqual([]);
  expect(restarted).toEqual([]);
});
