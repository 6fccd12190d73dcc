import { plainText } from '../src/brief/plain-text.js';
import type { NamedPart } from './labelled-notes.js';

/** How many letters of a word do not change with its case. */
const BEGINNING = 4;
/** So much of the words has to be the same. */
const MOST = 0.6;
const HALF = 0.5;

/** „Nekeičiu“ is worded as „keitimas“. */
const DENIAL = /^ne(?=\p{L}{4})/u;
const beginnings = (text: string): string[] => [
  ...new Set(
    (plainText(text).match(/\p{L}+|\d+/gu) ?? []).map((word) => word.replace(DENIAL, '').slice(0, BEGINNING)),
  ),
];
const shareOf = (words: readonly string[], other: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => other.includes(word)).length / words.length;

export interface JudgedLine {
  readonly line: string;
  /** `part`: less than half of what is named there, or of something in which nobody is sure. */
  readonly verdict: 'right' | 'part' | 'wrong' | 'unsure';
}

export interface JudgedLines {
  readonly lines: readonly JudgedLine[];
  /** How many of the named parts stand in some line. */
  readonly covered: number;
  readonly named: number;
}

/** What offered lines come to against what notes name: by their words, since a line is worded. */
export function judgeLines(
  lines: readonly string[],
  named: readonly NamedPart[],
  kinds: readonly NamedPart['is'][],
): JudgedLines {
  const wordsOf = (is: readonly NamedPart['is'][]): string[][] =>
    named.filter((each) => is.includes(each.is)).map(({ quote }) => beginnings(quote));
  const [wanted, unsure] = [wordsOf(kinds), wordsOf(['unsure'])];
  /* Who does it stands in brackets behind what is left out. */
  const own = lines.map((line) =>
    beginnings(kinds.includes('thing') ? line : line.replace(/\s\([^)]*\)$/u, '')),
  );
  const verdictOf = (words: readonly string[]): JudgedLine['verdict'] => {
    const of = wanted.filter((each) => shareOf(words, each) >= MOST);
    const isWhole = !kinds.includes('thing') || of.some((each) => shareOf(each, words) >= HALF);
    if (of.length > 0) return isWhole ? 'right' : 'part';
    /* "14 spreads + cover": all of several things, and nothing else. */
    const held = wanted.filter((each) => shareOf(each, words) >= MOST);
    if (held.length > 1 && shareOf(words, held.flat()) >= MOST) return 'right';
    return unsure.some((each) => shareOf(words, each) >= MOST) ? 'unsure' : 'wrong';
  };
  return {
    lines: lines.map((line, at) => ({ line, verdict: verdictOf(own[at] ?? []) })),
    covered: wanted.filter((each) =>
      own.some((words) =>
        kinds.includes('thing') ? shareOf(each, words) >= MOST : shareOf(words, each) >= MOST,
      ),
    ).length,
    named: wanted.length,
  };
}
