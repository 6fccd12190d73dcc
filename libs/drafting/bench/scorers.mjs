/* Fits every scorer on labelled wordings, and packs what was fitted as `src/check/concepts/model.ts` reads it. */
import { labelOf, SCORERS, touching } from './concepts.mjs';
import { fit, pack } from './linear.mjs';

const { GROUPS } = await import('../src/check/concepts/features.ts');
const { readModel } = await import('../src/check/concepts/model.ts');
const COST = 0.3;
const FEWEST = 2;
const IDF_STEP = 24;

export const nameOf = ({ kind, id }) => `${kind} ${id}`;

/** Which features are kept, and the rarity of each: the log of how many wordings there are to one that has it. */
function vocabulary(units) {
  const counts = new Map();
  for (const { groups } of units)
    for (const group of Object.values(groups))
      for (const feature of group) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= FEWEST).sort((a, b) => a[0] - b[0]);
  const rarity = kept.map(([, count]) =>
    Math.max(1, Math.min(255, Math.round((Math.log(units.length / count) + 0.3) * IDF_STEP))),
  );
  return {
    hashes: kept.map(([feature]) => feature),
    rarity,
    places: new Map(kept.map(([feature], at) => [feature, at])),
  };
}

function rowOf({ groups }, { places, rarity }) {
  const row = { features: [], values: [] };
  for (const [group, all] of Object.entries(groups)) {
    const known = [...all].map((feature) => places.get(feature)).filter((place) => place !== undefined);
    const norm = Math.sqrt(known.reduce((sum, place) => sum + rarity[place] ** 2, 0));
    for (const place of known) {
      row.features.push(place);
      row.values.push((GROUPS[group] * rarity[place]) / norm);
    }
  }
  return row;
}

const writeNumber = (bytes, number) => {
  let left = number;
  for (; left >= 128; left >>>= 7) bytes.push((left & 127) | 128);
  bytes.push(left);
};

/** The heaviest weights of a scorer in whole steps; the rest tell of single authors and cost room. */
function heaviest(weights, most) {
  const order = [...weights.keys()]
    .slice(0, -1)
    .filter((at) => weights[at] !== 0)
    .sort((a, b) => Math.abs(weights[b]) - Math.abs(weights[a]) || a - b);
  const kept = order.slice(0, most);
  const step = Math.abs(weights[kept[0]] ?? 1) / 127;
  return {
    step,
    kept: kept.map((at) => [at, Math.round(weights[at] / step)]).filter(([, weight]) => weight !== 0),
  };
}

/** Scorers fitted on the units of one language: what is written, without the judge and the thresholds. */
export function fitScorers(units, { most }) {
  const words = vocabulary(units);
  const packed = pack(
    units.map((unit) => rowOf(unit, words)),
    words.hashes.length,
  );
  const touches = touching(units);
  const byFeature = words.hashes.map(() => []);
  const steps = [];
  const constants = [];
  SCORERS.forEach((scorer, index) => {
    const labels = units.map((unit) => labelOf(scorer, unit, touches));
    const weights = fit(
      packed,
      labels.map(([is]) => is),
      Float64Array.from(labels, ([, cost]) => COST * cost),
    );
    const { step, kept } = heaviest(weights, scorer.kind === 'trap' ? most * 8 : most);
    for (const [feature, weight] of kept) byFeature[feature].push([index, weight]);
    steps.push(Number(step.toPrecision(5)));
    constants.push(Number(weights.at(-1).toFixed(4)));
  });
  const features = Buffer.alloc(words.hashes.length * 5);
  words.hashes.forEach((feature, at) => {
    features.writeUInt32BE(feature, at * 5);
    features.writeUInt8(words.rarity[at], at * 5 + 4);
  });
  const weights = [];
  for (const entries of byFeature) {
    writeNumber(weights, entries.length);
    let last = -1;
    for (const [scorer, weight] of entries) {
      writeNumber(weights, scorer - last);
      writeNumber(weights, weight < 0 ? -2 * weight - 1 : 2 * weight);
      last = scorer;
    }
  }
  return {
    scorers: SCORERS.map(nameOf),
    steps,
    constants,
    judge: { constant: 0, trap: 1, margin: 1, ruled: 0 },
    thresholds: { trap: 0, present: 0, touched: 0 },
    features: features.toString('base64'),
    weights: Buffer.from(weights).toString('base64'),
  };
}

export const modelOf = (written) => readModel(written);
