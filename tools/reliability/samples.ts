import { readFileSync, readdirSync } from 'node:fs';
import { median } from '#tools/bench/measuring/figures.ts';

const PAGE_MB = 4_096 / 1024 ** 2;

/** What one process holds at one moment. */
export interface Sample {
  name: string;
  /** milliseconds since the start */
  at: number;
  residentMb: number;
  /** that it has open */
  files: number;
}

export function sample(processes: { name: string; pid: number | undefined }[], at: number): Sample[] {
  return processes.flatMap(({ name, pid }) => {
    if (pid === undefined) return [];
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return [{ name, at, residentMb: Number(pages) * PAGE_MB, files: readdirSync(`/proc/${pid}/fd`).length }];
  });
}

/**
 * How much more a process holds in the last third of the time than in the middle one, and its slope over both, with half
 * the width of its 95 % confidence interval.
 * @param samples of one process
 * @param lasted milliseconds
 */
export function growth(samples: Sample[], lasted: number) {
  const middle = samples.filter(({ at }) => at >= lasted / 3 && at < (2 * lasted) / 3);
  const last = samples.filter(({ at }) => at >= (2 * lasted) / 3);
  const of = (part: Sample[], what: 'residentMb' | 'files') => median(part.map((each) => each[what]));
  return {
    residentMb: of(last, 'residentMb') - of(middle, 'residentMb'),
    files: of(last, 'files') - of(middle, 'files'),
    ...slope([...middle, ...last].map(({ at, residentMb }) => [at / 3_600_000, residentMb])),
  };
}

function slope(points: number[][]): { perHour: number; plusMinus: number } {
  const n = points.length;
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / n;
  const [x0, y0] = [mean(0), mean(1)];
  const xx = points.reduce((sum, [x = 0]) => sum + (x - x0) ** 2, 0);
  const perHour = points.reduce((sum, [x = 0, y = 0]) => sum + (x - x0) * (y - y0), 0) / xx;
  const rest = points.reduce((sum, [x = 0, y = 0]) => sum + (y - y0 - perHour * (x - x0)) ** 2, 0);
  return { perHour, plusMinus: 1.96 * Math.sqrt(rest / Math.max(1, n - 2) / xx) };
}
