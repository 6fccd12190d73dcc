/** Nearest value with at most `decimals` decimals inside the bounds. */
export function within(value: number, [low, high]: readonly [number, number], decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.min(high, Math.max(low, Math.round((value + Number.EPSILON) * scale) / scale));
}
