import { bytesOf } from '../../check/bytes.js';
import type { Language } from '../../model/document.js';
import { scorerOf } from './candidates.js';
import type { Suspect } from './suspects.js';
import { BARS, WEIGHTS } from './weights.js';
import type { WrittenScorer } from './written-scorer.js';

/**
 * Weights by hash, each in the first free place from where its hash leads; a place without steps is free. A map of that many numbers
 * takes longer to fill than most texts to judge.
 */
interface Scorer {
  readonly constant: number;
  readonly step: number;
  readonly hashes: Int32Array;
  readonly steps: Int8Array;
}

const ENTRY = 5;

function read({ constant, step, entries }: WrittenScorer): Scorer {
  const bytes = bytesOf(entries);
  const view = new DataView(bytes.buffer);
  /* At least half of the places stay free, or looking for what is not there takes long. */
  const size = 2 ** Math.ceil(Math.log2((2 * bytes.length) / ENTRY + 1));
  const scorer = { constant, step, hashes: new Int32Array(size), steps: new Int8Array(size) };
  for (let at = 0; at < bytes.length; at += ENTRY) {
    const hash = view.getInt32(at);
    const place = placeOf(hash, scorer);
    scorer.hashes[place] = hash;
    scorer.steps[place] = view.getInt8(at + 4);
  }
  return scorer;
}

function placeOf(hash: number, { hashes, steps }: Scorer): number {
  const last = steps.length - 1;
  let place = hash & last;
  while (steps[place] !== 0 && hashes[place] !== hash) place = (place + 1) & last;
  return place;
}

const scorers = new Map<string, Scorer>();

function scorerNamed(name: string): Scorer | undefined {
  const known = scorers.get(name);
  const written = WEIGHTS[name];
  if (known !== undefined || written === undefined) return known;
  const scorer = read(written);
  scorers.set(name, scorer);
  return scorer;
}

/** How surely a contract sets what a candidate says: above 0 it is told. */
export function scoreOf(suspect: Suspect, language: Language): number {
  const scorer = scorerNamed(scorerOf(suspect));
  if (scorer === undefined) return -1;
  const { hashes, values } = suspect.features;
  let score = scorer.constant - BARS[language][suspect.key];
  hashes.forEach((hash, at) => {
    score += (scorer.steps[placeOf(hash, scorer)] ?? 0) * scorer.step * (values[at] ?? 0);
  });
  return score;
}
