import { textLanguage } from '../check/text-language.js';
import type { Language } from '../model/document.js';
import { FACTS, type FactKey } from './facts.js';
import { isSurelyRead } from './how-sure.js';
import { readDeal, type DealFact } from './read-deal.js';
import { valueText } from './values.js';

/** One place of a contract that speaks of a term. `quote` is exactly the text from `start` to `end`, in UTF-16 units. */
export interface TermPlace {
  /** "30 days", „21 diena“; null of a term that is not read surely enough for its value to be told. */
  readonly value: string | null;
  /** Of `value`: names of places stay in that of the contract. */
  readonly language: Language;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

/** A term with the places that speak of it, in the order of the text. */
export interface DealTerm {
  readonly key: FactKey;
  readonly name: string;
  readonly places: readonly TermPlace[];
}

export interface DealTerms {
  /** Those whose values are told. */
  readonly set: readonly DealTerm[];
  /** Those of which only the passages are told, since their values are read wrong too often. */
  readonly toRead: readonly DealTerm[];
  /** The names of those of which nothing was found; the contract may set them in other words. */
  readonly notFound: readonly string[];
}

const KEYS = Object.keys(FACTS) as FactKey[];

/** The terms that a contract sets, told in `language`; of a text that is neither English nor Lithuanian nothing is found. */
export function dealTerms(text: string, language: Language): DealTerms {
  const spoken = textLanguage(text) === 'lt' ? 'lt' : 'en';
  const facts = readDeal(text);
  const terms = KEYS.map((key): DealTerm & { isSure: boolean } => {
    const isSure = isSurelyRead(key, spoken);
    const said = facts.filter((fact) => fact.key === key);
    return {
      key,
      name: FACTS[key][language],
      isSure,
      places: isSure ? said.map((fact) => placeOf(fact, language, spoken)) : passagesOf(said, language),
    };
  });
  const found = terms.filter(({ places }) => places.length > 0);
  const withoutMark = ({ key, name, places }: DealTerm): DealTerm => ({ key, name, places });
  return {
    set: found.filter(({ isSure }) => isSure).map(withoutMark),
    toRead: found.filter(({ isSure }) => !isSure).map(withoutMark),
    notFound: terms.filter(({ places }) => places.length === 0).map(({ name }) => name),
  };
}

const placeOf = (
  { value, seat, quote, start, end }: DealFact,
  language: Language,
  spoken: Language,
): TermPlace => ({
  value: seat === undefined ? valueText(value, language) : `${valueText(value, language)}, ${seat}`,
  language: value.kind === 'name' ? spoken : language,
  quote,
  start,
  end,
});

/** Each passage once, however many values stand in it. */
function passagesOf(facts: readonly DealFact[], language: Language): TermPlace[] {
  const passages = new Map(facts.map(({ quote, start, end }) => [`${start} ${end}`, { quote, start, end }]));
  return [...passages.values()].map((passage) => ({ value: null, language, ...passage }));
}
