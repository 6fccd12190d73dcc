import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { say } from './say.mjs';
import { familyOf, statOf } from './family.mjs';

/* In what /proc counts processor time. */
const TICK_MS = 10;
/* Asked before any of them is left. */
const CORES = availableParallelism();

/**
 * Puts this process and all it starts from now on on every core but the last. What sends the load gets that one, so
 * that neither takes time from the other.
 * @returns {string[]} what to put before a command that shall run on the core that was left
 */
export function leaveOneCore() {
  const last = CORES - 1;
  try {
    if (last === 0) throw new Error('there is only one core');
    execFileSync('taskset', ['-pc', `0-${last - 1}`, String(process.pid)], { stdio: 'ignore' });
    return ['taskset', '-c', String(last)];
  } catch (error) {
    say(`load and services share all cores: ${/** @type {Error} */ (error).message}`);
    return [];
  }
}

/** Takes back what `leaveOneCore` left, for a measurement that sends no load. Where that left nothing, there is nothing to take. */
export function takeAllCores() {
  try {
    execFileSync('taskset', ['-pc', `0-${CORES - 1}`, String(process.pid)], { stdio: 'ignore' });
  } catch (error) {
    say(`the cores stay as they are: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Milliseconds of processor time that each of these took so far, with all its descendants.
 * @param {readonly { name: string, pid: number | undefined }[]} processes
 * @returns {Map<string, number>}
 */
export function processorTime(processes) {
  return new Map(
    processes.map(({ name, pid }) => {
      let ticks = 0;
      for (const each of pid === undefined ? [] : familyOf([pid])) {
        const stat = statOf(each);
        if (stat) ticks += Number(stat[11]) + Number(stat[12]);
      }
      return [name, ticks * TICK_MS];
    }),
  );
}
