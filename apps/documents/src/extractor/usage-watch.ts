import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export interface MostUsage {
  readonly residentMb: number;
  /** From now on, of all its threads. */
  readonly processorMs: number;
}
interface Usage {
  readonly processorMs: number;
  readonly residentMb: number;
}

const EVERY_MS = 25;
const PAGE_BYTES = 4_096;
const MB = 1024 * 1024;
/* What Linux tells programs is counted in hundredths of a second on every machine. */
const TICK_MS = 10;
/* In /proc/…/stat, counted from what follows the name of the program, which may hold spaces. */
const FIELD = { userTicks: 11, systemTicks: 12, residentPages: 21 } as const;

/**
 * Calls `onExcess` once the process takes more than allowed. Time is what it has worked, not what it waited for a processor that
 * others had. Where the system tells nothing of either (anywhere but on Linux) the limit of the heap and the clock have to do.
 */
export function watchUsage(
  { pid }: ChildProcess,
  most: MostUsage,
  onExcess: (why: 'time' | 'memory') => void,
): () => void {
  if (process.platform !== 'linux' || pid === undefined) return () => undefined;
  let before: number | undefined;
  const look = (): void =>
    void usageOf(pid).then(
      ({ processorMs, residentMb }) => {
        before ??= processorMs;
        if (residentMb > most.residentMb) onExcess('memory');
        else if (processorMs - before > most.processorMs) onExcess('time');
      },
      /* It has ended between two looks. */
      () => clearInterval(timer),
    );
  const timer = setInterval(look, EVERY_MS);
  look();
  return () => clearInterval(timer);
}

async function usageOf(pid: number): Promise<Usage> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const at = (field: number): number => Number(fields[field]);
  return {
    processorMs: (at(FIELD.userTicks) + at(FIELD.systemTicks)) * TICK_MS,
    residentMb: (at(FIELD.residentPages) * PAGE_BYTES) / MB,
  };
}
