/* L-BFGS, as much of it as a convex loss of a few thousand weights needs. */
const MEMORY = 8;
const HALVINGS = 12;
const ENOUGH = 1e-5;

function dot(a, b) {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at] * b[at];
  return sum;
}

/** `to` += `factor` × `from`. */
function add(to, factor, from) {
  for (let at = 0; at < to.length; at++) to[at] += factor * from[at];
}

const difference = (a, b) => a.map((value, at) => value - b[at]);

/** The gradient, turned and stretched by what the last steps told of the curvature. */
function direction(gradient, steps) {
  const found = Float64Array.from(gradient);
  const shares = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    const { moved, changed, inverse } = steps[at];
    shares[at] = inverse * dot(moved, found);
    add(found, -shares[at], changed);
  }
  const last = steps.at(-1);
  const scale =
    last === undefined
      ? 1 / Math.max(1e-12, Math.sqrt(dot(found, found)))
      : 1 / (last.inverse * dot(last.changed, last.changed));
  for (let at = 0; at < found.length; at++) found[at] *= scale;
  steps.forEach(({ moved, changed, inverse }, at) =>
    add(found, shares[at] - inverse * dot(changed, found), moved),
  );
  return found;
}

/** The weights where `lossOf(weights, gradient)` (which fills the gradient) is least. */
export function minimise(size, lossOf, { rounds }) {
  let weights = new Float64Array(size);
  let gradient = new Float64Array(size);
  let loss = lossOf(weights, gradient);
  const steps = [];
  for (let round = 0; round < rounds; round++) {
    const down = direction(gradient, steps);
    const slope = dot(down, gradient);
    const next = { weights: weights, gradient: new Float64Array(size), loss: Infinity };
    let length = 1;
    for (let halving = 0; halving < HALVINGS && next.loss > loss - 1e-4 * length * slope; halving++) {
      length = 0.5 ** halving;
      next.weights = Float64Array.from(weights);
      add(next.weights, -length, down);
      next.loss = lossOf(next.weights, next.gradient);
    }
    if (next.loss > loss) break;
    const moved = difference(next.weights, weights);
    const changed = difference(next.gradient, gradient);
    const curvature = dot(moved, changed);
    if (curvature > 1e-12) steps.push({ moved, changed, inverse: 1 / curvature });
    if (steps.length > MEMORY) steps.shift();
    const gained = loss - next.loss;
    ({ weights, gradient, loss } = next);
    if (gained < ENOUGH * Math.max(1, loss)) break;
  }
  return weights;
}
