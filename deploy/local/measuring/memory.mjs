import { readFileSync, readdirSync } from 'node:fs';

/**
 * The memory of these processes and all their descendants, in megabytes: resident, where pages that several share are
 * counted for each, and proportional, where they are divided among them.
 * @param {number[]} roots
 */
export function residentOf(roots) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const family = new Set(roots);
  for (let grew = true; grew;) {
    grew = false;
    for (const [pid, parent] of parents) {
      if (!family.has(pid) && parent !== undefined && family.has(parent)) grew = Boolean(family.add(pid));
    }
  }
  let resident = 0;
  let proportional = 0;
  for (const pid of family) {
    const memory = memoryOf(pid);
    resident += memory.Rss;
    proportional += memory.Pss;
  }
  return {
    processes: family.size,
    residentMb: Math.round(resident / 1024),
    proportionalMb: Math.round(proportional / 1024),
  };
}

/** @param {string} pid */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, '').split(' ')[2]);
  } catch {
    /* It ended while we were looking. */
    return undefined;
  }
}

/** @param {number} pid */
function memoryOf(pid) {
  const kilobytes = { Rss: 0, Pss: 0 };
  try {
    for (const [, name, value] of readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(
      /^(Rss|Pss): +(\d+)/gm,
    )) {
      kilobytes[/** @type {keyof typeof kilobytes} */ (name)] = Number(value);
    }
  } catch {
    /* It ended while we were looking. */
  }
  return kilobytes;
}
