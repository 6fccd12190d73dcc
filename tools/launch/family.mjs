import { readFileSync, readdirSync } from 'node:fs';

/**
 * These processes and all their descendants.
 * @param {number[]} roots
 */
export function familyOf(roots) {
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
  return family;
}

/**
 * What /proc/<pid>/stat says after the name, whose spaces and brackets would confuse; undefined when the process ended
 * while we were looking.
 * @param {number | string} pid
 */
export function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

/** @param {string} pid */
function parentOf(pid) {
  const stat = statOf(pid);
  return stat && Number(stat[1]);
}
