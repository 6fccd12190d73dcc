import { featureGroups, GROUPS, type Group, type Wording } from './features.js';

/** As `bench/train.mjs` writes it: the scorers' names, and everything else as bytes in Base64. */
export interface Written {
  /** `topic <provision>`, `trap *`, `ok <provision>`, `defect <id>`. */
  readonly scorers: readonly string[];
  /** One for each scorer: what a step of its whole-number weights is worth, and its constant. */
  readonly steps: readonly number[];
  readonly constants: readonly number[];
  /** What the judge (`judge.ts`) weighs: whether it is a trap at all, the lead of the worst defect, and that a rule blames it. */
  readonly judge: Readonly<Record<'constant' | 'trap' | 'margin' | 'ruled', number>>;
  readonly thresholds: Readonly<Record<'trap' | 'present' | 'touched', number>>;
  readonly features: string;
  readonly weights: string;
}

export interface Model extends Omit<Written, 'features' | 'weights'> {
  /** The score of each scorer. */
  scores(wording: Wording): Float64Array;
}

const IDF_STEP = 1 / 24;

function bytesOf(written: string): Uint8Array {
  const letters = atob(written);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** Numbers in as many bytes as each needs, seven bits a byte. */
class Numbers {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  next(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}

/** Sorted hashes, each with the byte of its rarity. */
function readFeatures(written: string): { places: Map<number, number>; rarity: Float32Array } {
  const bytes = bytesOf(written);
  const view = new DataView(bytes.buffer);
  const places = new Map<number, number>();
  const rarity = new Float32Array(bytes.length / 5);
  for (let place = 0; place < rarity.length; place++) {
    places.set(view.getUint32(place * 5), place);
    rarity[place] = view.getUint8(place * 5 + 4) * IDF_STEP;
  }
  return { places, rarity };
}

/** For each feature the scorers that weigh it: a count, then steps to the next scorer and weights in turn. */
function readWeights(written: string, features: number) {
  const bytes = bytesOf(written);
  const numbers = new Numbers(bytes);
  const starts = new Int32Array(features + 1);
  const scorers = new Uint16Array(bytes.length);
  const weights = new Int8Array(bytes.length);
  let at = 0;
  for (let feature = 0; feature < features; feature++) {
    let scorer = -1;
    for (let left = numbers.next(); left > 0; left--) {
      scorer += numbers.next();
      scorers[at] = scorer;
      const zigzag = numbers.next();
      weights[at++] = zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    }
    starts[feature + 1] = at;
  }
  return { starts, scorers: scorers.slice(0, at), weights: weights.slice(0, at) };
}

const GROUP_NAMES = Object.keys(GROUPS) as Group[];

export function readModel({ features, weights: packed, ...rest }: Written): Model {
  const { places, rarity } = readFeatures(features);
  const { starts, scorers, weights } = readWeights(packed, rarity.length);
  const size = rest.scorers.length;
  return {
    ...rest,
    scores(wording) {
      const sums = new Float64Array(size);
      const groups = featureGroups(wording);
      for (const group of GROUP_NAMES) {
        const known: number[] = [];
        let squares = 0;
        for (const feature of groups[group]) {
          const place = places.get(feature);
          if (place === undefined) continue;
          known.push(place);
          squares += (rarity[place] ?? 0) ** 2;
        }
        const share = squares === 0 ? 0 : GROUPS[group] / Math.sqrt(squares);
        for (const place of known) {
          const value = share * (rarity[place] ?? 0);
          const end = starts[place + 1] ?? 0;
          for (let at = starts[place] ?? 0; at < end; at++) {
            const scorer = scorers[at] ?? 0;
            sums[scorer] = (sums[scorer] ?? 0) + value * (weights[at] ?? 0);
          }
        }
      }
      return sums.map((sum, at) => sum * (rest.steps[at] ?? 0) + (rest.constants[at] ?? 0));
    },
  };
}
