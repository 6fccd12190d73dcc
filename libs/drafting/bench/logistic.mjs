const EPOCHS = 8;
const RATE = 0.25;
/** A sentence nobody marked in a contract that has the provision may still be it. */
const UNSURE = 0.4;
const FEWEST = 3;
const PRESELECTED = 900;

/** A fixed order of training without a clock or chance. */
function shuffled(length, seed) {
  const order = Array.from({ length }, (_, index) => index);
  let state = seed;
  for (let at = length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
}

/** The features that tell most about the mark, by the difference of their shares. */
function preselect(rows, size) {
  const counts = { marked: new Int32Array(size), other: new Int32Array(size) };
  let marked = 0;
  for (const row of rows) {
    if (row.marked) marked++;
    const into = row.marked ? counts.marked : counts.other;
    for (const feature of row.features) into[feature]++;
  }
  const difference = (feature) => {
    const p = counts.marked[feature] / Math.max(1, marked);
    const q = counts.other[feature] / Math.max(1, rows.length - marked);
    return Math.abs(p - q) / Math.sqrt((p + q) / 2 + 0.002);
  };
  const used = [];
  for (let feature = 0; feature < size; feature++) {
    if (counts.marked[feature] + counts.other[feature] >= FEWEST) used.push([feature, difference(feature)]);
  }
  return used
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, PRESELECTED)
    .map(([feature]) => feature);
}

function fit(rows, features, { l2, balance, vocabulary }) {
  const index = new Int32Array(vocabulary);
  features.forEach((feature, at) => {
    index[feature] = at + 1;
  });
  const sparse = rows.map((row) =>
    row.features.filter((feature) => index[feature] > 0).map((feature) => index[feature]),
  );
  const marked = rows.filter((row) => row.marked).length;
  const heavy = Math.max(1, (balance * (rows.length - marked)) / Math.max(1, marked));
  const weights = new Float64Array(features.length + 1);
  const squares = new Float64Array(features.length + 1).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const at of shuffled(rows.length, epoch + 1)) {
      const row = rows[at];
      let sum = weights[0];
      for (const feature of sparse[at]) sum += weights[feature];
      const error =
        (1 / (1 + Math.exp(-sum)) - (row.marked ? 1 : 0)) * (row.marked ? heavy : row.unsure ? UNSURE : 1);
      squares[0] += error * error;
      weights[0] -= (RATE * error) / Math.sqrt(squares[0]);
      for (const feature of sparse[at]) {
        const gradient = error + l2 * weights[feature];
        squares[feature] += gradient * gradient;
        weights[feature] -= (RATE * gradient) / Math.sqrt(squares[feature]);
      }
    }
  }
  return { bias: weights[0], weights: new Map(features.map((feature, at) => [feature, weights[at + 1]])) };
}

/** L2-regularised logistic regression, fitted twice: on all that may help, then on the few hundred that did. */
export function train(contracts, options) {
  const rows = contracts.flatMap(({ present, rows: own }) => own.map((row) => ({ ...row, unsure: present })));
  const first = fit(rows, preselect(rows, options.vocabulary), options);
  const uses = new Int32Array(options.vocabulary);
  for (const row of rows) for (const feature of row.features) uses[feature]++;
  const kept = [...first.weights]
    .map(([feature, weight]) => [feature, Math.abs(weight) * Math.sqrt(Math.min(60, uses[feature]))])
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, options.size)
    .map(([feature]) => feature);
  const { bias, weights } = fit(rows, kept, options);
  const hundredths = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight * 100)])
    .filter(([, w]) => w !== 0);
  return { bias: Math.round(bias * 100), weights: new Map(hundredths) };
}

export const scoreOf = (model, features) =>
  features.reduce((sum, feature) => sum + (model.weights.get(feature) ?? 0), model.bias);

/** A contract is as sure to have the provision as its surest sentence. */
export const contractScore = (model, { rows }) =>
  rows.reduce((best, row) => Math.max(best, scoreOf(model, row.features)), -100000);
