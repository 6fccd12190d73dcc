/** The indices of the longest run of values that rises, as it is found first (patience sorting). */
export function longestRise(values: readonly number[]): number[] {
  const tops: number[] = [];
  const before: number[] = [];
  values.forEach((value, at) => {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tops[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[at] = tops[low - 1] ?? -1;
    tops[low] = at;
  });
  const run: number[] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) run.push(at);
  return run.reverse();
}
