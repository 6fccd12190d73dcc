export const f1 = (tp, fp, fn) => (tp === 0 ? 0 : (2 * tp) / (2 * tp + fp + fn));

export function tally(scored, threshold) {
  let [tp, fp, fn] = [0, 0, 0];
  for (const { score, present } of scored) {
    const said = score >= threshold;
    if (said && present) tp++;
    else if (said) fp++;
    else if (present) fn++;
  }
  return { tp, fp, fn };
}

/** The threshold in the middle of the best run: F1 is averaged over neighbours, so that one lucky contract decides nothing. */
export function bestThreshold(scored) {
  const cuts = [...new Set(scored.map(({ score }) => score))].sort((a, b) => a - b);
  const values = cuts.map((cut) => {
    const { tp, fp, fn } = tally(scored, cut);
    return f1(tp, fp, fn);
  });
  let best = 0;
  const smooth = values.map((_, at) => {
    const near = values.slice(Math.max(0, at - 3), at + 4);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
  smooth.forEach((value, at) => {
    if (value > smooth[best]) best = at;
  });
  return cuts[best] ?? 0;
}
