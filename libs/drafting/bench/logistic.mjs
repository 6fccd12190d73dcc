import { minimise } from './minimise.mjs';

/** A sentence nobody marked in a contract that has the provision may still be it. */
const UNSURE = 0.15;
/** What fewer contracts say tells of those contracts, not of the provision. */
const FEWEST_CONTRACTS = 3;
const PRESELECTED = 1200;
const BIAS = 0;

/** Rows one after the other in flat arrays: they are gone through hundreds of times. */
function flattened(rows) {
  const size = rows.reduce((sum, { at }) => sum + at.length, 0);
  const starts = new Int32Array(rows.length + 1);
  const features = new Int32Array(size);
  const values = new Float64Array(size).fill(1);
  rows.forEach(({ at, value }, row) => {
    const start = starts[row];
    features.set(at, start);
    if (value !== undefined) values.set(value, start);
    starts[row + 1] = start + at.length;
  });
  return { starts, features, values };
}

/** L2-regularised logistic regression; `rows` are { at, value?, is, weight }, `strength` the regularisation of each weight. */
export function regress(rows, strength, rounds) {
  const { starts, features, values } = flattened(rows);
  return minimise(
    strength.length,
    (weights, gradient) => {
      let loss = 0;
      for (let at = 0; at < weights.length; at++) {
        gradient[at] = strength[at] * weights[at];
        loss += 0.5 * strength[at] * weights[at] ** 2;
      }
      for (let row = 0; row < rows.length; row++) {
        const { is, weight } = rows[row];
        const end = starts[row + 1];
        let sum = 0;
        for (let n = starts[row]; n < end; n++) sum += weights[features[n]] * values[n];
        const margin = is ? sum : -sum;
        loss += weight * (margin > 30 ? Math.exp(-margin) : Math.log1p(Math.exp(-margin)));
        const error = weight * (1 / (1 + Math.exp(-sum)) - (is ? 1 : 0));
        for (let n = starts[row]; n < end; n++) gradient[features[n]] += error * values[n];
      }
      return loss;
    },
    { rounds },
  );
}

/** The features that tell most about the mark, by the difference of their shares. */
function preselect(rows, size) {
  const counts = {
    marked: new Int32Array(size),
    other: new Int32Array(size),
    contracts: new Int32Array(size),
  };
  const lastIn = new Int32Array(size).fill(-1);
  let marked = 0;
  for (const row of rows) {
    if (row.marked) marked++;
    const into = row.marked ? counts.marked : counts.other;
    for (const feature of row.features) {
      into[feature]++;
      if (lastIn[feature] === row.contract) continue;
      lastIn[feature] = row.contract;
      counts.contracts[feature]++;
    }
  }
  const difference = (feature) => {
    const p = counts.marked[feature] / Math.max(1, marked);
    const q = counts.other[feature] / Math.max(1, rows.length - marked);
    return Math.abs(p - q) / Math.sqrt((p + q) / 2 + 0.002);
  };
  const used = [];
  for (let feature = 0; feature < size; feature++) {
    if (counts.contracts[feature] >= FEWEST_CONTRACTS) used.push([feature, difference(feature)]);
  }
  return used
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, PRESELECTED)
    .map(([feature]) => feature);
}

function fit(rows, features, { l2, signs, balance, isSign, rounds }) {
  const place = new Map(features.map((feature, at) => [feature, at + 1]));
  const strength = new Float64Array(features.length + 1).fill(l2);
  strength[BIAS] = 1e-4;
  features.forEach((feature, at) => {
    if (isSign[feature]) strength[at + 1] = l2 / signs;
  });
  const marked = rows.filter((row) => row.marked).length;
  const heavy = Math.max(1, (balance * (rows.length - marked)) / Math.max(1, marked));
  const weights = regress(
    rows.map((row) => ({
      at: [BIAS, ...[...row.features].flatMap((feature) => place.get(feature) ?? [])],
      is: row.marked,
      weight: row.marked ? heavy : row.unsure ? UNSURE : 1,
    })),
    strength,
    rounds,
  );
  return {
    bias: weights[BIAS],
    weights: new Map(features.map((feature, at) => [feature, weights[at + 1]])),
  };
}

/** Which sentences a lawyer would mark: fitted twice, on all that may help, then on the few hundred features that did. */
export function train(contracts, options) {
  const rows = contracts.flatMap(({ present, rows: own }, contract) =>
    own.map((row) => ({ ...row, unsure: present, contract })),
  );
  const first = fit(rows, preselect(rows, options.isSign.length), options);
  const uses = new Int32Array(options.isSign.length);
  for (const row of rows) for (const feature of row.features) uses[feature]++;
  const kept = [...first.weights]
    .map(([feature, weight]) => [feature, Math.abs(weight) * Math.sqrt(Math.min(60, uses[feature]))])
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, options.size)
    .map(([feature]) => feature);
  const { bias, weights } = fit(rows, kept, options);
  const hundredths = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight * 100)])
    .filter(([, weight]) => weight !== 0);
  return { bias: Math.round(bias * 100), weights: new Map(hundredths) };
}

export const scoreOf = (model, features) =>
  features.reduce((sum, feature) => sum + (model.weights.get(feature) ?? 0), model.bias);
