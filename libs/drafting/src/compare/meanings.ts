import { periodsIn, withFigures } from '../check/figures.js';
import { money, shares } from '../check/measures.js';
import { FACTS } from '../deal/facts.js';
import type { DealFact } from '../deal/read-deal.js';
import { currencyOf, valueText, type DealValue } from '../deal/values.js';
import type { Language } from '../model/document.js';
import { numberIn, pairedByPlace } from './by-place.js';
import type { Chunk } from './chunks.js';
import type { Meaning, Passage } from './comparison.js';
import { countedBy } from './counted.js';
import { namedAlone, otherThings } from './reasons.js';
import { rewordedIn } from './reworded.js';
import { valueOf, type Token } from './tokens.js';
import { stemOf } from './words.js';
import { lean } from '../reading/letters.js';

type Fact = Extract<Meaning, { kind: 'fact' }>;

const MOST = 6;
const LONGEST = 80;

interface Terms {
  readonly terms: readonly Meaning[];
  /** Whether nothing was left out of which nobody can say what it goes with. */
  readonly isSure: boolean;
}

interface Words {
  /** The passages: the reader of terms weighs all the words of a sentence, so that it may know a figure as a term in one version alone although the same figure stands in both, which is no change of that term. */
  readonly said: Versions<string>;
  readonly chunks?: readonly Chunk[];
  /** Numbers that theirs still says once more in figures or in words, beside what they are now. */
  readonly stayed?: ReadonlySet<number>;
}

/** The terms of the deal that are set otherwise. */
export function factMeanings(
  mine: readonly DealFact[],
  theirs: readonly DealFact[],
  { said, chunks = [], stayed = new Set() }: Words,
): Terms {
  const keys = [...new Set([...mine, ...theirs].map(({ key }) => key))];
  let isSure = true;
  const terms = keys.flatMap((fact) => {
    const valuesOf = (facts: readonly DealFact[]): DealValue[] =>
      facts.filter(({ key }) => key === fact).map(({ value }) => value);
    const before = valuesOf(mine);
    const now = valuesOf(theirs);
    const others = now.filter((value) => !stayed.has(numberIn(value)));
    const after = others.length > 0 ? others : now;
    const gone = before.filter((value) => !after.some((other) => isEqual(value, other)));
    const come = after.filter((value) => !before.some((other) => isEqual(value, other)));
    const paired = pairedByPlace(gone, come, chunks, said);
    isSure &&= paired.isSure;
    return paired.sets.map((set): Fact => ({ kind: 'fact', fact, ...set }));
  });
  return {
    terms: terms
      .filter(
        (meaning) => !isOfOne(meaning) || !isSaidIn(said.mine, meaning) || !isSaidIn(said.theirs, meaning),
      )
      .slice(0, MOST),
    isSure,
  };
}

const isOfOne = (meaning: Fact): boolean => meaning.mine === undefined || meaning.theirs === undefined;
const isSaidIn = (plain: string, { mine, theirs }: Fact): boolean => {
  const value = mine ?? theirs;
  return value !== undefined && isValueIn(plain, value);
};

/** Whether a passage in plain form says a sum, a share or a period; of any other value nobody can say. */
function isValueIn(plain: string, value: DealValue): boolean {
  const words = withFigures(plain);
  if (value.kind === 'money')
    return money(words).some((sum) => sum.amount === value.amount && currencyOf(sum) === value.currency);
  if (value.kind === 'period')
    return periodsIn(words).some(({ amount, unit }) => amount === value.amount && unit === value.unit);
  return value.kind === 'percent' && shares(words).some(({ percent }) => percent === value.percent);
}

const isEqual = (one: DealValue, other: DealValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Terms before words; the words as well where a term is set in one version alone, which says less than what stands in its place, or
 * where one was left out.
 */
export function factsAndWords({ terms, isSure }: Terms, words: readonly Meaning[]): Meaning[] {
  const facts = terms.map((fact) => withBothSides(fact, words));
  const isWhole = facts.some(
    (term) => term.kind === 'fact' && term.mine !== undefined && term.theirs !== undefined,
  );
  if (isWhole && isSure) return facts;
  const isTold = (word: Meaning): boolean =>
    facts.some((fact) => {
      if (fact.kind !== 'fact') return false;
      return word.kind === 'value' ? isOfNumbers(fact, word) : word.kind === 'words' && isOfDates(fact, word);
    });
  return [...facts, ...words.filter((word) => !isTold(word))].slice(0, MOST);
}

const isOfNumbers = (fact: Fact, { mine, theirs }: Extract<Meaning, { kind: 'value' }>): boolean =>
  fact.mine !== undefined &&
  fact.theirs !== undefined &&
  isSameNumber(fact.mine, mine) &&
  isSameNumber(fact.theirs, theirs);

/** "30 d" and "10 d" of two days. */
export const isOfDates = ({ mine, theirs }: Fact, word: Extract<Meaning, { kind: 'words' }>): boolean =>
  [[mine, word.mine] as const, [theirs, word.theirs] as const].every(([day, said]) => {
    if (day?.kind !== 'date' || !DAY_ALONE.test(said)) return false;
    const parts = day.date.split('-').map(Number);
    return (said.match(/\d+/gu) ?? []).every((figure) => parts.includes(Number(figure)));
  });
const DAY_ALONE = /^(?:\d{1,4}|d|m|[\s.,-])+$/u;

/**
 * A term with what stands in its place in the other version, where the words say that it is such a figure although it was not read as that
 * term there: a sum that only has another figure was stated before.
 */
function withBothSides(fact: Meaning, words: readonly Meaning[]): Meaning {
  if (fact.kind !== 'fact' || (fact.mine !== undefined && fact.theirs !== undefined)) return fact;
  const value = words.find(
    (other) =>
      other.kind === 'value' &&
      [[fact.mine, other.mine] as const, [fact.theirs, other.theirs] as const].every(
        ([one, said]) => one === undefined || isSameNumber(one, said),
      ),
  );
  return value?.kind === 'value' ? { ...fact, mine: value.mine, theirs: value.theirs } : fact;
}

const isSameNumber = (one: DealValue, other: DealValue): boolean =>
  one.kind === other.kind && numberIn(one) === numberIn(other);

const isTelling = ({ role, isName }: Token): boolean => (role !== 'word' && role !== 'small') || isName;

/** The words that decide what a sentence says and are no longer the same; where none of them decides, those that may say something else. */
export function wordMeanings(chunks: readonly Chunk[], texts: Versions<string>): Meaning[] {
  const named = new Set([...namedAlone(chunks), ...otherThings(chunks)]);
  const told = withoutJoining(toldOf(chunks, named, texts));
  return told.length > 0 ? told : toldOf(chunks, new Set(rewordedIn(chunks)), texts);
}

/** Without an "and" that is gone where it stood and comes again beside what was added behind it. */
function withoutJoining(meanings: readonly Meaning[]): Meaning[] {
  const come = meanings.flatMap((meaning) => (meaning.kind === 'words' ? meaning.theirs.split(' ') : []));
  return meanings.filter(
    (meaning) =>
      meaning.kind !== 'words' ||
      meaning.theirs !== '' ||
      !/^(?:and|ir|bei)$/iu.test(meaning.mine) ||
      !come.includes(meaning.mine),
  );
}

/**
 * All words that are no longer the same, whatever they are; `isSaid` tells those that something else says already. With `isWhole` nothing
 * is cut short.
 */
export function allWordMeanings(
  chunks: readonly Chunk[],
  texts: Versions<string>,
  { isSaid, isWhole }: { readonly isSaid: (at: number) => boolean; readonly isWhole: boolean },
): Meaning[] {
  const changed = [...chunks.entries()].filter(([, { isSame }]) => !isSame);
  /* Another ending goes with the figure before it. */
  const isEnding = (chunk: Chunk): boolean => changed.length > 1 && isOtherForm(chunk);
  const told = changed.filter(([at, chunk]) => !isSaid(at) && !isEnding(chunk));
  return withoutJoining(
    told.map(
      ([at, chunk]) => valueMeaning(chunk, texts) ?? quotedWithNoun(chunk, chunks[at + 1], texts, isWhole),
    ),
  );
}

function toldOf(chunks: readonly Chunk[], named: ReadonlySet<Chunk>, texts: Versions<string>): Meaning[] {
  return chunks
    .flatMap((chunk, at): Meaning[] => {
      const { isSame, mine, theirs } = chunk;
      const isTold = named.has(chunk) || [...mine, ...theirs].some(isTelling);
      if (isSame || !isTold || isOtherForm(chunk)) return [];
      return [valueMeaning(chunk, texts) ?? quotedWithNoun(chunk, chunks[at + 1], texts)];
    })
    .slice(0, MOST);
}

/** „Dienas“ and „dienų“, "days" and "day", after another figure. */
const isOtherForm = ({ mine: [one, ...ones], theirs: [other, ...others] }: Chunk): boolean =>
  one?.role === 'figure' &&
  other?.role === 'figure' &&
  ones.length + others.length === 0 &&
  valueOf(one) === undefined &&
  valueOf(other) === undefined &&
  (stemOf(one.key, true) === stemOf(other.key, true) || singular(one.key) === singular(other.key));
const singular = (word: string): string => word.replace(/s$/u, '');

/** "Promotional videos", of which the first word alone says little. */
const MOST_NOUNS = 2;

/** "14 photos", where nothing but the figure is another. */
function quotedWithNoun(
  { mine, theirs }: Chunk,
  next: Chunk | undefined,
  texts: Versions<string>,
  isWhole = false,
): Meaning {
  const [count, now] = [mine, theirs].map((tokens) => {
    const last = tokens.at(-1);
    return last && valueOf(last);
  });
  if (count === undefined || now === undefined || next?.mine[0]?.role !== 'word')
    return quoted({ mine, theirs }, texts, isWhole);
  const end = next.mine.findIndex(({ role }) => role !== 'word');
  const named = Math.min(MOST_NOUNS, end === -1 ? next.mine.length : end);
  const said = quoted(
    { mine: [...mine, ...next.mine.slice(0, named)], theirs: [...theirs, ...next.theirs.slice(0, named)] },
    texts,
  );
  const counts = { mine: countIn(mine, texts.mine), theirs: countIn(theirs, texts.theirs) };
  return Number.isFinite(counts.mine) && Number.isFinite(counts.theirs) ? { ...said, counts } : said;
}

/** "Thirty-two" is 32; NaN of anything that is not one number alone. */
function countIn(tokens: readonly Token[], text: string): number {
  const [only, ...others] = tokens;
  if (only && others.length === 0) return Number(valueOf(only));
  const span = spanOf(tokens);
  return span ? Number(withFigures(text.slice(span.start, span.end).toLowerCase())) : NaN;
}

interface Versions<T> {
  readonly mine: T;
  readonly theirs: T;
}

const quoted = (
  { mine, theirs }: Versions<readonly Token[]>,
  texts: Versions<string>,
  isWhole = false,
): Extract<Meaning, { kind: 'words' }> => ({
  kind: 'words',
  mine: said(mine, texts.mine, isWhole),
  theirs: said(theirs, texts.theirs, isWhole),
});

/** Of a change of nothing but a figure, what it counts. */
function valueMeaning(
  { mine, theirs }: Versions<readonly Token[]>,
  texts: Versions<string>,
): Meaning | undefined {
  const isFigure = (tokens: readonly Token[]): boolean =>
    tokens.every((token) => token.role === 'figure' || token.role === 'small');
  if (!isFigure(mine) || !isFigure(theirs)) return undefined;
  const numbers = (tokens: readonly Token[]): Token[] => {
    const values = tokens.filter((token) => valueOf(token) !== undefined);
    const inDigits = values.filter(({ key }) => /^\d/u.test(key));
    return inDigits.length > 0 ? inDigits : values;
  };
  const [before, now] = [countedBy(numbers(mine), texts.mine), countedBy(numbers(theirs), texts.theirs)];
  return before && now && before.kind === now.kind ? { kind: 'value', mine: before, theirs: now } : undefined;
}

export function spanOf(tokens: readonly Token[]): Passage | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last && { start: first.start, end: last.end };
}

/** The mark of "el. paštu", "etc. and": a sentence goes on behind it. */
const ABBREVIATED = lean(/^\.\s\p{Ll}/u);

function said(tokens: readonly Token[], text: string, isWhole: boolean): string {
  const span = spanOf(tokens);
  if (span === undefined) return '';
  const dot = ABBREVIATED.test(text.slice(span.end, span.end + 3)) ? 1 : 0;
  const words = text.slice(span.start, span.end + dot).replaceAll(/\s+/gu, ' ');
  return words.length > LONGEST && !isWhole ? `${words.slice(0, LONGEST).replace(/\s\S*$/u, '')} …` : words;
}

const TEXTS = {
  en: {
    quote: (words: string) => `“${words}”`,
    added: 'added',
    removed: 'removed',
    none: 'not stated',
    parted: (figure: string, words: string) =>
      `the figure ${figure} and the words ${words} no longer say the same`,
  },
  lt: {
    quote: (words: string) => `„${words}“`,
    added: 'pridėta',
    removed: 'išbraukta',
    none: 'nenurodyta',
    parted: (figure: string, words: string) => `skaičius ${figure} ir žodžiai ${words} nebesutampa`,
  },
} as const;

/** "Payment term: 30 days → 60 days", "14 days → 41 days", "“may” → “shall”", "added: “not”". */
export function meaningText(meaning: Meaning, language: Language): string {
  const { quote, added, removed, none, parted } = TEXTS[language];
  if (meaning.kind === 'parted') return parted(quote(meaning.figure), quote(meaning.words));
  if (meaning.kind === 'words') {
    if (meaning.mine === '') return `${added}: ${quote(meaning.theirs)}`;
    if (meaning.theirs === '') return `${removed}: ${quote(meaning.mine)}`;
    return `${quote(meaning.mine)} → ${quote(meaning.theirs)}`;
  }
  if (meaning.kind === 'value')
    return `${valueText(meaning.mine, language)} → ${valueText(meaning.theirs, language)}`;
  const shown = (value: DealValue | undefined): string =>
    value === undefined ? none : valueText(value, language);
  return `${FACTS[meaning.fact][language]}: ${shown(meaning.mine)} → ${shown(meaning.theirs)}`;
}
