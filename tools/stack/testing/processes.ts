import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process still runs; one that has ended and waits to be collected does not. */
export function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}

export const waitUntil = (holds: () => boolean): Promise<void> => eventually(async () => holds());
