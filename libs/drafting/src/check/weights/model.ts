/** What makes a contract with such sentences one that has the provision; in hundredths, like every score. */
export interface Calibration {
  /** How much the surest sentence, the second and the third count. */
  readonly shares: readonly number[];
  readonly cut: number;
}

/** A linear model over features, in hundredths: whole numbers add up the same everywhere. */
export interface Model extends Calibration {
  score(features: readonly number[]): number;
}

/** Features by number, the same for every model: a sentence looks its own up once, however many models it is shown to. */
const NUMBERS = new Map<string, number>();

function numberOf(feature: string): number {
  const number = NUMBERS.get(feature) ?? NUMBERS.size;
  NUMBERS.set(feature, number);
  return number;
}

/** The numbers of those features that some model speaks about. */
export function numbersOf(features: Iterable<string>): number[] {
  const found: number[] = [];
  for (const feature of features) {
    const number = NUMBERS.get(feature);
    if (number !== undefined) found.push(number);
  }
  return found;
}

const NONE = -500;
const MOST = 400;
const COUNTED = 3;

/** From the scores of single sentences to the whole contract. */
export const SURENESS = {
  /** The highest scores, within bounds: beyond them a sentence is as sure as can be. */
  surest(scores: readonly number[]): number[] {
    const best = [...scores].sort((a, b) => b - a).slice(0, COUNTED);
    while (best.length < COUNTED) best.push(NONE);
    return best.map((score) => Math.max(NONE, Math.min(MOST, score)));
  },
  isEnough(surest: readonly number[], { shares, cut }: Calibration): boolean {
    return shares.reduce((sum, share, at) => sum + share * (surest[at] ?? NONE), 0) >= cut;
  },
  /** From here on a sentence is worth quoting beside the surest one. */
  enoughToQuote({ shares, cut }: Calibration): number {
    return cut / shares.reduce((sum, share) => sum + share, 0);
  },
};

/** As written by `bench/train-provisions.mjs`: the shares and the cut, the bias, then `feature=weight`, parted by `|`. */
export function readModel(written: string): Model {
  const [first, second, third, cut, bias, ...entries] = written.split('|');
  const weighed = entries.map((entry) => {
    const at = entry.lastIndexOf('=');
    return { number: numberOf(entry.slice(0, at)), weight: Number(entry.slice(at + 1)) };
  });
  const weights = new Int16Array(NUMBERS.size);
  for (const { number, weight } of weighed) weights[number] = weight;
  return {
    shares: [Number(first), Number(second), Number(third)],
    cut: Number(cut),
    score: (features) => features.reduce((sum, feature) => sum + (weights[feature] ?? 0), Number(bias)),
  };
}
