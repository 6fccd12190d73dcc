import { formatFor, type Unit } from '../format/index.js';
import type { IsoDate, Language } from '../model/document.js';
import type { Country, Currency } from '../terms/terms.js';

/** Something the answers hold, not yet written out in a language. */
export type Fact =
  | { readonly kind: 'count'; readonly n: number; readonly unit: Unit }
  | { readonly kind: 'money'; readonly amount: number; readonly currency: Currency }
  | { readonly kind: 'date'; readonly date: IsoDate }
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'country'; readonly country: Country }
  /** The user's own words. */
  | { readonly kind: 'text'; readonly text: string }
  /** How often something happens: "every 2 weeks". */
  | { readonly kind: 'often'; readonly words: Readonly<Record<Language, string>> }
  | { readonly kind: 'each'; readonly words: Readonly<Record<Language, string>> };

export type Facts = Readonly<Record<string, Fact>>;

/** `screen`: figures alone; `contract`: with the number in words where the language asks for it. */
export type Register = 'screen' | 'contract';

const PLACE = /\{(\w+)(?::(genitive|accusative))?\}/g;
/** "14 (keturiolika) dienų" is for contracts. */
const WORDS_OF_NUMBER = /\s\([^)]*\)/u;

function counted(n: number, unit: Unit, form: string | undefined, language: Language): string {
  const format = formatFor(language);
  if (form === 'genitive') return format.countGenitive(n, unit);
  return form === 'accusative' ? format.count(n, unit) : format.countOf(n, unit);
}

function written(fact: Fact, form: string | undefined, language: Language, register: Register): string {
  const format = formatFor(language);
  switch (fact.kind) {
    case 'count': {
      const words = counted(fact.n, fact.unit, form, language);
      return register === 'screen' ? words.replace(WORDS_OF_NUMBER, '') : words;
    }
    case 'money':
      return format.money(fact.amount, fact.currency);
    case 'date':
      return format.date(fact.date);
    case 'percent':
      return format.percent(fact.value);
    case 'number':
      return format.number(fact.value);
    case 'country':
      return format.country(fact.country);
    case 'text':
      return fact.text;
    case 'often':
    case 'each':
      return fact.words[language];
  }
}

/** Writes the facts into the places of a template: `{days}`, `{days:genitive}`. What a fact says is never parsed again. */
export function fill(
  template: string,
  facts: Facts,
  language: Language,
  register: Register = 'screen',
): string {
  const text = template.replace(PLACE, (place, name: string, form: string | undefined) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`No fact for ${place} in: ${template}`);
    return written(fact, form, language, register);
  });
  /* An abbreviation that ends a sentence ("15 d.") swallows the full stop. */
  return text.replace(/(?<=\bd)\.\.(?=\s|$)/gu, '.');
}
