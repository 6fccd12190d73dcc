/* Learns the weights of a chain of states (a conditional random field) from rows of features: L-BFGS on the likelihood, with L2. */
const { COUNT, marginalsOf, mayFollow } = await import('../src/advice/said/reader/chain.ts');

const MEMORY = 6;
const ENOUGH = 1e-4;

const dot = (a, b) => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at] * b[at];
  return sum;
};

/** Steps down along what the last steps have shown of the curve, until they gain next to nothing. */
function lowest(size, lossOf, rounds) {
  let point = new Float64Array(size);
  let slope = new Float64Array(size);
  let loss = lossOf(point, slope);
  const steps = [];
  for (let round = 0; round < rounds; round++) {
    const way = Float64Array.from(slope);
    const shares = [];
    for (const { moved, turned } of steps.toReversed()) {
      const share = dot(moved, way) / dot(turned, moved);
      shares.unshift(share);
      for (let at = 0; at < size; at++) way[at] -= share * turned[at];
    }
    const last = steps.at(-1);
    if (last !== undefined) {
      const scale = dot(last.moved, last.turned) / dot(last.turned, last.turned);
      for (let at = 0; at < size; at++) way[at] *= scale;
    }
    steps.forEach(({ moved, turned }, place) => {
      const share = dot(turned, way) / dot(turned, moved);
      for (let at = 0; at < size; at++) way[at] += moved[at] * (shares[place] - share);
    });
    const steep = dot(slope, way);
    let length = steps.length > 0 ? 1 : 1 / Math.sqrt(dot(slope, slope));
    let next;
    for (let tries = 0; tries < 20; tries++, length /= 2) {
      const there = point.map((value, at) => value - length * way[at]);
      const slopeThere = new Float64Array(size);
      next = { point: there, slope: slopeThere, loss: lossOf(there, slopeThere) };
      if (next.loss <= loss - 1e-4 * length * steep) break;
    }
    const moved = next.point.map((value, at) => value - point[at]);
    const turned = next.slope.map((value, at) => value - slope[at]);
    if (dot(moved, turned) > 1e-10) steps.push({ moved, turned });
    if (steps.length > MEMORY) steps.shift();
    const gain = (loss - next.loss) / loss;
    ({ point, slope, loss } = next);
    if (gain < ENOUGH) break;
  }
  return point;
}

/**
 * Learns from rows of { features: a list of numbers a part, kinds: the kind of mark before each, states: what each is, -1 where
 * nobody knows }. Answers the features with their places, and the weights: COUNT a feature, then those of each kind of mark, state and next one.
 */
export function learnChain(rows, features, { kinds, cost, rounds = 80 }) {
  const places = new Map([...features].map((feature, at) => [feature, at]));
  const moves = places.size * COUNT;
  const known = rows.map((row) => ({
    ...row,
    features: row.features.map((each) => each.flatMap((feature) => places.get(feature) ?? [])),
  }));
  const lossOf = (weights, slope) => {
    let loss = 0;
    for (let at = 0; at < weights.length; at++) {
      slope[at] = cost * weights[at];
      loss += (cost * weights[at] ** 2) / 2;
    }
    for (const { features: each, kinds: marks, states } of known) {
      const scores = each.map((of) => {
        const sums = new Float64Array(COUNT);
        for (const feature of of)
          for (let state = 0; state < COUNT; state++) sums[state] += weights[feature * COUNT + state];
        return sums;
      });
      const chain = {
        length: states.length,
        scoreOf: (at, state) => scores[at][state],
        stepOf: (at, before, state) => weights[moves + (marks[at] * COUNT + before) * COUNT + state],
      };
      const all = marginalsOf({ ...chain, isAllowed: () => true });
      const right = marginalsOf({
        ...chain,
        isAllowed: (at, state) => states[at] < 0 || states[at] === state,
      });
      loss += all.logSum - right.logSum;
      for (let at = 0; at < states.length; at++)
        for (let state = 0; state < COUNT; state++) {
          const off = all.state(at, state) - right.state(at, state);
          for (const feature of each[at]) slope[feature * COUNT + state] += off;
          for (let before = 0; at > 0 && before < COUNT; before++)
            if (mayFollow(before, state))
              slope[moves + (marks[at] * COUNT + before) * COUNT + state] +=
                all.pair(at, before, state) - right.pair(at, before, state);
        }
    }
    return loss;
  };
  const weights = lowest(moves + kinds * COUNT * COUNT, lossOf, rounds);
  return { places, weights, moves };
}
