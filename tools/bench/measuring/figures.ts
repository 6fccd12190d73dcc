export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

export function percentile(values: number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

export const median = (values: number[]) => percentile(values, 50);
