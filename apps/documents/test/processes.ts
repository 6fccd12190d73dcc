import { readFileSync, readdirSync } from 'node:fs';

/** The processes that run a program, by number. */
export const processesOf = (program: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && commandOf(pid).includes(program));

/** Empty for a process that has ended meanwhile. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
