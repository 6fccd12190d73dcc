import { contentText } from '../model/document-text.js';
import { allContents, type ContractText } from '../model/bilingual.js';
import { withoutOptions, type Details } from '../details/fill-in.js';
import { tokensIn } from './tokens.js';
import type { Role } from './words.js';

/** A gap of my version, as it stands in its text, and what stands there in theirs. */
export interface FilledGap {
  readonly gap: string;
  readonly text: string;
}

export interface FilledIn {
  /** My version with that in place of its gaps. */
  readonly text: string;
  readonly filled: readonly FilledGap[];
}

/** Terms of the deal: what somebody writes there is a change like any other. */
const TERM = /^terms\./u;

/** The gaps of a contract for names, numbers, places and days, each once, as they stand in its text. */
export const gapsOf = (contract: ContractText): string[] => [
  ...new Set(
    allContents(contract)
      .flat()
      .filter((part) => part.kind === 'placeholder' && !TERM.test(part.name))
      .map((part) => contentText([part])),
  ),
];

/** A name, a number or an address is no longer, and says nothing of what somebody may or must. */
const LONGEST = 200;
const MOST_WORDS = 20;
const SAYS_MORE: ReadonlySet<Role> = new Set(['side', 'modality', 'negation', 'scope']);
/** So many letters beside a gap are enough to know its line by. */
const LEAST_LETTERS = 3;

export const isDetail = (text: string): boolean => {
  if (text.trim() === '' || text.length > LONGEST || /[[\]\n]/u.test(text)) return false;
  const tokens = tokensIn(text, 0, text.length, new Set());
  return tokens.length <= MOST_WORDS && !tokens.some(({ role }) => SAYS_MORE.has(role));
};

/** "No. ", "VAT number (if any)": a contract that has none has no line for it. */
const MAY_BE_NONE = /^(?:N[or]\. $|VAT number|PVM mokėtojo kodas)/u;

export const spaced = (line: string): string => line.replaceAll(/\s+/gu, ' ').trim();
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(spaced)
    .filter((line) => line !== '');

/** Whether what stands in a gap fills it in: `before` is what stands before the gap in its line, from the last one on. */
export type IsFilling = (value: string, before: string, line: string) => boolean;

interface Pattern {
  readonly gaps: readonly string[];
  /** What stands before, between and behind them: one more than there are gaps. */
  readonly between: readonly string[];
}

/**
 * My version as it would be with the details that theirs has in its gaps, so that filling them in is no change. A line of
 * theirs has to be mine but for the gaps; what says more than a detail does is left to be told as a change.
 */
export function filledLike(
  mine: string,
  theirs: string,
  gaps: readonly string[],
  isFilling: IsFilling = isDetail,
): FilledIn {
  const own = linesOf(mine);
  const patterns = own.map((line) => patternOf(line, gaps));
  const others = linesOf(theirs);
  const found = new Map<string, string>();
  const take = (pattern: Pattern, line: string | undefined): boolean => {
    const values = line === undefined ? undefined : valuesIn(line, pattern);
    if (values === undefined) return false;
    pattern.gaps.forEach((gap, at) => {
      const value = values[at] ?? '';
      if (!found.has(gap) && isFilling(value, pattern.between[at] ?? '', line ?? '')) found.set(gap, value);
    });
    return true;
  };
  /* The date of either signature stands behind the same word: the first of mine is the first of theirs. */
  const turns = new Map<string, number>();
  for (const pattern of patterns.filter(isKnowable)) {
    const like = pattern.between.join('\n');
    const from = turns.get(like) ?? 0;
    const at = others.findIndex((line, place) => place >= from && take(pattern, line));
    if (at >= 0) turns.set(like, at + 1);
  }
  /* The head of a table may begin like the line of a number. */
  const withoutGaps = new Set(own.filter((_, at) => patterns[at]?.gaps.length === 0));
  const isLeftOut = ({ gaps, between: [first = ''] }: Pattern): boolean =>
    gaps.length > 0 &&
    MAY_BE_NONE.test(first) &&
    !others.some((line) => line.startsWith(first) && !withoutGaps.has(line));
  const without = patterns.map(isLeftOut);
  patterns.forEach((pattern, at) => {
    if (pattern.gaps.length === 0 || isKnowable(pattern) || without[at] === true) return;
    const above = own.findLastIndex((_, place) => place < at && without[place] !== true);
    const before = filled(own[above] ?? '', found);
    const place = others.indexOf(before);
    if (place >= 0 && place === others.lastIndexOf(before)) take(pattern, others[place + 1]);
  });
  const leftOut = own.filter((_, at) => without[at] === true);
  /* A line to sign on has no gap any more once its party is named. */
  const emptied = patterns.flatMap(({ gaps: [gap = '', ...more], between: [label = '', end] }) =>
    more.length === 0 &&
    end === '' &&
    label.endsWith(': ') &&
    others.includes(label.trim()) &&
    !theirs.includes(gap)
      ? [[gap, ''] as const]
      : [],
  );
  return {
    text: leftOut.reduce(
      (text, line) => text.replace(line, ''),
      filled(mine, new Map([...emptied, ...found])),
    ),
    filled: [...found].map(([gap, text]) => ({ gap, text })),
  };
}

const filled = (text: string, values: ReadonlyMap<string, string>): string =>
  [...values].reduce((written, [gap, value]) => written.replaceAll(gap, () => value), text);

const isKnowable = ({ gaps, between }: Pattern): boolean =>
  gaps.length > 0 && between.join('').replaceAll(/[^\p{L}]/gu, '').length >= LEAST_LETTERS;

function patternOf(line: string, gaps: readonly string[]): Pattern {
  const found: string[] = [];
  const between: string[] = [];
  let from = 0;
  for (let at = line.indexOf('['); at >= 0; at = line.indexOf('[', at + 1)) {
    const gap = gaps.find((each) => line.startsWith(each, at));
    if (gap === undefined) continue;
    between.push(line.slice(from, at));
    found.push(gap);
    from = at + gap.length;
  }
  return { gaps: found, between: [...between, line.slice(from)] };
}

/** What stands in a line where the gaps are, read from its beginning; undefined where the rest is not the same. */
function valuesIn(line: string, { between }: Pattern): string[] | undefined {
  const [first = '', ...rest] = between;
  if (!line.startsWith(first)) return undefined;
  const values: string[] = [];
  let from = first.length;
  for (const [index, words] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const at = isLast ? line.length - words.length : line.indexOf(words, from);
    if (at < from || (isLast && !line.endsWith(words))) return undefined;
    values.push(line.slice(from, at));
    from = at + words.length;
  }
  return values;
}

/** What was filled in in theirs, as the details of the contract whose gaps they are; what it does without, where no gap is left, is none. */
export function detailsIn(contract: ContractText, theirs: string, filled: readonly FilledGap[]): Details {
  const gaps = allContents(contract)
    .flat()
    .flatMap((part) => (part.kind === 'placeholder' ? [{ name: part.name, gap: contentText([part]) }] : []));
  const given = gaps.flatMap(({ name, gap }) => {
    const text = filled.find((each) => each.gap === gap)?.text;
    return text === undefined ? [] : [[name, text]];
  });
  return withoutOptions(Object.fromEntries(given), (left) =>
    gaps.some(({ name, gap }) => name === left && theirs.includes(gap)),
  );
}
