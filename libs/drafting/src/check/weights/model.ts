/** A linear model over features, in hundredths: whole numbers add up the same everywhere. */
export interface Model {
  readonly threshold: number;
  score(features: readonly string[]): number;
}

/** As written by `bench/train.mjs`: the threshold, the bias, then `feature=weight`, parted by `|`. */
export function readModel(written: string): Model {
  const [threshold, bias, ...entries] = written.split('|');
  const weights = new Map(
    entries.map((entry) => {
      const at = entry.lastIndexOf('=');
      return [entry.slice(0, at), Number(entry.slice(at + 1))];
    }),
  );
  return {
    threshold: Number(threshold),
    score: (features) => features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), Number(bias)),
  };
}
