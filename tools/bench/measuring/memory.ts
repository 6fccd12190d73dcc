import { readFileSync } from 'node:fs';
import { familyOf } from '#tools/launch/family.mjs';

/**
 * The memory of these processes and all their descendants, in megabytes: resident, where pages that several share are
 * counted for each, and proportional, where they are divided among them.
 */
export function residentOf(roots: number[]) {
  const family = familyOf(roots);
  let resident = 0;
  let proportional = 0;
  for (const pid of family) {
    const memory = memoryOf(pid);
    resident += memory.residentMb;
    proportional += memory.proportionalMb;
  }
  return {
    processes: family.size,
    residentMb: Math.round(resident),
    proportionalMb: Math.round(proportional),
  };
}

/** The memory of one process without those it started, in megabytes. */
export function memoryOf(pid: number) {
  const kilobytes = { Rss: 0, Pss: 0 };
  try {
    for (const [, name, value] of readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(
      /^(Rss|Pss): +(\d+)/gm,
    )) {
      kilobytes[name as keyof typeof kilobytes] = Number(value);
    }
  } catch {
    /* It ended while we were looking. */
  }
  return { residentMb: kilobytes.Rss / 1024, proportionalMb: kilobytes.Pss / 1024 };
}

/** The most memory that one process has had resident so far, in megabytes; 0 when it has ended. */
export function highestMemoryOf(pid: number) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
