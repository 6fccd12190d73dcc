import type { Language } from '../model/document.js';

/** Words of ours with the price as the contract calls it. */
export type Priced = (words: string) => string;

/** Less often than this a word is no name of the price. */
const LEAST = 2;

type Forms = readonly [nominative: string, genitive: string, dative: string, accusative: string];
const LITHUANIAN: readonly Forms[] = [
  ['atlygis', 'atlygio', 'atlygiui', 'atlygį'],
  ['atlyginimas', 'atlyginimo', 'atlyginimui', 'atlyginimą'],
  ['užmokestis', 'užmokesčio', 'užmokesčiui', 'užmokestį'],
  ['honoraras', 'honoraro', 'honorarui', 'honorarą'],
];
const ENGLISH = ['fees', 'fee', 'remuneration', 'compensation'] as const;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** By the word that the contract has for it more often than the one of our wordings. */
export function pricedAs(text: string, language: Language): Priced {
  return language === 'en' ? inEnglish(text) : inLithuanian(text);
}

function inEnglish(text: string): Priced {
  const saysThe = (word: string, flags = 'giu'): number =>
    count(text, new RegExp(`(?<!\\p{L})the (?:(?:total|full|agreed) )?${word}(?!\\p{L})`, flags));
  const name = mostOften(ENGLISH, (word) => saysThe(word), saysThe('price'));
  if (name === undefined) return same;
  const word = 2 * saysThe(capital(name), 'gu') > saysThe(name) ? capital(name) : name;
  const isPlural = name === 'fees';
  return (words) =>
    words.replaceAll(OUR_PRICE, (_, the: string, which = '', verb = '') => {
      const all = which === 'full ' && isPlural ? `${the === 'The' ? 'All' : 'all'} of the ` : '';
      const those = the === 'that' ? 'those ' : `${the} ${which}`;
      return isPlural
        ? `${all === '' ? those : all}${word}${PLURAL[verb] ?? verb}`
        : `${the} ${which}${word}${verb}`;
    });
}

const OUR_PRICE =
  /(?<!\p{L})([Tt]he|that) ((?:full|remaining) )?price(?!\p{L}| of the)( (?:is|has|was|includes|changes)(?!\p{L}))?/gu;
const PLURAL: Readonly<Record<string, string>> = {
  ' is': ' are',
  ' has': ' have',
  ' was': ' were',
  ' includes': ' include',
  ' changes': ' change',
};

function inLithuanian(text: string): Priced {
  const says = (forms: readonly string[], flags = 'giu'): number =>
    count(
      text,
      new RegExp(`(?<!(?:nuostol|žal|išlaid)\\p{L}* |\\p{L})(?:${forms.join('|')})(?!\\p{L})`, flags),
    );
  const forms = mostOften(LITHUANIAN, (each) => says(each), says(['kain(?:a|os|ai|ą)']));
  if (forms === undefined) return same;
  const inside = new RegExp(`(?<=\\p{Ll},? )(?:${forms.map(capital).join('|')})(?!\\p{L})`, 'gu');
  const isCapital = count(text, inside) > says(forms, 'gu');
  const [nominative, genitive, dative, accusative] = isCapital ? forms.map(capital) : forms;
  const cases: Readonly<Record<string, string | undefined>> = {
    kaina: nominative,
    kainos: genitive,
    kainai: dative,
    kainą: accusative,
  };
  return (words) =>
    words.replaceAll(OUR_KAINA, (found, before = '', form: string, after = '') => {
      const own = cases[form.toLowerCase()];
      if (own === undefined) return found;
      const isFirst = /^\p{Lu}/u.test(form);
      return `${MASCULINE[before] ?? before}${isFirst ? capital(own) : own}${MASCULINE[after] ?? after}`;
    });
}

/* What a part of the work costs, or a change of it, is no price of the contract. */
const OUR_KAINA =
  /(?<!\p{L})(mokėtinos |likusios |tos |sumokėta visa |visą )?(?<!(?:jų|savo|dalies|darbo|terminų ir) )(kain(?:a|os|ai|ą))( (?:sumokėta|nurodyta|keičiama)(?!\p{L}))?(?!\p{L})/giu;
const MASCULINE: Readonly<Record<string, string>> = {
  'mokėtinos ': 'mokėtino ',
  'likusios ': 'likusio ',
  'tos ': 'to ',
  'sumokėta visa ': 'sumokėtas visas ',
  ' sumokėta': ' sumokėtas',
  ' nurodyta': ' nurodytas',
  ' keičiama': ' keičiamas',
};

function mostOften<T>(words: readonly T[], timesOf: (word: T) => number, ours: number): T | undefined {
  const [first] = words
    .map((word) => ({ word, times: timesOf(word) }))
    .filter(({ times }) => times >= LEAST && times > ours)
    .sort((a, b) => b.times - a.times);
  return first?.word;
}

const same: Priced = (words) => words;
