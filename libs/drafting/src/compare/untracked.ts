import { plainText } from '../check/segment.js';
import { placesOfTerm } from './by-place.js';
import type { Chunk } from './chunks.js';
import type { Change, Meaning, Passage, Untracked } from './comparison.js';
import { allWordMeanings, isOfDates } from './meanings.js';
import type { Token } from './tokens.js';

/** More differences than this, and they did not start from my version: nobody is to be accused of them. */
const MOST = 20;

export const untrackedIn = (silent: readonly Change[]): Untracked => ({
  count: silent.length,
  isOtherBase: silent.length > MOST,
});

type Is = (change: Change) => boolean;

/**
 * Whether a change stands in the text already when all tracked changes are rejected. `silent` are the changes of `base`, which is that
 * text, against mine.
 */
export function isSilentBy(
  silent: readonly Change[],
  texts: { readonly theirs: string; readonly base: string },
): Is {
  const come = silent.flatMap(({ theirs }) => (theirs === undefined ? [] : plain(texts.base, theirs)));
  return ({ mine, theirs }) =>
    mine === undefined
      ? theirs !== undefined && come.some((words) => isPart(words, plain(texts.theirs, theirs)))
      : silent.some((each) => each.mine !== undefined && overlap(each.mine, mine));
}

/**
 * Whether a change leads to nothing but what mine said before its own tracked changes. `before` is mine with those of them made that the
 * other text has, and `changes` what leads there from mine. Rejecting a tracked change leaves no mark, so that it looks like an edit that was
 * not tracked.
 */
export function isTakenBackBy(
  changes: readonly Change[],
  before: string,
): (change: Change, text: string) => boolean {
  const words = (text: string, passage: Passage | undefined): string | undefined =>
    passage && plain(text, passage);
  const isOfOne = (one: Passage | undefined, other: Passage | undefined): boolean =>
    one === undefined || other === undefined ? one === other : overlap(one, other);
  return ({ mine, theirs }, text) =>
    changes.some((back) => isOfOne(back.mine, mine) && words(before, back.theirs) === words(text, theirs));
}

/** The changes with those marked that nobody has tracked. */
export const withMarks = (changes: readonly Change[], isTakenBack: Is, isUntracked: Is): readonly Change[] =>
  changes.map((change) => {
    if (isTakenBack(change)) return { ...change, isTakenBack: true };
    return isUntracked(change) ? { ...change, isUntracked: true } : change;
  });

/** From one text to the next: the words of a passage, and references that lead elsewhere now. */
export interface Step {
  readonly chunks: readonly Chunk[];
  readonly texts: { readonly mine: string; readonly theirs: string };
  readonly references: readonly Meaning[];
  /** Numbers that are said twice and no longer alike. */
  readonly parted: readonly Meaning[];
}

/**
 * What a change that was not tracked comes to, apart from what they did track in the same passage: of that nobody is accused. Every word
 * that came or went in silence is told, whatever terms are read. `silent` leads from mine to theirs without its tracked changes and `tracked`
 * on to theirs. A term of which nobody can say to which of the two it belongs is told of neither: the words are.
 */
export function withTrackedApart(change: Change, silent: Step, tracked: Step): Change {
  const isTracked = tracked.chunks.some(({ isSame }) => !isSame) || tracked.references.length > 0;
  const terms = change.meanings.filter((meaning) => meaning.kind === 'fact');
  const isOf = (step: Step) => (term: Fact) => placesOfTerm(term, step.chunks).length > 0;
  const isSilent = (term: Fact): boolean => !isTracked || (isOf(silent)(term) && !isOf(tracked)(term));
  const trackedTerms = terms.filter((term) => isTracked && isOf(tracked)(term) && !isOf(silent)(term));
  /* A passage that came or went as a whole stands there as a whole. */
  const isWhole = change.mine === undefined || change.theirs === undefined;
  const isShown =
    isWhole && silent.chunks.every(({ mine, theirs }) => mine.length === 0 || theirs.length === 0);
  const trackedMeanings = isTracked ? meaningsOf(tracked, trackedTerms, { isWhole: false }) : [];
  return {
    ...change,
    meanings: meaningsOf(silent, terms.filter(isSilent), { isWhole: true, isShown }),
    ...(trackedMeanings.length > 0 && { trackedMeanings }),
  };
}

type Fact = Extract<Meaning, { kind: 'fact' }>;

function meaningsOf(
  { chunks, texts, references, parted }: Step,
  terms: readonly Fact[],
  { isWhole, isShown = false }: { readonly isWhole: boolean; readonly isShown?: boolean },
): Meaning[] {
  /* Of what one version alone sets the words say more. */
  const isSetInBoth = (term: Fact): boolean => term.mine !== undefined && term.theirs !== undefined;
  const places = new Set(terms.filter(isSetInBoth).flatMap((term) => placesOfTerm(term, chunks)));
  const isFigure = ({ role }: Token): boolean => role === 'figure' || role === 'small';
  const isSaid = (at: number): boolean =>
    places.has(at) && [...(chunks[at]?.mine ?? []), ...(chunks[at]?.theirs ?? [])].every(isFigure);
  const all = isShown ? [] : allWordMeanings(chunks, texts, { isSaid, isWhole });
  const words = all.filter((word) => word.kind !== 'words' || !terms.some((term) => isOfDates(term, word)));
  return [...terms, ...words, ...references, ...parted];
}

const plain = (text: string, { start, end }: Passage): string => plainText(text.slice(start, end));
const isPart = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
const overlap = (one: Passage, other: Passage): boolean => one.start < other.end && other.start < one.end;
