import { diffArrays } from 'diff';
import { textLanguage } from '../check/text-language.js';
import { align } from './align.js';
import type { Passage } from './comparison.js';
import { counterOf } from './counters.js';
import { longestRise } from './longest-rise.js';
import { tokensIn } from './tokens.js';
import { unitsOf, type Unit } from './units.js';
import { lean } from '../reading/letters.js';

/** A line of mine and the one that stands for it in theirs, in its place; absent where it was removed, or added. */
export interface LinePair {
  readonly mine?: Passage;
  readonly theirs?: Passage;
}

/** Letters of mine, and what stands in their place in theirs; without letters where something is only added. */
export interface WordEdit extends Passage {
  readonly text: string;
}

const NONE: ReadonlySet<string> = new Set();

const linesOf = (text: string): Unit[] =>
  [...text.matchAll(/[^\n]*\S[^\n]*/gu)].map(({ 0: line, index }): Unit => {
    const { length, number } = counterOf(line, false);
    const tokens = tokensIn(text, index + length, index + line.length, NONE);
    const key = tokens.map((token) => token.reference ?? token.key).join(' ');
    const place = { start: index, end: index + line.length };
    return {
      ...place,
      number,
      heading: '',
      title: '',
      isHeading: false,
      isRow: false,
      tokens,
      lead: [],
      key,
    };
  });

/** Line by line, in the order of theirs; what was moved is gone where it stood, and comes where it stands. */
export function pairLines(mine: string, theirs: string): LinePair[] {
  const [before, now] = [linesOf(mine), linesOf(theirs)];
  const pairs = align(before, now, textLanguage(mine) === 'lt', { areLines: true }).map((pair) => [
    pair.mine[0] ?? 0,
    pair.theirs[0] ?? 0,
  ]);
  const kept = new Map(
    longestRise(pairs.map(([, other]) => other ?? 0)).map((at) => {
      const [one = 0, other = 0] = pairs[at] ?? [];
      return [other, one];
    }),
  );
  const told = new Set(kept.values());
  const removed = before.filter((_, at) => !told.has(at)).map((line): LinePair => ({ mine: passage(line) }));
  const others = now.map((line, at): LinePair => {
    const one = before[kept.get(at) ?? -1];
    return { ...(one && { mine: passage(one) }), theirs: passage(line) };
  });
  return [...removed, ...others];
}

const passage = ({ start, end }: Passage): Passage => ({ start, end });

const WORDS = lean(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu);
/** A space, a quotation mark or a dash is typed in many ways, which are no edits. */
const typed = (word: string): string => {
  if (/^\s/u.test(word)) return ' ';
  if (/^["“”„‟«»]$/u.test(word)) return '"';
  if (/^['‘’‛]$/u.test(word)) return "'";
  return /^[-‐‑–—]$/u.test(word) ? '-' : word;
};

/** What makes one passage of mine the other one of theirs, word by word; places are those of `mine`. */
export function wordEdits(mine: string, from: Passage, theirs: string, to: Passage): WordEdit[] {
  const cut = (text: string, { start, end }: Passage): string[] => text.slice(start, end).match(WORDS) ?? [];
  const [before, now] = [cut(mine, from), cut(theirs, to)];
  const edits: { start: number; end: number; text: string }[] = [];
  let place = from.start;
  let [left, right] = [0, 0];
  let between = '';
  for (const { added, removed, count } of diffArrays(before.map(typed), now.map(typed))) {
    const own = added ? [] : before.slice(left, left + count);
    const other = removed ? [] : now.slice(right, right + count);
    left += own.length;
    right += other.length;
    const start = place;
    place += own.join('').length;
    if (!added && !removed) {
      between = own.join('');
      continue;
    }
    const last = edits.at(-1);
    /* "30 days" for "60 weeks" is one edit, not two around a space. */
    if (last !== undefined && last.end + between.length === start && /^\s?$/u.test(between)) {
      last.text += between + other.join('');
      last.end = place;
    } else edits.push({ start, end: place, text: other.join('') });
    between = '';
  }
  return edits.map((edit) => ({ ...edit, text: edit.text.replaceAll(/\s+/gu, ' ') }));
}

/** Whether two texts say the same words in the same order, references included; numbers of clauses, lines and marks are not compared. */
export function saysTheSame(one: string, other: string): boolean {
  const words = (text: string): string =>
    unitsOf(text, NONE)
      .flatMap(({ tokens }) => tokens.map((token) => token.reference ?? token.key))
      .join(' ');
  return words(one) === words(other);
}

/** How long what counts a line is: "7.2 ", "(a) ", "• ". */
export const counterLength = (line: string): number => counterOf(line, false).length;
