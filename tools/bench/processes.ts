import { readFileSync, readdirSync } from 'node:fs';
import { familyOf } from '#tools/launch/family.mjs';

/**
 * Microseconds of processor time that these took so far, all threads of all descendants: by the scheduler's own count,
 * which is finer than ticks.
 */
export function processorMicroseconds(roots: readonly number[]) {
  let nanoseconds = 0;
  for (const pid of familyOf([...roots])) {
    try {
      for (const thread of readdirSync(`/proc/${pid}/task`))
        nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      /* It ended while we were looking. */
    }
  }
  return nanoseconds / 1_000;
}
