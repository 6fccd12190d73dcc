import type { MarkedWords } from './marked-words.js';

/** A stretch of words; what is folded can be seen when somebody asks for all of them. */
export interface Piece {
  readonly text: string;
  readonly isFolded: boolean;
}

/** As many letters of a run of words are shown at its beginning and at its end. */
const KEPT = { alone: [150, 0], same: [50, 60], del: [60, 30] } as const;
/** What would hide fewer is not worth it. */
const LEAST_FOLDED = 50;

/** A run of the contract's own words without its middle, where it is long; words that come are always shown. */
export function pieces({ kind, text }: MarkedWords, isAlone: boolean): readonly Piece[] {
  const whole = [{ text, isFolded: false }];
  if (kind === 'ins') return whole;
  const [before, after] = KEPT[isAlone ? 'alone' : kind];
  if (text.length - before - after < LEAST_FOLDED) return whole;
  const from = text.lastIndexOf(' ', before) + 1 || before;
  const space = after === 0 ? text.length : text.indexOf(' ', text.length - after);
  const to = space < 0 ? text.length - after : space;
  return [
    { text: text.slice(0, from), isFolded: false },
    { text: text.slice(from, to), isFolded: true },
    { text: text.slice(to), isFolded: false },
  ].filter((piece) => piece.text !== '');
}

export const isFoldable = (runs: readonly MarkedWords[]): boolean =>
  runs.some((run) => pieces(run, runs.length === 1).length > 1);
