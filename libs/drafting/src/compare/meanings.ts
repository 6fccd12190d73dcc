import { FACTS } from '../deal/facts.js';
import type { DealFact } from '../deal/read-deal.js';
import { valueText, type DealValue } from '../deal/values.js';
import type { Language } from '../model/document.js';
import type { Chunk } from './chunks.js';
import type { Meaning, Passage } from './comparison.js';
import type { Token } from './tokens.js';

const MOST = 6;
const LONGEST = 80;

/** The terms of the deal that are set otherwise. */
export function factMeanings(mine: readonly DealFact[], theirs: readonly DealFact[]): Meaning[] {
  const keys = [...new Set([...mine, ...theirs].map(({ key }) => key))];
  return keys
    .flatMap((fact) => {
      const valuesOf = (facts: readonly DealFact[]): DealValue[] =>
        facts.filter(({ key }) => key === fact).map(({ value }) => value);
      const [before, after] = [valuesOf(mine), valuesOf(theirs)];
      const gone = before.filter((value) => !after.some((other) => isEqual(value, other)));
      const come = after.filter((value) => !before.some((other) => isEqual(value, other)));
      return Array.from({ length: Math.max(gone.length, come.length) }, (_, at): Meaning => {
        const [one, other] = [gone[at], come[at]];
        return {
          kind: 'fact',
          fact,
          ...(one !== undefined && { mine: one }),
          ...(other !== undefined && { theirs: other }),
        };
      });
    })
    .slice(0, MOST);
}

const isEqual = (one: DealValue, other: DealValue): boolean => JSON.stringify(one) === JSON.stringify(other);

const isTelling = ({ role, isName }: Token): boolean => (role !== 'word' && role !== 'small') || isName;

/** The words that decide what a sentence says and are no longer the same. */
export function wordMeanings(
  chunks: readonly Chunk[],
  texts: { readonly mine: string; readonly theirs: string },
): Meaning[] {
  return chunks
    .filter(({ isSame, mine, theirs }) => !isSame && [...mine, ...theirs].some(isTelling))
    .map(({ mine, theirs }): Meaning => ({
      kind: 'words',
      mine: said(mine, texts.mine),
      theirs: said(theirs, texts.theirs),
    }))
    .slice(0, MOST);
}

export function spanOf(tokens: readonly Token[]): Passage | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last && { start: first.start, end: last.end };
}

function said(tokens: readonly Token[], text: string): string {
  const span = spanOf(tokens);
  if (span === undefined) return '';
  const words = text.slice(span.start, span.end).replaceAll(/\s+/gu, ' ');
  return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/\s\S*$/u, '')} …` : words;
}

const TEXTS = {
  en: { quote: (words: string) => `“${words}”`, added: 'added', removed: 'removed', none: 'not stated' },
  lt: { quote: (words: string) => `„${words}“`, added: 'pridėta', removed: 'išbraukta', none: 'nenurodyta' },
} as const;

/** "Payment term: 30 days → 60 days", "“may” → “shall”", "added: “not”". */
export function meaningText(meaning: Meaning, language: Language): string {
  const { quote, added, removed, none } = TEXTS[language];
  if (meaning.kind === 'words') {
    if (meaning.mine === '') return `${added}: ${quote(meaning.theirs)}`;
    if (meaning.theirs === '') return `${removed}: ${quote(meaning.mine)}`;
    return `${quote(meaning.mine)} → ${quote(meaning.theirs)}`;
  }
  const shown = (value: DealValue | undefined): string =>
    value === undefined ? none : valueText(value, language);
  return `${FACTS[meaning.fact][language]}: ${shown(meaning.mine)} → ${shown(meaning.theirs)}`;
}
