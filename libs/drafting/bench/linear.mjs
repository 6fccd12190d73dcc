/* Linear scorers over sparse rows: squared hinge with L2, by dual coordinate descent (Hsieh et al. 2008). */

/** Puts the first `length` of `order` in an order that depends on the seed alone. */
function shuffle(order, length, random) {
  for (let at = length - 1; at > 0; at--) {
    const other = random() % (at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
}
const lcg = (seed) => {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
};

/** Rows of { features, values } one after the other in flat arrays, with the last feature constant. */
export function pack(rows, size) {
  const count = rows.reduce((sum, { features }) => sum + features.length + 1, 0);
  const packed = {
    size: size + 1,
    starts: new Int32Array(rows.length + 1),
    features: new Int32Array(count),
    values: new Float32Array(count),
    norms: new Float64Array(rows.length),
  };
  let at = 0;
  rows.forEach(({ features, values }, row) => {
    packed.starts[row] = at;
    packed.features.set(features, at);
    packed.values.set(values, at);
    at += features.length;
    packed.features[at] = size;
    packed.values[at++] = 1;
    packed.starts[row + 1] = at;
    packed.norms[row] = 1 + values.reduce((sum, value) => sum + value * value, 0);
  });
  return packed;
}

/** Weights of one scorer; `is` says yes (1) or no (-1) of each row, `costs` how much it counts; 0 leaves it out. */
export function fit({ size, starts, features, values, norms }, is, costs, { rounds = 40, seed = 1 } = {}) {
  const weights = new Float64Array(size);
  const alpha = new Float64Array(costs.length);
  const active = Int32Array.from([...costs.keys()].filter((row) => costs[row] > 0));
  const random = lcg(seed);
  let left = active.length;
  let worst = Infinity;
  for (let round = 0; round < rounds; round++) {
    let most = 0;
    shuffle(active, left, random);
    for (let at = 0; at < left; at++) {
      const row = active[at];
      const end = starts[row + 1];
      let sum = 0;
      for (let n = starts[row]; n < end; n++) sum += weights[features[n]] * values[n];
      const slack = 0.5 / costs[row];
      const gradient = is[row] * sum - 1 + slack * alpha[row];
      if (alpha[row] === 0 && gradient >= 0) {
        /* Far on its own side: looked at again when the others stand. */
        if (gradient > worst) {
          left--;
          [active[at], active[left]] = [active[left], row];
          at--;
        }
        continue;
      }
      most = Math.max(most, Math.abs(gradient));
      const next = Math.max(0, alpha[row] - gradient / (norms[row] + slack));
      const moved = (next - alpha[row]) * is[row];
      if (moved === 0) continue;
      alpha[row] = next;
      for (let n = starts[row]; n < end; n++) weights[features[n]] += moved * values[n];
    }
    if (most < 0.05) {
      if (left === active.length) break;
      left = active.length;
      worst = Infinity;
    } else worst = most;
  }
  return weights;
}
