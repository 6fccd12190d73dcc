import { bytesOf } from '../../check/concepts/bytes.js';
import type { Language } from '../../model/document.js';
import { scorerOf } from './candidates.js';
import type { Suspect } from './suspects.js';
import { BARS, WEIGHTS } from './weights.js';
import type { WrittenScorer } from './written-scorer.js';

interface Scorer {
  readonly constant: number;
  readonly weights: ReadonlyMap<number, number>;
}

const ENTRY = 5;

function read({ constant, step, entries }: WrittenScorer): Scorer {
  const bytes = bytesOf(entries);
  const view = new DataView(bytes.buffer);
  const weights = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += ENTRY)
    weights.set(view.getInt32(at), view.getInt8(at + 4) * step);
  return { constant, weights };
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
  hashes.forEach((feature, at) => {
    score += (scorer.weights.get(feature) ?? 0) * (values[at] ?? 0);
  });
  return score;
}
