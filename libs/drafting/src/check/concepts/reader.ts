import type { Language } from '../../model/document.js';
import { bytesOf } from '../bytes.js';
import { featureGroups, GROUPS, type Group, type Wording } from '../features.js';
import { isLong } from '../limbs.js';
import { DEFECTS } from './names.js';
import { WEIGHTS as EN } from './weights-en.js';
import { WEIGHTS as LT_LONG } from './weights-lt-long.js';
import { WEIGHTS as LT } from './weights-lt.js';
import type { Written } from './written.js';

/** What the reader makes of one wording. */
export interface Reading {
  /** How far it looks like a trap rather than like a sound wording: log odds. */
  readonly odds: number;
  /** Were it a trap: how likely each defect is, in the order of `DEFECTS`. */
  readonly defects: Float64Array;
  /** How surely it regulates each topic, in the order of `TOPICS`: log odds. */
  readonly topics: Float64Array;
}

const RARITY_STEP = 1 / 24;
/** So far below the threshold (log odds) what reads plain wordings is believed that a long sentence is sound. */
const SOUND = 1.5;
const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/**
 * Two layers over the features of a wording: weights of four bits with a step a feature, a hidden layer, and scores for every
 * defect, for sound wordings of every topic, and for what is spoken about.
 */
export class ConceptReader {
  readonly thresholds: Written['thresholds'];
  private readonly places = new Map<number, number>();
  private readonly rarity: Float32Array;
  private readonly steps: Float32Array;
  private readonly first: Int8Array;
  private readonly firstConstants: Float32Array;
  private readonly second: Int8Array;
  private readonly secondStep: number;
  private readonly secondConstants: Float32Array;
  private readonly hidden: number;
  private readonly classes: number;
  private readonly outputs: number;

  /** What reads long sentences: learned from mixed wordings as well, it knows less of plain ones (docs/checker.md). */
  private readonly long: ConceptReader | undefined;

  constructor({ thresholds, weights }: Written, long?: ConceptReader) {
    this.long = long;
    this.thresholds = thresholds;
    const bytes = bytesOf(weights);
    const view = new DataView(bytes.buffer);
    let at = 0;
    const whole = () => view.getUint32((at += 4) - 4);
    const real = () => view.getFloat32((at += 4) - 4);
    const size = whole();
    this.hidden = whole();
    this.classes = whole();
    this.outputs = this.classes + whole();
    this.secondStep = real();
    for (let place = 0; place < size; place++) this.places.set(whole() | 0, place);
    this.rarity = Float32Array.from(bytes.subarray(at, at + size), (byte) => byte * RARITY_STEP);
    at += size;
    this.steps = Float32Array.from(bytes.subarray(at, at + size), (byte) => 2 ** ((byte - 200) / 16));
    at += size;
    this.first = halvesOf(bytes.subarray(at, at + (size * this.hidden) / 2));
    at += this.first.length / 2;
    this.second = Int8Array.from(
      bytes.subarray(at, at + this.hidden * this.outputs),
      (byte) => (byte << 24) >> 24,
    );
    at += this.second.length;
    this.firstConstants = Float32Array.from({ length: this.hidden }, real);
    this.secondConstants = Float32Array.from({ length: this.outputs }, real);
  }

  read(wording: Wording): Reading {
    const reading = this.readPlain(wording);
    const { trap } = this.thresholds;
    if (this.long === undefined || reading.odds < trap - SOUND || !isLong(wording.plain)) return reading;
    const { odds, defects } = this.long.readPlain(wording);
    const beyond = odds - this.long.thresholds.trap;
    /* Which defect it is, the one says who is surer that it is any. */
    return {
      odds: trap + beyond,
      defects: reading.odds - trap > beyond ? reading.defects : defects,
      topics: reading.topics,
    };
  }

  private readPlain(wording: Wording): Reading {
    const scores = this.scores(this.hiddenOf(wording));
    const total = logSum(scores, 0, DEFECTS.length);
    return {
      odds: total - logSum(scores, DEFECTS.length, this.classes),
      defects: scores.slice(0, DEFECTS.length).map((score) => Math.exp(score - total)),
      topics: scores.slice(this.classes),
    };
  }

  private hiddenOf(wording: Wording): Float64Array {
    const starts: number[] = [];
    const values: number[] = [];
    const groups = featureGroups(wording);
    for (const group of GROUP_NAMES) {
      const known: number[] = [];
      let squares = 0;
      for (const feature of groups[group]) {
        const place = this.places.get(feature);
        if (place === undefined) continue;
        known.push(place);
        squares += (this.rarity[place] ?? 0) ** 2;
      }
      const share = squares === 0 ? 0 : GROUPS[group] / Math.sqrt(squares);
      for (const place of known) {
        starts.push(place * this.hidden);
        values.push(share * (this.rarity[place] ?? 0) * (this.steps[place] ?? 0));
      }
    }
    const sums = Float64Array.from(this.firstConstants);
    addRows(sums, this.first, starts, values);
    return sums.map(Math.tanh);
  }

  private scores(hidden: Float64Array): Float64Array {
    const scores = Float64Array.from(this.secondConstants);
    const starts = Array.from(hidden, (_, unit) => unit * this.outputs);
    const values = Array.from(hidden, (value) => value * this.secondStep);
    addRows(scores, this.second, starts, values);
    return scores;
  }
}

/**
 * Adds to `sums` the rows of `weights` that begin at `starts`, each times its value. Four rows at a time: most of what a check
 * takes is spent here, and one row at a time takes two and a half times as long.
 */
function addRows(
  sums: Float64Array,
  weights: Int8Array,
  starts: readonly number[],
  values: readonly number[],
): void {
  for (let row = 0; row < starts.length; row += 4) {
    const a = starts[row] ?? 0;
    const b = starts[row + 1] ?? 0;
    const c = starts[row + 2] ?? 0;
    const d = starts[row + 3] ?? 0;
    const p = values[row] ?? 0;
    const q = values[row + 1] ?? 0;
    const r = values[row + 2] ?? 0;
    const s = values[row + 3] ?? 0;
    for (let at = 0; at < sums.length; at++)
      sums[at] =
        (sums[at] ?? 0) +
        p * (weights[a + at] ?? 0) +
        q * (weights[b + at] ?? 0) +
        r * (weights[c + at] ?? 0) +
        s * (weights[d + at] ?? 0);
  }
}

function logSum(scores: Float64Array, from: number, to: number): number {
  let top = -Infinity;
  for (let at = from; at < to; at++) top = Math.max(top, scores[at] ?? 0);
  let sum = 0;
  for (let at = from; at < to; at++) sum += Math.exp((scores[at] ?? 0) - top);
  return top + Math.log(sum);
}

const readers = new Map<Language, ConceptReader>();

/** The numbers of four bits that bytes hold, two in each. */
function halvesOf(bytes: Uint8Array): Int8Array {
  const halves = new Int8Array(2 * bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    halves[2 * at] = (byte << 24) >> 28;
    halves[2 * at + 1] = (byte << 28) >> 28;
  }
  return halves;
}

/** The reader of a language; unpacked when it is first asked for. */
export function readerOf(language: Language): ConceptReader {
  const known =
    readers.get(language) ??
    (language === 'en' ? new ConceptReader(EN) : new ConceptReader(LT, new ConceptReader(LT_LONG)));
  readers.set(language, known);
  return known;
}
