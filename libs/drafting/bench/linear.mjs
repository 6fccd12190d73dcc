/* Linear scorers over sparse rows: squared hinge with L2, by dual coordinate descent (Hsieh et al. 2008). */

/** Numbers below `length` in an order that depends on the seed alone. */
function* orders(length, seed) {
  const order = Int32Array.from({ length }, (_, at) => at);
  let state = seed >>> 0;
  for (;;) {
    for (let at = length - 1; at > 0; at--) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const other = Math.floor((state / 2 ** 32) * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    yield order;
  }
}

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
export function fit({ size, starts, features, values, norms }, is, costs, { rounds = 12, seed = 1 } = {}) {
  const weights = new Float64Array(size);
  const used = [...costs.keys()].filter((row) => costs[row] > 0);
  const alpha = new Float64Array(used.length);
  const order = orders(used.length, seed);
  for (let round = 0; round < rounds; round++) {
    let most = 0;
    for (const at of order.next().value) {
      const row = used[at];
      const [start, end] = [starts[row], starts[row + 1]];
      let sum = 0;
      for (let n = start; n < end; n++) sum += weights[features[n]] * values[n];
      const slack = 0.5 / costs[row];
      const gradient = is[row] * sum - 1 + slack * alpha[at];
      if (alpha[at] === 0 && gradient >= 0) continue;
      const next = Math.max(0, alpha[at] - gradient / (norms[row] + slack));
      const moved = (next - alpha[at]) * is[row];
      if (moved === 0) continue;
      most = Math.max(most, Math.abs(gradient));
      alpha[at] = next;
      for (let n = start; n < end; n++) weights[features[n]] += moved * values[n];
    }
    if (most < 0.02) break;
  }
  return weights;
}
