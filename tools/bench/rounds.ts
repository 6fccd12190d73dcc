import { median, percentile } from './measuring/figures.ts';

/** what one arm measured in one round, by name */
export type Figures = Record<string, number>;

/**
 * Runs every arm once in each round, the order turned by one from round to round, so that neither a slow minute of the
 * machine nor a place in the order falls on one arm alone.
 */
export async function inTurns(
  arms: readonly string[],
  rounds: number,
  measure: (arm: string, round: number) => Promise<Figures>,
): Promise<Map<string, Figures[]>> {
  const all: Map<string, Figures[]> = new Map(arms.map((arm) => [arm, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < arms.length; place += 1) {
      const arm = arms[(place + round) % arms.length] ?? '';
      all.get(arm)?.push(await measure(arm, round));
    }
  }
  return all;
}

export const each = (rounds: Figures[] | undefined, figure: string) =>
  (rounds ?? []).map((round) => round[figure] ?? Number.NaN);

/** One figure over the other, round by round. */
export const ratios = (ours: readonly number[], theirs: readonly number[]) =>
  ours.map((value, round) => value / (theirs[round] ?? Number.NaN));

/** The median, and between what half of the rounds lie. */
export function spread(values: readonly number[], digits = 2) {
  const all = [...values];
  const [low, high] = [percentile(all, 25), percentile(all, 75)];
  return `${median(all).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}
