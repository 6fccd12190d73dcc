import { median, percentile } from './measuring/figures.mjs';

/** @typedef {Record<string, number>} Figures what one arm measured in one round, by name */

/**
 * Runs every arm once in each round, the order turned by one from round to round, so that neither a slow minute of the
 * machine nor a place in the order falls on one arm alone.
 * @param {readonly string[]} arms
 * @param {number} rounds
 * @param {(arm: string, round: number) => Promise<Figures>} measure
 * @returns {Promise<Map<string, Figures[]>>}
 */
export async function inTurns(arms, rounds, measure) {
  /** @type {Map<string, Figures[]>} */
  const all = new Map(arms.map((arm) => [arm, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < arms.length; place += 1) {
      const arm = arms[(place + round) % arms.length] ?? '';
      all.get(arm)?.push(await measure(arm, round));
    }
  }
  return all;
}

/**
 * @param {Figures[] | undefined} rounds
 * @param {string} figure
 */
export const each = (rounds, figure) => (rounds ?? []).map((round) => round[figure] ?? Number.NaN);

/**
 * One figure over the other, round by round.
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs
 */
export const ratios = (ours, theirs) => ours.map((value, round) => value / (theirs[round] ?? Number.NaN));

/**
 * The median, and between what half of the rounds lie.
 * @param {readonly number[]} values
 * @param {number} [digits]
 */
export function spread(values, digits = 2) {
  const all = [...values];
  const [low, high] = [percentile(all, 25), percentile(all, 75)];
  return `${median(all).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}
