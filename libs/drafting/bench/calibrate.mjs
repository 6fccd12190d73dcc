import { regress, scoreOf } from './logistic.mjs';

const { SURENESS } = await import('../src/check/weights/model.ts');

export const f1 = ({ tp, fp, fn }) => (tp === 0 ? 0 : (2 * tp) / (2 * tp + fp + fn));

/** How sure a contract's surest sentences are, as the checker sees them. */
export const surest = (model, { rows }) =>
  SURENESS.surest(rows.map(({ features }) => scoreOf(model, features)));

/** The surest sentence speaks freely; what the next ones add has to be shown by many contracts. */
const STRENGTH = [1e-3, 0.1, 5, 5];
const ROUNDS = 60;

const sumOf = (weights, scores) =>
  scores.reduce((sum, score, at) => sum + (weights[at + 1] * score) / 100, weights[0]);

/**
 * From the surest sentences of a contract to whether it has the provision: logistic, then cut where the expected F1 is highest.
 * Probabilities decide, not single contracts: with twenty of them, the cut that was best by chance misleads.
 */
export function calibrate(contracts) {
  const weights = regress(
    contracts.map(({ scores, present }) => ({
      at: [0, 1, 2, 3],
      value: [1, ...scores.map((score) => score / 100)],
      is: present,
      weight: 1,
    })),
    Float64Array.from(STRENGTH),
    ROUNDS,
  );
  const chances = contracts
    .map(({ scores }) => 1 / (1 + Math.exp(-sumOf(weights, scores))))
    .sort((a, b) => b - a);
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  let [right, best, cut] = [0, -1, 0.5];
  chances.forEach((chance, at) => {
    right += chance;
    const expected = (2 * right) / (at + 1 + total);
    if (expected <= best) return;
    best = expected;
    cut = (chance + (chances[at + 1] ?? chance)) / 2;
  });
  return {
    shares: [...weights].slice(1).map((weight) => Math.round(weight * 100)),
    cut: Math.round((Math.log(cut / (1 - cut)) - weights[0]) * 10_000),
  };
}

export function tally(contracts, calibration) {
  const counts = { tp: 0, fp: 0, fn: 0 };
  for (const { scores, present } of contracts) {
    const said = SURENESS.isEnough(scores, calibration);
    if (said && present) counts.tp++;
    else if (said) counts.fp++;
    else if (present) counts.fn++;
  }
  return counts;
}
