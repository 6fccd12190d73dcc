import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const EVERY_MS = 25;
const PAGE_BYTES = 4_096;
const MB = 1024 * 1024;

/**
 * Calls `onExcess` once the process holds more memory than allowed. Where the system tells nothing of it (anywhere but on
 * Linux) the limit of the heap has to do.
 */
export function watchMemory({ pid }: ChildProcess, maxMb: number, onExcess: () => void): () => void {
  if (process.platform !== 'linux' || pid === undefined) return () => undefined;
  const timer = setInterval(() => {
    residentBytes(pid).then(
      (bytes) => {
        if (bytes > maxMb * MB) onExcess();
      },
      /* It has ended between two looks. */
      () => clearInterval(timer),
    );
  }, EVERY_MS);
  return () => clearInterval(timer);
}

async function residentBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8');
  return Number(statm.split(' ')[1]) * PAGE_BYTES;
}
